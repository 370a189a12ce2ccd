// SQL of searches without a result: counted by day, summed for the office, removed.

import { sql } from 'kysely'
import type { Database } from '#platform/database.server.ts'
import type { Scope } from '#platform/context.ts'

/** Different queries of one day that are counted; more come from a program. */
const maxOfADay = 500

export async function countFailure({ db, org }: Scope, day: string, query: string): Promise<void> {
  await sql`
    insert into search_failures (org_id, day, query, searches)
    select ${org.id}, ${day}, ${query}, 1
     where (select count(*) from search_failures where org_id = ${org.id} and day = ${day}) < ${maxOfADay}
        or exists (select from search_failures where org_id = ${org.id} and day = ${day} and query = ${query})
    on conflict (org_id, day, query) do update set searches = search_failures.searches + 1`.execute(db)
}

/** By query, the most frequent first, at most `max`. */
export async function sumFailures(
  { db, org }: Scope,
  { from, to }: { from: string; to: string },
  max: number,
): Promise<{ query: string; searches: number }[]> {
  const { rows } = await sql<{ query: string; searches: number }>`
    select query, sum(searches)::int as searches from search_failures
     where org_id = ${org.id} and day between ${from} and ${to} group by query order by 2 desc, 1 limit ${max}`.execute(
    db,
  )
  return rows
}

/** Those of before the day, of every organisation. Returns how many. */
export async function removeFailures(db: Database, day: string): Promise<number> {
  const { numAffectedRows } = await sql`delete from search_failures where day < ${day}`.execute(db)
  return Number(numAffectedRows ?? 0)
}
