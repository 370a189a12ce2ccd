// Reads of the register: a page of the list, and one connection, which is recorded.

import type { RawBuilder } from 'kysely'
import { toAsciiDigits } from '#kit/language.ts'
import type { ListQuery } from '#kit/page.ts'
import { maskPhone } from '#kit/phone.ts'
import { refuse } from '#kit/refusal.ts'
import { recordOpened } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import {
  countUpTo,
  listFromNearerEnd,
  maxCounted,
  maxFoundCounted,
  pageFound,
  type CountedPage,
} from '#platform/count.server.ts'
import { namesFound } from '#platform/list-search.server.ts'
import type { Connection, ConnectionsPage, ListedConnection } from '../contract/api.ts'
import type { CustomersPage } from '../contract/customers.ts'
import { mayBeChangedBy } from '../rules/changes.ts'
import { firstMeterFrom } from '../rules/first-meter.ts'
import { findConnection, type FoundConnection } from '../store/connection.server.ts'
import {
  findNamed,
  findPage,
  idsOfConnections,
  idsOfNumber,
  isSmallRegister,
  listConnections,
  listNames,
  maxNames,
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
    : readSearched(ctx, { search, ward }, (request) => readFound(ctx, { ward, ...request }, paging))
}

async function readAll(ctx: Ctx, request: ConnectionsRequest, paging: Paging): Promise<CountedPage<ListedRow>> {
  const counted = await countUpTo(ctx, idsOfConnections(ctx, request), maxCounted + 1)
  const rows =
    counted > maxCounted
      ? await listConnections(ctx, request, paging)
      : await listFromNearerEnd(paging, counted, (part) => listConnections(ctx, request, part))
  return pageFound(rows, counted)
}

/** Those with this number, else those that have all its words, else those that have it in any place. A ward narrows what is found. */
async function readSearched<Page extends { total: number }>(
  ctx: Ctx,
  { search, ward }: { search: string; ward: number | undefined },
  read: (request: ConnectionsRequest) => Promise<Page>,
): Promise<Page> {
  const numbered = /\d/.test(toAsciiDigits(search)) ? await idsOfNumber(ctx, search) : []
  if (numbered.length > 0) return read({ ids: numbered })
  const byTerms = await read({ search, by: 'terms' })
  if (byTerms.total > 0) return byTerms
  if (ward !== undefined && (await countUpTo(ctx, idsOfConnections(ctx, { search, by: 'terms' }), 1)) > 0)
    return byTerms
  return read({ search, by: (await isSmallRegister(ctx)) ? 'rows' : 'index' })
}

/** The page comes with the count; of too many to count it is read in the order of the list. */
async function readFound(ctx: Ctx, request: ConnectionsRequest, paging: Paging): Promise<CountedPage<ListedRow>> {
  const { by, search = '' } = request
  const names = by === 'terms' ? namesFound(ctx.org.id, search) : undefined
  return (names && (await readNamed(ctx, names, request, paging))) ?? readCounted(ctx, request, paging)
}

/** Undefined where many names are found and few connections have the first of them. */
async function readNamed(
  ctx: Ctx,
  names: RawBuilder<unknown>,
  request: ConnectionsRequest,
  paging: Paging,
): Promise<CountedPage<ListedRow> | undefined> {
  const sounds = await listNames(ctx, names)
  const { counted, rows } = await findNamed(ctx, sounds, request, paging, maxTermsCounted)
  const isWhole = sounds.length <= maxNames || counted > maxTermsCounted
  return isWhole ? pageFound(rows, counted, maxTermsCounted) : undefined
}

async function readCounted(ctx: Ctx, request: ConnectionsRequest, paging: Paging): Promise<CountedPage<ListedRow>> {
  const max = request.by === 'terms' ? maxTermsCounted : maxFoundCounted
  const { counted, rows } = await findPage(ctx, request, paging, max)
  return pageFound(rows ?? (await walk(ctx, request, paging)), counted, max)
}

/** A page of so many connections that the next ones in the order of the list are near. */
function walk(ctx: Ctx, request: ConnectionsRequest, paging: Paging): Promise<ListedRow[]> {
  return listConnections(ctx, request.by === 'terms' ? { ...request, by: 'frequent terms' } : request, paging)
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
