// How many rows does a query find, without counting more of them than anybody reads?

import type { Expression } from 'kysely'
import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'

/**
 * Counts the rows of a query, no further than `most`: ask for one more than is said, and what reaches it is "more than".
 * @example await countUpTo(ctx, sql`select 1 from articles where org_id = ${org.id}`, 1001)
 */
export async function countUpTo({ db }: Pick<Scope, 'db'>, query: Expression<unknown>, most: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${query} limit ${most}) as found`.execute(db)
  return rows[0]!.total
}
