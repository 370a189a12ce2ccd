// SQL of bills that cite an edition before one which takes effect until their months.

import { sql } from 'kysely'
import type { BsMonth } from '#kit/calendar/bs-month.ts'
import type { FormerTap } from '#features/connections/contract/api.ts'
import type { Scope } from '#platform/context.ts'
import type { BillLine } from '../contract/bill.ts'
import type { YearlyNumber } from '#kit/yearly-number.ts'
import type { BilledTap } from '../rules/bill.ts'
import { isNotCredited } from './billed.server.ts'

/** `requestId`: of its credit note that is not approved, `preparedById` and `preparedBy`: by whom. `tap`: as it was billed; `present` and `formerTaps`: as the register has it. */
export type LateRow = YearlyNumber & {
  customerNumber: string
  nameEn: string
  nameNe: string
  period: string
  chargePaisa: number
  tap: BilledTap
  present: BilledTap
  formerTaps: FormerTap[]
  lines: BillLine[]
  requestId: number | null
  preparedById: number | null
  preparedBy: string | null
  connectionId: number
}

/**
 * Bills since a month that are not credited, the newest first, from the one before `before` on; another tap may have no row in the later
 * edition, which the rules see. Without those that a later bill has charged anew: they are credited after it. `editions`: their days, each with the first month that it charges.
 */
export async function listCitingBefore(
  { db, org }: Scope,
  editions: readonly { day: string; month: BsMonth }[],
  { from, before, limit }: { from: BsMonth; before: YearlyNumber | undefined; limit: number },
): Promise<LateRow[]> {
  const { rows } = await sql<LateRow>`
    select b.fiscal_year, b.number, c.customer_number, h.name_en, h.name_ne, b.period, b.charge_paisa, b.tap, b.lines, b.connection_id, n.id as request_id, n.prepared_by_id, n.prepared_by,
           json_build_object('customerType', c.customer_type, 'tapSize', c.tap_size, 'metered', c.metered, 'sewer', c.sewer) as present,
           (select coalesce(json_agg(json_build_object('until', t.until, 'customerType', t.customer_type, 'tapSize', t.tap_size,
              'metered', t.metered, 'sewer', t.sewer) order by t.until), '[]') from connection_former_taps t
             where t.org_id = b.org_id and t.connection_id = b.connection_id) as former_taps
      from bills b join connections c on c.org_id = b.org_id and c.id = b.connection_id
     cross join lateral (select name_en, name_ne from connection_holders
       where org_id = b.org_id and connection_id = b.connection_id
       order by held_from > b.billed_on, abs(held_from - b.billed_on) limit 1) h
      left join credit_notes n on n.org_id = b.org_id and n.bill_fiscal_year = b.fiscal_year and n.bill_number = b.number
       and n.approved_at is null and n.cancelled_at is null
     where b.org_id = ${org.id} and b.period >= ${from} and ${isNotCredited}
       ${before ? sql`and (b.fiscal_year, b.number) < (${before.fiscalYear}, ${before.number})` : sql``}
       and exists (select from jsonb_array_elements(b.lines) line
         join json_to_recordset(${JSON.stringify(editions)}::json) as edition (day text, month text)
           on line->>'period' >= edition.month and line->'edition'->>'effectiveFrom' < edition.day
        where line->>'kind' = 'charge')
       and not exists (${chargedAnew})
     order by b.fiscal_year desc, b.number desc limit ${limit}`.execute(db)
  return rows
}

/** A later bill that is not credited, with a month of bill `b`. */
const chargedAnew = sql`select from bills a join jsonb_array_elements(a.lines) anew on anew->>'kind' = 'charge'
  join jsonb_array_elements(b.lines) line on line->>'kind' = 'charge' and line->>'period' = anew->>'period'
 where a.org_id = b.org_id and a.connection_id = b.connection_id and (a.fiscal_year, a.number) > (b.fiscal_year, b.number)
   and not exists (select from credit_notes n where n.org_id = a.org_id and n.bill_fiscal_year = a.fiscal_year
     and n.bill_number = a.number and n.approved_at is not null)`
