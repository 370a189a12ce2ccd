// SQL of bills: gapless numbers, many inserted at a time, and the list of a period.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import { copyRows } from '#platform/copy.server.ts'
import type { BilledReadings, BillLine } from '../contract/bill.ts'
import type { PaymentStep } from '#features/tariffs/contract/api.ts'
import type { BilledTap } from '../rules/bill.ts'
import { isNotCredited } from './billed.server.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    bills: {
      lines: Json<BillLine[]>
      paymentSteps: Json<PaymentStep[]>
      tap: Json<BilledTap>
      readings: Json<BilledReadings> | null
    }
  }
}

export type NewBill = {
  connectionId: number
  period: string
  billedOn: string
  basis: 'read' | 'minimum' | 'average'
  units: number | null
  chargePaisa: number
  totalPaisa: number
  tap: BilledTap
  lines: readonly BillLine[]
  readings: BilledReadings
  paymentSteps: readonly PaymentStep[]
  entryId: number | null
}

/** One run of an organisation numbers bills at a time; the lock is released with the transaction. */
export async function lockBilling({ db, org }: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('billing'), ${org.id})`.execute(db)
}

/** The number of the last bill of a fiscal year, 0 before the first. */
export async function findLastNumber({ db, org }: Scope, fiscalYear: string): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select coalesce(max(number), 0)::int as number from bills where org_id = ${org.id} and fiscal_year = ${fiscalYear}`.execute(
    db,
  )
  return rows[0]!.number
}

/** Inserts bills of one period, with the numbers after `lastNumber`; at most one of each connection. */
export async function insertBills(
  scope: Scope,
  bills: readonly NewBill[],
  at: { runId: number; fiscalYear: string; lastNumber: number },
): Promise<void> {
  const issues = await listIssues(scope, bills)
  const rows = bills.map((bill, place) => ({
    org_id: scope.org.id,
    fiscal_year: at.fiscalYear,
    number: at.lastNumber + place + 1,
    run_id: at.runId,
    connection_id: bill.connectionId,
    period: bill.period,
    issue: 1 + (issues.get(bill.connectionId) ?? 0),
    billed_on: bill.billedOn,
    basis: bill.basis,
    units: bill.units,
    charge_paisa: bill.chargePaisa,
    total_paisa: bill.totalPaisa,
    tap: JSON.stringify(bill.tap),
    lines: JSON.stringify(bill.lines),
    readings: JSON.stringify(bill.readings),
    payment_steps: JSON.stringify(bill.paymentSteps),
    entry_id: bill.entryId,
  }))
  await copyRows(scope, 'bills', rows)
}

/** How often the period of these bills was billed before, by connection: each time the bill was credited. */
async function listIssues({ db, org }: Scope, bills: readonly NewBill[]): Promise<Map<number, number>> {
  const ids = bills.map(({ connectionId }) => connectionId)
  const { rows } = await sql<{ connectionId: number; issue: number }>`
    select connection_id, max(issue) as issue from bills
     where org_id = ${org.id} and connection_id = any(${ids}::integer[]) and period = ${bills[0]?.period ?? ''}
     group by connection_id`.execute(db)
  return new Map(rows.map(({ connectionId, issue }) => [connectionId, issue]))
}

export type ListedBill = {
  connectionId: number
  fiscalYear: string
  number: number
  customerNumber: string
  period: string
  units: number | null
  chargePaisa: number
  totalPaisa: number
  billedOn: string
  paymentSteps: PaymentStep[]
}

/** Bills of a period that are not credited, in the order of customer numbers, after one of them. */
export async function listBillsOfPeriod(
  { db, org }: Scope,
  { period, zone }: { period: string; zone: string | null },
  { after, limit }: { after: string; limit: number },
): Promise<ListedBill[]> {
  const { rows } = await sql<ListedBill>`
    select b.connection_id, b.fiscal_year, b.number, c.customer_number, b.period, b.units, b.charge_paisa, b.total_paisa, b.billed_on, b.payment_steps
      from bills b join connections c on c.org_id = b.org_id and c.id = b.connection_id
     where b.org_id = ${org.id} and b.period = ${period} and ${isNotCredited} and c.customer_number > ${after} ${
       zone === null ? sql`` : sql`and c.tol in (select code from tols where org_id = ${org.id} and zone = ${zone})`
     }
     order by c.customer_number limit ${limit}`.execute(db)
  return rows
}
