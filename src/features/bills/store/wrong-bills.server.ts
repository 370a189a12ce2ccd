// SQL of the bills of a connection whose readings were corrected: the newest one, what is requested or credited, and what has replaced that.

import { sql } from 'kysely'
import type { BsMonth } from '#kit/calendar/bs-month.ts'
import type { YearlyNumber } from '#kit/yearly-number.ts'
import type { Scope } from '#platform/context.ts'

/** The bill of a connection that was issued last, credited or not. */
export async function findNewestBill({ db, org }: Scope, connectionId: number): Promise<YearlyNumber | undefined> {
  const { rows } = await sql<YearlyNumber>`
    select fiscal_year, number from bills where org_id = ${org.id} and connection_id = ${connectionId}
     order by fiscal_year desc, number desc limit 1`.execute(db)
  return rows[0]
}

/** `state`: of its credit note, null without one that is not cancelled. `isReplaced`: by a later bill of the same month. */
export type BillState = YearlyNumber & {
  period: BsMonth
  chargePaisa: number
  state: 'requested' | 'credited' | null
  isReplaced: boolean
}

export async function listBillStates({ db, org }: Scope, connectionId: number): Promise<BillState[]> {
  const { rows } = await sql<BillState>`
    select b.fiscal_year, b.number, b.period, b.charge_paisa,
           case when n.approved_at is not null then 'credited' when n.id is not null then 'requested' end as state,
           exists (select from bills a where a.org_id = b.org_id and a.connection_id = b.connection_id
             and a.period = b.period and a.issue > b.issue) as is_replaced
      from bills b
      left join credit_notes n on n.org_id = b.org_id and n.bill_fiscal_year = b.fiscal_year and n.bill_number = b.number
       and n.cancelled_at is null
     where b.org_id = ${org.id} and b.connection_id = ${connectionId} order by b.fiscal_year, b.number`.execute(db)
  return rows
}
