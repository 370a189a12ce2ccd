// SQL of an inbox: one page of the cases that filters and a search find, in the order of an index, and their count.

import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '#platform/context.ts'
import { countUpTo } from '#platform/count.server.ts'
import { isFound } from '#platform/list-search.server.ts'
import type { CaseTables } from './tables.server.ts'

/**
 * Filters and columns name the table as `c`; `code`: the search when it is a whole tracking code; `named`: that a case is meant by the search in
 * another way than by its words, which an index serves too.
 */
export type InboxRequest = {
  columns: RawBuilder<unknown>
  filters: readonly RawBuilder<unknown>[]
  search: string
  code: string | undefined
  named?: RawBuilder<unknown> | undefined
  orderBy: readonly string[]
  direction: 'asc' | 'desc'
}

/** Counts stop here; beyond it the total is shown as "more than" this number. */
export const maxCasesCounted = 1000

/** One page: its ids come off an index, only its own rows are read. */
export async function listInbox<Row>(
  scope: Scope,
  { table }: CaseTables,
  request: InboxRequest,
  { page, limit }: { page: number; limit: number },
): Promise<Row[]> {
  const [cases, order] = [sql.table(table), orderOf(request)]
  const { rows } = await sql<Row>`
    select ${request.columns}
      from (select c.id from ${cases} c where ${whereOf(scope, request)}
             order by ${order} limit ${limit} offset ${(page - 1) * limit}) as page
      join ${cases} c on c.id = page.id
     order by ${order}`.execute(scope.db)
  return rows
}

/** How many the request finds, counted up to one more than `maxCasesCounted`. */
export function countInbox(scope: Scope, { table }: CaseTables, request: InboxRequest): Promise<number> {
  return countUpTo(
    scope,
    sql`select 1 from ${sql.table(table)} c where ${whereOf(scope, request)}`,
    maxCasesCounted + 1,
  )
}

function whereOf({ org }: Scope, { filters, ...searched }: InboxRequest): RawBuilder<unknown> {
  return sql.join([sql`c.org_id = ${org.id}`, ...filters, foundBy(searched)], sql` and `)
}

function foundBy({ search, code, named }: Pick<InboxRequest, 'search' | 'code' | 'named'>): RawBuilder<unknown> {
  if (code !== undefined) return sql`c.code = ${code}`
  const isInKey = isFound('c.search_key', search)
  return named === undefined ? isInKey : sql`(${named} or ${isInKey})`
}

function orderOf({ orderBy, direction }: InboxRequest): RawBuilder<unknown> {
  return sql.join([...orderBy, 'id'].map((column) => sql`${sql.ref(`c.${column}`)} ${sql.raw(direction)}`))
}
