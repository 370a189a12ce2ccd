// SQL of the bill that charges a reading.

import { sql } from 'kysely'
import type { BsMonth } from '#kit/calendar/bs-month.ts'
import type { Scope } from '#platform/context.ts'

/** The bill, not credited, that was approved after the reading and charges its month; undefined where the reading came later. */
export async function findBillOfReading(
  { db, org }: Scope,
  { connectionId, period }: { connectionId: number; period: BsMonth },
): Promise<{ fiscalYear: string; number: number } | undefined> {
  const { rows } = await sql<{ fiscalYear: string; number: number }>`
    select b.fiscal_year, b.number from bills b
      join billing_runs u on u.org_id = b.org_id and u.id = b.run_id
      join readings r on r.org_id = b.org_id and r.connection_id = b.connection_id and r.period = ${period}
     where b.org_id = ${org.id} and b.connection_id = ${connectionId} and u.approved_at >= r.entered_at
       and not exists (select from credit_notes n where n.org_id = b.org_id and n.bill_fiscal_year = b.fiscal_year
         and n.bill_number = b.number and n.approved_at is not null)
       and (b.period = ${period} or exists (select from jsonb_array_elements(b.lines) line
         where line->>'kind' = 'charge' and line->>'period' = ${period}))
     order by b.fiscal_year desc, b.number desc limit 1`.execute(db)
  return rows[0]
}
