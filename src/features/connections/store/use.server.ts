// SQL of the use of connections that a row of the register may contradict: first and highest readings, and the first bill.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { KnownUse } from '../rules/contradictions.ts'

/** Of these connections, by id. A meter that was replaced is not asked for: its cells are not changed by an import. */
export async function listUses({ db, org }: Scope, ids: readonly number[]): Promise<Map<number, KnownUse>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<KnownUse & { id: number }>`
    select c.id, f.first, r.highest, r.read_on, b.billed
      from unnest(${[...ids]}::integer[]) as c (id)
      left join lateral (select case when status = 'normal' then value when status in ('reset', 'replaced') then old_final end as first
       from readings where org_id = ${org.id} and connection_id = c.id and value is not null order by period limit 1) f on true
     cross join lateral (select min(read_on) as read_on, greatest(max(value), max(old_final), max(new_start)) as highest
       from readings where org_id = ${org.id} and connection_id = c.id) r
     cross join lateral (select min(period) as billed from bills b where org_id = ${org.id} and connection_id = c.id
       and not exists (select from credit_notes n where n.org_id = b.org_id and n.bill_fiscal_year = b.fiscal_year
         and n.bill_number = b.number and n.approved_at is not null)) b`.execute(db)
  return new Map(rows.map(({ id, ...use }) => [id, use]))
}
