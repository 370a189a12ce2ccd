// SQL of open applications by stage and age.

import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { ApplicationAges } from '../contract/numbers.ts'
import { openStages } from '../contract/numbers.ts'

export async function countAges({
  db,
  org,
  now,
}: Pick<Ctx, 'db' | 'org' | 'now'>): Promise<Map<string, ApplicationAges>> {
  const { rows } = await sql<ApplicationAges>`
    select stage, count(*) filter (where days <= 7)::int as "upTo7",
           count(*) filter (where days > 7 and days <= 30)::int as "upTo30",
           count(*) filter (where days > 30)::int as older
      from (select state as stage, extract(epoch from ${now}::timestamptz - last_step_at) / 86400 as days
              from applications where org_id = ${org.id} and state = any(${[...openStages]})) as pending
     group by stage`.execute(db)
  return new Map(rows.map((row) => [row.stage, row]))
}
