// Reads of the register: a page of the list, and one connection, which is recorded.

import { toAsciiDigits } from '#kit/language.ts'
import type { ListQuery } from '#kit/page.ts'
import { maskPhone } from '#kit/phone.ts'
import { refuse } from '#kit/refusal.ts'
import { recordOpened } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import {
  countUpTo,
  estimateRows,
  listFromNearerEnd,
  maxCounted,
  maxFoundCounted,
  pageFound,
  type CountedPage,
} from '#platform/count.server.ts'
import { isOneTerm } from '#platform/list-search.server.ts'
import type { Connection, ConnectionsPage, ListedConnection } from '../contract/api.ts'
import type { CustomersPage } from '../contract/customers.ts'
import { mayBeChangedBy } from '../rules/changes.ts'
import { firstMeterFrom } from '../rules/first-meter.ts'
import { findConnection, type FoundConnection } from '../store/connection.server.ts'
import {
  findPage,
  idsOfConnections,
  idsOfNumber,
  isSmallRegister,
  listConnections,
  type ConnectionsRequest,
  type ListedRow,
  type Paging,
} from '../store/list.server.ts'
import { isLinked } from '../store/own.server.ts'

/** Connections that have the words of a search are counted to this number: of more, the first ones in the order of the list are near. */
const maxTermsCounted = 1000

type RegisterQuery = ListQuery & { ward?: number | undefined }

/** A page with phones masked. */
export async function readConnections(ctx: Ctx<Staff>, query: RegisterQuery): Promise<ConnectionsPage> {
  const { data, ...counted } = await readPage(ctx, query)
  return { ...counted, data: data.map((row) => listedOf(ctx, row)) }
}

/** The same as customers: who holds each connection now. */
export async function readCustomers(ctx: Ctx<Staff>, query: ListQuery): Promise<CustomersPage> {
  const { data, ...counted } = await readPage(ctx, query)
  return { ...counted, data: data.map((row) => customerOf(ctx, row)) }
}

async function readPage(ctx: Ctx, query: RegisterQuery): Promise<CountedPage<ListedRow>> {
  const { search = '', ward, page, limit, sortOrder } = query
  const paging = { direction: sortOrder === 'desc' ? 'desc' : 'asc', offset: (page - 1) * limit, limit } as const
  return search === ''
    ? readAll(ctx, { ward }, paging)
    : readSearched(ctx, search, (request) => readFound(ctx, { ward, ...request }, paging))
}

async function readAll(ctx: Ctx, request: ConnectionsRequest, paging: Paging): Promise<CountedPage<ListedRow>> {
  const counted = await countUpTo(ctx, idsOfConnections(ctx, request), maxCounted + 1)
  const rows =
    counted > maxCounted
      ? await listConnections(ctx, request, paging)
      : await listFromNearerEnd(paging, counted, (part) => listConnections(ctx, request, part))
  return pageFound(rows, counted)
}

/** Those with this number, else those that have all its words, else those that have it in any place. */
async function readSearched<Page extends { total: number }>(
  ctx: Ctx,
  search: string,
  read: (request: ConnectionsRequest) => Promise<Page>,
): Promise<Page> {
  const numbered = /\d/.test(toAsciiDigits(search)) ? await idsOfNumber(ctx, search) : []
  if (numbered.length > 0) return read({ ids: numbered })
  const byTerms = await read({ search, by: 'terms' })
  if (byTerms.total > 0) return byTerms
  return read({ search, by: (await isSmallRegister(ctx)) ? 'rows' : 'index' })
}

/** The page comes with the count; of too many to count it is read in the order of the list. */
async function readFound(ctx: Ctx, request: ConnectionsRequest, paging: Paging): Promise<CountedPage<ListedRow>> {
  const { by } = request
  const max = by === 'terms' ? maxTermsCounted : maxFoundCounted
  const inOrder = () => listConnections(ctx, by === 'terms' ? { ...request, by: 'frequent terms' } : request, paging)
  const walked = (await isFrequent(ctx, request)) ? await inOrder() : undefined
  if (walked?.length === paging.limit) return pageFound(walked, max + 1, max)
  const { counted, rows } = await findPage(ctx, request, paging, max)
  return pageFound(rows ?? walked ?? (await inOrder()), counted, max)
}

/** Whether a search is for one word that far more connections have than are counted. Several words may never be in one name. */
async function isFrequent(ctx: Ctx, request: ConnectionsRequest): Promise<boolean> {
  const { by, search = '', ward } = request
  if (by !== 'terms' || ward !== undefined || !isOneTerm(search)) return false
  return (await estimateRows(ctx, idsOfConnections(ctx, request))) >= 3 * maxTermsCounted
}

/** One connection; that it was opened is recorded, as it holds a household's contacts. */
export async function openConnection(ctx: Ctx<Staff>, { id }: { id: number }): Promise<Connection> {
  const found = (await findConnection(ctx, id)) ?? refuse('missing', 'connections.unknown')
  await recordOpened(ctx, { action: 'connections.opened', target: found.customerNumber })
  return withVerdict(ctx, found)
}

/** The connection, and whether this person may change it. */
export async function withVerdict(ctx: Ctx<Staff>, { billed, ...found }: FoundConnection): Promise<Connection> {
  const mayChange = mayBeChangedBy({ isOwn: await isLinked(ctx, ctx.actor.id, found.id) })
  return { ...found, firstMeterFrom: firstMeterFrom(found, billed), mayChange }
}

function customerOf({ language }: Ctx, row: ListedRow): CustomersPage['data'][number] {
  const { id, customerNumber, oldNumber, kind, phone, heldFrom, ward, state } = row
  return {
    connectionId: id,
    customerNumber,
    oldNumber,
    kind,
    name: { en: row.nameEn, ne: row.nameNe },
    phone: phone && maskPhone(phone, language),
    since: heldFrom,
    ward,
    tol: { en: row.tolEn ?? '', ne: row.tolNe ?? '' },
    state,
  }
}

function listedOf({ language }: Ctx, row: ListedRow): ListedConnection {
  const { id, customerNumber, oldNumber, nameEn, nameNe, phone, customerType, tapSize, ward, state } = row
  return {
    id,
    customerNumber,
    oldNumber,
    name: { en: nameEn, ne: nameNe },
    phone: phone && maskPhone(phone, language),
    customerType,
    tapSize,
    ward,
    tol: { en: row.tolEn ?? '', ne: row.tolNe ?? '' },
    meterSerial: row.metered ? (row.serial ?? '') : null,
    state,
  }
}
