// SQL of the counter: days of cashiers with their receipts, and the connection of a customer number.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import { isFound } from '#platform/list-search.server.ts'
import { countUpTo } from '#platform/count.server.ts'
import type { Row } from '#platform/tables.server.ts'
import type { NoteCounts } from './contract/forms.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    cashDays: { counted: Json<NoteCounts> | null }
  }
}

/** `cashPaisa`: received in cash and not reversed, less what was given back from the drawer. */
export type CashDayRow = Row<'cashDays'> & { receipts: number; cashPaisa: number }
export type DaysRequest = { id?: number; cashierId?: number; isOpen?: boolean; day?: string; name?: string | undefined }

/** The newest first. `name`: of the cashier, as it is searched. */
export async function listCashDays(
  scope: Scope,
  request: DaysRequest,
  { direction = 'desc', offset = 0, limit }: { direction?: 'asc' | 'desc'; offset?: number; limit: number },
): Promise<CashDayRow[]> {
  const order = direction === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<CashDayRow>`
    select d.*, coalesce(t.receipts, 0) as receipts, (coalesce(t.cash_paisa, 0) - coalesce(p.paid_paisa, 0))::bigint as cash_paisa
      from (select * from cash_days d where ${found(scope, request)}
             order by day ${order}, id ${order} limit ${limit} offset ${offset}) d
      left join lateral (
        select count(distinct (r.fiscal_year, r.number))::integer as receipts,
               sum(l.amount_paisa) filter (where r.tender = 'cash' and not exists (select from ledger_entries e
                 where e.org_id = l.org_id and e.corrects = l.entry_id and e.kind = 'correction')) as cash_paisa
          from cash_day_receipts c
          join receipts r on r.org_id = c.org_id and r.fiscal_year = c.fiscal_year and r.number = c.number
          join receipt_lines l on l.org_id = r.org_id and l.fiscal_year = r.fiscal_year and l.number = r.number
         where c.org_id = d.org_id and c.cash_day_id = d.id) t on true
      left join lateral (
        select sum(f.amount_paisa) as paid_paisa from refunds f
         where f.org_id = d.org_id and f.cash_day_id = d.id and not exists (select from ledger_entries e
           where e.org_id = f.org_id and e.corrects = f.entry_id and e.kind = 'correction')) p on true
     order by d.day ${order}, d.id ${order}`.execute(scope.db)
  return rows
}

export function countCashDays(scope: Scope, request: DaysRequest, max: number): Promise<number> {
  return countUpTo(scope, sql`select 1 from cash_days d where ${found(scope, request)}`, max)
}

function found({ org }: Scope, { id, cashierId, isOpen, day, name }: DaysRequest) {
  return sql`d.org_id = ${org.id} ${id === undefined ? sql`` : sql`and d.id = ${id}`}
    ${cashierId === undefined ? sql`` : sql`and d.cashier_id = ${cashierId}`}
    ${isOpen === undefined ? sql`` : sql`and (d.closed_at is null) = ${isOpen}`}
    ${day === undefined ? sql`` : sql`and d.day = ${day}::date`}
    ${
      name === undefined
        ? sql``
        : sql`and exists (select from people p where p.id = d.cashier_id and ${isFound('p.search_key', name)})`
    }`
}

export async function insertCashDay(
  { db, org }: Scope,
  values: { cashierId: number; cashierName: string; day: string; openedAt: Date; floatPaisa: number },
): Promise<void> {
  await db
    .insertInto('cashDays')
    .values({ orgId: org.id, ...values })
    .execute()
}

export async function insertDayReceipts(
  { db, org }: Scope,
  cashDayId: number,
  receipts: readonly { fiscalYear: string; number: number }[],
): Promise<void> {
  await db
    .insertInto('cashDayReceipts')
    .values(receipts.map(({ fiscalYear, number }) => ({ orgId: org.id, cashDayId, fiscalYear, number })))
    .execute()
}

export async function updateClosed(
  { db, org }: Scope,
  id: number,
  closing: {
    closedAt: Date
    counted: NoteCounts
    countedPaisa: number
    expectedPaisa: number
    differenceEntryId: number | null
  },
): Promise<void> {
  await db
    .updateTable('cashDays')
    .set({ ...closing, counted: JSON.stringify(closing.counted) })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}

export type PaidConnection = {
  id: number
  customerNumber: string
  ward: number | null
  nameEn: string
  nameNe: string
  tolEn: string | null
  tolNe: string | null
}

/** With its present holder. */
export async function findConnection({ db, org }: Scope, customerNumber: string): Promise<PaidConnection | undefined> {
  const { rows } = await sql<PaidConnection>`
    select c.id, c.customer_number, c.ward, h.name_en, h.name_ne, t.name_en as tol_en, t.name_ne as tol_ne
      from connections c
      join connection_holders h on h.org_id = c.org_id and h.connection_id = c.id and h.held_until is null
      left join tols t on t.org_id = c.org_id and t.code = c.tol
     where c.org_id = ${org.id} and c.customer_number = ${customerNumber}`.execute(db)
  return rows[0]
}
