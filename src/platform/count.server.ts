// Count of a query's rows up to a maximum.

import type { Expression } from 'kysely'
import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'

/**
 * Counts the rows of a query up to `max`: pass one more than is shown, and a count that reaches it means "more than".
 * @example await countUpTo(ctx, sql`select 1 from articles where org_id = ${org.id}`, 1001)
 */
export async function countUpTo({ db }: Pick<Scope, 'db'>, query: Expression<unknown>, max: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${query} limit ${max}) as found`.execute(db)
  return rows[0]!.total
}
