// SQL of the list of connections: search in their stored keys, by ward, in the order of customer numbers.

import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { Searched } from '#platform/count.server.ts'
import { connectionsNumbered, hasTerms, hasTermsUnindexed, isAmong, isFound } from '#platform/list-search.server.ts'
import type { KnownEntry } from './rows.server.ts'

/**
 * What is searched is the words of a key, by the names that have them (`terms`) or on the way (`frequent terms`), or any place of it, looked
 * up in an index (`index`) or row by row (`rows`).
 */
export type ConnectionsRequest = Searched & {
  ward?: number | undefined
  by?: 'terms' | 'frequent terms' | 'index' | 'rows'
}
export type Paging = { direction: 'asc' | 'desc'; offset: number; limit: number }

/** A connection as lists have it, with its present holder, meter and state; `serial` is null without a meter. */
export type ListedRow = Pick<
  KnownEntry,
  'id' | 'customerNumber' | 'oldNumber' | 'customerType' | 'tapSize' | 'metered' | 'ward' | 'kind' | 'phone' | 'state'
> & {
  nameEn: string
  nameNe: string
  heldFrom: string
  serial: string | null
  tolEn: string | null
  tolNe: string | null
}

/** What is read of a connection for a list, before its page is cut. */
const ownColumns = sql`
  connections.org_id, connections.id, customer_number, old_number, customer_type, tap_size, metered, ward, tol`

const listedColumns = sql`
  c.id, c.customer_number, c.old_number, c.customer_type, c.tap_size, c.metered, c.ward, h.kind, h.name_en, h.name_ne, h.phone,
  h.held_from, m.serial, s.state, t.name_en as tol_en, t.name_ne as tol_ne`

/** The joins of `listedColumns` from connections `c`. */
const presentJoins = sql`
  join connection_holders h on h.org_id = c.org_id and h.connection_id = c.id and h.held_until is null
  left join connection_meters m on m.org_id = c.org_id and m.connection_id = c.id and m.removed_on is null
  cross join lateral (select state from connection_states
    where org_id = c.org_id and connection_id = c.id order by since desc limit 1) s
  left join tols t on t.org_id = c.org_id and t.code = c.tol`

/** A page in the order of customer numbers. */
export async function listConnections(scope: Scope, request: ConnectionsRequest, paging: Paging): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select ${listedColumns}
      from (select ${ownColumns} from connections where ${found(scope, request)} ${cut(paging)}) c
      ${presentJoins} order by c.customer_number ${directionOf(paging)}`.execute(scope.db)
  return rows
}

/** Selects the ids of the connections found. */
export function idsOfConnections(scope: Scope, request: ConnectionsRequest) {
  return sql`select id from connections where ${found(scope, request)}`
}

/**
 * How many connections are found, up to one more than `max`, and the page in the order of customer numbers; null where more than `max` are found.
 * One statement, so that the rows found are read once.
 */
export async function findPage(
  scope: Scope,
  request: ConnectionsRequest,
  paging: Paging,
  max: number,
): Promise<{ counted: number; rows: ListedRow[] | null }> {
  const { rows } = await sql<{ counted: number } & (ListedRow | { id: null })>`
    with found as materialized (select ${ownColumns} from connections where ${found(scope, request)} limit ${max + 1}),
         total as (select count(*)::int as counted from found)
    select total.counted, page.*
      from total left join (
        select ${listedColumns}
          from (select found.* from found, total where counted <= ${max} ${cut(paging)}) c
          ${presentJoins}) page on true
     order by page.customer_number ${directionOf(paging)}`.execute(scope.db)
  const { counted } = rows[0]!
  return { counted, rows: counted > max ? null : listedIn(rows) }
}

/** Of so many names a page is read name by name; more are on so many connections that the list is walked, or else that few can be sorted. */
export const maxNames = 200

/** The sounds of names, at most one more than `maxNames`; `names` selects them (`namesFound`). */
export async function listNames({ db }: Scope, names: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ sounds: string }>`${names} limit ${maxNames + 1}`.execute(db)
  return rows.map(({ sounds }) => sounds)
}

/**
 * How many connections have names of these sounds, up to one more than `max`, and the page in the order of customer numbers of those that are found;
 * of more than `maxNames` it is empty where no more than `max` are counted. Each name is looked up by itself (`lateral`), also while the statistics
 * take the register for small.
 */
export async function findNamed(
  { db, org }: Scope,
  sounds: readonly string[],
  request: ConnectionsRequest,
  paging: Paging,
  max: number,
): Promise<{ counted: number; rows: ListedRow[] }> {
  const names = sql`unnest(${[...sounds]}::text[]) names (sounds)`
  const isNamed = sql`org_id = ${org.id} and name_sounds = names.sounds ${inWard(request.ward)}`
  const first = cut({ ...paging, offset: 0, limit: paging.offset + paging.limit })
  // The index has all that chooses the page; the table is read for its rows.
  const named = sql`
    select ${ownColumns}
      from (select named.id
              from ${names} cross join lateral (select id, customer_number from connections where ${isNamed} ${first}) named ${cut(paging)}) chosen
      join connections on connections.org_id = ${org.id} and connections.id = chosen.id`
  const walked = sql`
    select ${ownColumns} from connections
     where (select counted from total) > ${max} and ${found({ org }, { ...request, by: 'frequent terms' })} ${cut(paging)}`
  const { rows } = await sql<{ counted: number } & (ListedRow | { id: null })>`
    with total as materialized (
           select count(*)::int as counted
             from (select from ${names} cross join lateral (select from connections where ${isNamed} limit ${max + 1}) named
                    limit ${max + 1}) found)
    select total.counted, page.*
      from total left join (
        select ${listedColumns}
          from (${sounds.length > maxNames ? walked : named}) c ${presentJoins}) page on true
     order by page.customer_number ${directionOf(paging)}`.execute(db)
  return { counted: rows[0]!.counted, rows: listedIn(rows) }
}

/** Without the row of an empty page. */
function listedIn(rows: readonly (ListedRow | { id: null })[]): ListedRow[] {
  return rows.filter((row): row is ListedRow => row.id !== null)
}

function cut(paging: Paging) {
  return sql`order by customer_number ${directionOf(paging)} limit ${paging.limit} offset ${paging.offset}`
}

function directionOf({ direction }: Paging) {
  return direction === 'asc' ? sql`asc` : sql`desc`
}

/** The ids of the connections with exactly this number: customer number, else old number, telephone or meter. */
export async function idsOfNumber({ db, org }: Scope, typed: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${connectionsNumbered(org.id, typed)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Looking through so many rows takes a millisecond or two. */
const maxSmall = 2000

/** Whether the register is so small that its index does not pay: that of names has those of all organisations of the installation. */
export async function isSmallRegister({ db, org }: Scope): Promise<boolean> {
  const { rows } = await sql`select from connections where org_id = ${org.id} offset ${maxSmall} limit 1`.execute(db)
  return rows.length === 0
}

function found({ org }: Pick<Scope, 'org'>, request: ConnectionsRequest) {
  const { ward } = request
  return sql`org_id = ${org.id} and ${isSearched(org.id, request)} ${inWard(ward)}`
}

function inWard(ward: number | undefined) {
  return ward === undefined ? sql`` : sql`and ward = ${ward}`
}

function isSearched(orgId: number, { ids, search = '', by }: ConnectionsRequest) {
  if (ids !== undefined) return isAmong('connections.id', ids)
  if (by === 'terms') return hasTerms(orgId, search)
  if (by === 'frequent terms') return hasTermsUnindexed(search)
  return isFound(by === 'rows' ? sql`connections.search_key || ''` : 'connections.searchKey', search)
}
