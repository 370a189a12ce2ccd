// SQL of the list of connections: search in their stored keys, by ward, in the order of customer numbers.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { Searched } from '#platform/count.server.ts'
import { connectionsNumbered, hasTerms, hasTermsUnindexed, isAmong, isFound } from '#platform/list-search.server.ts'
import { entryColumns, presentJoins, type EntryRow } from './rows.server.ts'

/**
 * What is searched is the words of a key, looked up in their index (`terms`) or on the way (`frequent terms`), or any place of it, looked
 * up in an index (`index`) or row by row (`rows`).
 */
export type ConnectionsRequest = Searched & {
  ward?: number | undefined
  by?: 'terms' | 'frequent terms' | 'index' | 'rows'
}
export type Paging = { direction: 'asc' | 'desc'; offset: number; limit: number }

export type ListedRow = EntryRow & { heldFrom: string; tolEn: string | null; tolNe: string | null }

/** A page in the order of customer numbers. */
export async function listConnections(scope: Scope, request: ConnectionsRequest, paging: Paging): Promise<ListedRow[]> {
  const { direction, offset, limit } = paging
  const order = direction === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<ListedRow>`
    select ${entryColumns}, h.held_from, t.name_en as tol_en, t.name_ne as tol_ne
      from (select * from connections where ${found(scope, request)}
             order by customer_number ${order} limit ${limit} offset ${offset}) c
      ${presentJoins} left join tols t on t.org_id = c.org_id and t.code = c.tol
     order by c.customer_number ${order}`.execute(scope.db)
  return rows
}

/** Selects the ids of the connections found. */
export function idsOfConnections(scope: Scope, request: ConnectionsRequest) {
  return sql`select id from connections where ${found(scope, request)}`
}

/**
 * How many connections are found, up to one more than `max`, and the ids of those on the page in their order; null where more than `max` are
 * found.
 */
export async function findPage(
  scope: Scope,
  request: ConnectionsRequest,
  { direction, offset, limit }: Paging,
  max: number,
): Promise<{ counted: number; ids: number[] | null }> {
  const inOrder = direction === 'asc' ? sql`id order by customer_number` : sql`id order by customer_number desc`
  const { rows } = await sql<{ counted: number; ids: number[] | null }>`
    select count(*)::int as counted,
           case when count(*) <= ${max} then coalesce((array_agg(${inOrder}))[${offset + 1}::int : ${offset + limit}::int], '{}') end as ids
      from (select id, customer_number from connections where ${found(scope, request)} limit ${max + 1}) as found`.execute(
    scope.db,
  )
  return rows[0]!
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

function found({ org }: Scope, request: ConnectionsRequest) {
  const { ward } = request
  return sql`org_id = ${org.id} and ${isSearched(org.id, request)} ${ward === undefined ? sql`` : sql`and ward = ${ward}`}`
}

function isSearched(orgId: number, { ids, search = '', by }: ConnectionsRequest) {
  if (ids !== undefined) return isAmong('connections.id', ids)
  if (by === 'terms') return hasTerms(orgId, search)
  if (by === 'frequent terms') return hasTermsUnindexed(search)
  return isFound(by === 'rows' ? sql`connections.search_key || ''` : 'connections.searchKey', search)
}
