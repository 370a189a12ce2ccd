// SQL of the days of cashiers, as far as a correction of what was taken or paid out on them needs it.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'

/** One cashier's openings, payments and closings wait for each other. Released with the transaction. */
export async function lockCashier({ db, org }: Scope, cashierId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`counter ${org.id}`}), ${cashierId})`.execute(db)
}

/** `amountPaisa`: that an entry put into the drawer of the day, below zero where it was paid out from it. */
export type DrawerCash = { dayId: number; cashierId: number; isClosed: boolean; amountPaisa: number }

/** Undefined for an entry that no drawer is about. */
export async function findDrawerCash({ db, org }: Scope, entryId: number): Promise<DrawerCash | undefined> {
  const { rows } = await sql<DrawerCash>`
    select d.id as day_id, d.cashier_id, d.closed_at is not null as is_closed, m.amount_paisa
      from (select c.cash_day_id, l.amount_paisa from receipt_lines l
              join receipts r on r.org_id = l.org_id and r.fiscal_year = l.fiscal_year and r.number = l.number and r.tender = 'cash'
              join cash_day_receipts c on c.org_id = l.org_id and c.fiscal_year = l.fiscal_year and c.number = l.number
             where l.org_id = ${org.id} and l.entry_id = ${entryId}
            union all
            select cash_day_id, -amount_paisa from refunds where org_id = ${org.id} and entry_id = ${entryId}) m
      join cash_days d on d.org_id = ${org.id} and d.id = m.cash_day_id`.execute(db)
  return rows[0]
}
