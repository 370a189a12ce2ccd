// SQL of bills as the office reads them: a page of a run, a month or a connection, and one bill by its number.

import { sql } from 'kysely'
import type { PaymentStep } from '#features/tariffs/contract/api.ts'
import type { Scope } from '#platform/context.ts'
import { connectionsFound } from '#platform/list-search.server.ts'
import { countUpTo } from '#platform/count.server.ts'
import type { BillLine } from '../contract/bill.ts'
import type { YearlyNumber } from '#kit/yearly-number.ts'
import type { BilledTap } from '../rules/bill.ts'
import { creditColumns, creditJoins, type CreditColumns } from './credited.server.ts'

export type OfficeBillRow = YearlyNumber &
  CreditColumns & {
    connectionId: number
    customerNumber: string
    nameEn: string
    nameNe: string
    period: string
    billedOn: string
    units: number | null
    chargePaisa: number
    totalPaisa: number
    paymentSteps: PaymentStep[]
  }

export type StoredBillRow = OfficeBillRow & {
  ward: number | null
  tolEn: string | null
  tolNe: string | null
  basis: 'read' | 'minimum' | 'average'
  tap: BilledTap
  lines: BillLine[]
}

export type BillsRequest = {
  run?: number | undefined
  period?: string | undefined
  customerNumber?: string | undefined
  /** Typed: a customer number, or a name or telephone. */
  customer?: string | undefined
  bill?: YearlyNumber | undefined
}

/** A page by number. */
export async function listOfficeBills(
  scope: Scope,
  request: BillsRequest,
  { direction, offset, limit }: { direction: 'asc' | 'desc'; offset: number; limit: number },
): Promise<OfficeBillRow[]> {
  const order = direction === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<OfficeBillRow>`
    select ${listedColumns}
      from (select * from bills b where ${found(scope, request)}
             order by fiscal_year ${order}, number ${order} limit ${limit} offset ${offset}) b ${joins}
     order by b.fiscal_year ${order}, b.number ${order}`.execute(scope.db)
  return rows
}

export function countOfficeBills(scope: Scope, request: BillsRequest, max: number): Promise<number> {
  return countUpTo(scope, sql`select 1 from bills b where ${found(scope, request)}`, max)
}

export async function findBill(
  { db, org }: Scope,
  { fiscalYear, number }: YearlyNumber,
): Promise<StoredBillRow | undefined> {
  const { rows } = await sql<StoredBillRow>`
    select ${listedColumns}, c.ward, t.name_en as tol_en, t.name_ne as tol_ne, b.basis, b.tap, b.lines
      from bills b ${joins} left join tols t on t.org_id = c.org_id and t.code = c.tol
     where b.org_id = ${org.id} and b.fiscal_year = ${fiscalYear} and b.number = ${number}`.execute(db)
  return rows[0]
}

const listedColumns = sql`b.fiscal_year, b.number, b.connection_id, c.customer_number, h.name_en, h.name_ne, b.period, b.billed_on,
  b.units, b.charge_paisa, b.total_paisa, b.payment_steps, ${creditColumns}`

/** The connection, its holder on the day of the bill, and the credit note. */
const joins = sql`${creditJoins}
  join connections c on c.org_id = b.org_id and c.id = b.connection_id
  cross join lateral (select name_en, name_ne from connection_holders
    where org_id = b.org_id and connection_id = b.connection_id
    order by held_from > b.billed_on, abs(held_from - b.billed_on) limit 1) h`

function found({ org }: Scope, { run, period, customerNumber, customer, bill }: BillsRequest) {
  return sql`b.org_id = ${org.id} ${run === undefined ? sql`` : sql`and b.run_id = ${run}`}
    ${period === undefined ? sql`` : sql`and b.period = ${period}`}
    ${
      customerNumber === undefined
        ? sql``
        : sql`and b.connection_id in (select id from connections where org_id = ${org.id} and customer_number = ${customerNumber})`
    }
    ${bill ? sql`and b.fiscal_year = ${bill.fiscalYear} and b.number = ${bill.number}` : sql``}
    ${customer ? sql`and b.connection_id in (${connectionsFound(org.id, customer)})` : sql``}`
}
