// SQL of the list of connections: search by the start of terms, by ward, in the order of customer numbers.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import { countUpTo } from '#platform/count.server.ts'
import { entryColumns, presentJoins, type EntryRow } from './rows.server.ts'

/** `terms`: the folded terms of a search, of which each begins a word of the key; `phone`: its digits, where it is a number. */
export type ConnectionsRequest = { terms: readonly string[]; phone?: string | undefined; ward?: number | undefined }
export type Paging = { direction: 'asc' | 'desc'; offset: number; limit: number }

export type ListedRow = EntryRow & { tolEn: string | null; tolNe: string | null }

/** A page in the order of customer numbers. */
export async function listConnections(scope: Scope, request: ConnectionsRequest, paging: Paging): Promise<ListedRow[]> {
  const { direction, offset, limit } = paging
  const order = direction === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<ListedRow>`
    select ${entryColumns}, t.name_en as tol_en, t.name_ne as tol_ne
      from (select * from connections where ${found(scope, request)}
             order by customer_number ${order} limit ${limit} offset ${offset}) c
      ${presentJoins} left join tols t on t.org_id = c.org_id and t.code = c.tol
     order by c.customer_number ${order}`.execute(scope.db)
  return rows
}

/** The number of connections found, counted up to `max`. */
export function countConnections(scope: Scope, request: ConnectionsRequest, max: number): Promise<number> {
  return countUpTo(scope, sql`select 1 from connections where ${found(scope, request)}`, max)
}

function found({ org }: Scope, { terms, phone, ward }: ConnectionsRequest) {
  const named = terms.length > 0 ? sql.join(terms.map(begins), sql` and `) : sql`true`
  const searched = phone === undefined ? named : sql`((${named}) or ${begins(phone)})`
  return sql`org_id = ${org.id} and ${searched} ${ward === undefined ? sql`` : sql`and ward = ${ward}`}`
}

function begins(word: string) {
  return sql`search_key like ${`% ${word}%`}`
}
