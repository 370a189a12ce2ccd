// SQL of visits: sums by page and by day.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'

type Period = { from: string; to: string }

/** By kind of page, the most visited first. */
export async function sumByPage({ db, org }: Scope, { from, to }: Period): Promise<{ page: string; visits: number }[]> {
  const { rows } = await sql<{ page: string; visits: number }>`
    select page, sum(visits)::int as visits from page_visits
     where org_id = ${org.id} and day between ${from} and ${to} group by page order by 2 desc, 1`.execute(db)
  return rows
}

/** Every day of the period, with those without a visit. */
export async function sumByDay({ db, org }: Scope, { from, to }: Period): Promise<{ day: string; visits: number }[]> {
  const { rows } = await sql<{ day: string; visits: number }>`
    select to_char(days, 'YYYY-MM-DD') as day, coalesce(sum(v.visits), 0)::int as visits
      from generate_series(${from}::date, ${to}::date, interval '1 day') as days
      left join page_visits v on v.org_id = ${org.id} and v.day = days::date
     group by days order by days`.execute(db)
  return rows
}
