// SQL of the bills of connections whose readings were corrected: which connections, the newest one, what is requested or credited, and what has replaced that.

import { sql } from 'kysely'
import type { BsMonth } from '#kit/calendar/bs-month.ts'
import type { YearlyNumber } from '#kit/yearly-number.ts'
import type { Scope } from '#platform/context.ts'
import { isNotCredited } from './billed.server.ts'

/** The bill of a connection that was issued last, credited or not. */
export async function findNewestBill({ db, org }: Scope, connectionId: number): Promise<YearlyNumber | undefined> {
  const { rows } = await sql<YearlyNumber>`
    select fiscal_year, number from bills where org_id = ${org.id} and connection_id = ${connectionId}
     order by fiscal_year desc, number desc limit 1`.execute(db)
  return rows[0]
}

/** `state`: of its credit note, null without one that is not cancelled. `isReplaced`: by a later bill of the same month. */
export type BillState = YearlyNumber & {
  connectionId: number
  period: BsMonth
  chargePaisa: number
  state: 'requested' | 'credited' | null
  isReplaced: boolean
}

/** Of these connections, in the order in which they were issued. */
export async function listBillStates({ db, org }: Scope, connectionIds: readonly number[]): Promise<BillState[]> {
  const { rows } = await sql<BillState>`
    select b.connection_id, b.fiscal_year, b.number, b.period, b.charge_paisa,
           case when n.approved_at is not null then 'credited' when n.id is not null then 'requested' end as state,
           exists (select from bills a where a.org_id = b.org_id and a.connection_id = b.connection_id
             and a.period = b.period and a.issue > b.issue) as is_replaced
      from bills b
      left join credit_notes n on n.org_id = b.org_id and n.bill_fiscal_year = b.fiscal_year and n.bill_number = b.number
       and n.cancelled_at is null
     where b.org_id = ${org.id} and b.connection_id = any(${[...connectionIds]}::integer[])
     order by b.fiscal_year, b.number`.execute(db)
  return rows
}

/** By the newest of its corrections. */
export type CorrectedConnection = { connectionId: number; correction: number }

/**
 * Connections of which a bill may be wrong, those corrected last first, from the one before `before` on: a bill that is not credited was issued before a
 * correction since `since` and charges a month whose units may follow from the corrected reading. These are the months since the dial was read before it up to when
 * it was read next, and later ones without a reading of the dial, which have an average.
 */
export async function listMaybeWrong(
  { db, org }: Scope,
  { since, before, limit }: { since: Date; before: number | undefined; limit: number },
): Promise<CorrectedConnection[]> {
  const { rows } = await sql<CorrectedConnection>`
    select k.connection_id, max(k.id) as correction from reading_corrections k
     cross join lateral (
       select coalesce(max(period) filter (where period < k.period), '') as previous, min(period) filter (where period > k.period) as next
         from readings where org_id = k.org_id and connection_id = k.connection_id and value is not null) dial
     where k.org_id = ${org.id} and k.corrected_at >= ${since} and exists (
       select from bills b join jsonb_array_elements(b.lines) line on line->>'kind' = 'charge'
        where b.org_id = k.org_id and b.connection_id = k.connection_id and b.period > dial.previous
          and (b.fiscal_year, b.number) <= (k.bill_fiscal_year, k.bill_number) and ${isNotCredited}
          and line->>'period' > dial.previous and (dial.next is null or line->>'period' <= dial.next
            or not exists (select from readings r where r.org_id = b.org_id and r.connection_id = b.connection_id
              and r.period = line->>'period' and r.value is not null)))
     group by k.connection_id ${before === undefined ? sql`` : sql`having max(k.id) < ${before}`}
     order by max(k.id) desc limit ${limit}`.execute(db)
  return rows
}
