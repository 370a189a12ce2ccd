// SQL of the bills of a customer's own connections, each connection in the time in which the customer held it.

import { sql, type RawBuilder } from 'kysely'
import type { OwnConnection } from '#features/connections/contract/own.ts'
import type { PaymentStep } from '#features/tariffs/contract/api.ts'
import type { Scope } from '#platform/context.ts'
import type { BilledReadings, BillLine } from '../contract/bill.ts'
import type { OwnBillOrder } from '../contract/own.ts'
import type { YearlyNumber } from '#kit/yearly-number.ts'
import type { BilledTap } from '../rules/bill.ts'
import { isNotCredited } from './billed.server.ts'
import { creditColumns, creditJoins, type CreditColumns } from './credited.server.ts'

export type OwnBillRow = CreditColumns & {
  fiscalYear: string
  number: number
  connectionId: number
  customerNumber: string
  period: string
  billedOn: string
  basis: 'read' | 'minimum' | 'average'
  units: number | null
  chargePaisa: number
  totalPaisa: number
  entryId: number | null
  tap: BilledTap
  lines: BillLine[]
  paymentSteps: PaymentStep[]
}

const billOrders: Record<OwnBillOrder, RawBuilder<unknown>> = {
  billedOn: sql`b.billed_on`,
  period: sql`b.period`,
  customerNumber: sql`c.customer_number`,
  units: sql`b.units`,
  chargePaisa: sql`b.charge_paisa`,
  totalPaisa: sql`b.total_paisa`,
}

/** `search`: a customer number, a bill number, or a month such as 2083/07 or the start of it. `withoutCredited`: only bills that are not credited. */
export type OwnBillsRequest = {
  customerNumber?: string | undefined
  search?: string | undefined
  withoutCredited?: boolean
}
type Paging = { by: OwnBillOrder; direction: 'asc' | 'desc'; offset: number; limit: number }

const columns = sql`b.fiscal_year, b.number, b.connection_id, c.customer_number, b.period, b.billed_on, b.basis, b.units, b.charge_paisa,
  b.total_paisa, b.entry_id, b.tap, b.lines, b.payment_steps, ${creditColumns}`

/** A page of bills. */
export async function listOwnBills(
  scope: Scope,
  own: readonly OwnConnection[],
  request: OwnBillsRequest,
  { by, direction, offset, limit }: Paging,
): Promise<OwnBillRow[]> {
  const order = direction === 'asc' ? sql`asc nulls last` : sql`desc nulls last`
  const { rows } = await sql<OwnBillRow>`
    select ${columns} from ${ownBills(scope, own)} ${shownCredit} where ${found(request)}
     order by ${billOrders[by]} ${order}, b.fiscal_year desc, b.number desc limit ${limit} offset ${offset}`.execute(
    scope.db,
  )
  return rows
}

/** The same bills as a query that can be counted. */
export function ownBillsQuery(scope: Scope, own: readonly OwnConnection[], request: OwnBillsRequest) {
  return sql`select 1 from ${ownBills(scope, own)} where ${found(request)}`
}

export async function findOwnBill(
  scope: Scope,
  own: readonly OwnConnection[],
  { fiscalYear, number }: YearlyNumber,
): Promise<OwnBillRow | undefined> {
  const { rows } = await sql<OwnBillRow>`
    select ${columns} from ${ownBills(scope, own)} ${shownCredit}
     where b.fiscal_year = ${fiscalYear} and b.number = ${number}`.execute(scope.db)
  return rows[0]
}

/** The readings from which it was computed; null for a bill of before they were stored with it. */
export async function findBilledReadings(
  { db, org }: Scope,
  { fiscalYear, number }: YearlyNumber,
): Promise<BilledReadings | null> {
  const row = await db
    .selectFrom('bills')
    .select('readings')
    .where('orgId', '=', org.id)
    .where('fiscalYear', '=', fiscalYear)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.readings ?? null
}

/** The last bill of each connection that is not credited. */
export async function listLastBills(scope: Scope, own: readonly OwnConnection[]): Promise<OwnBillRow[]> {
  const { rows } = await sql<OwnBillRow>`
    select distinct on (b.connection_id) ${columns} from ${ownBills(scope, own)} ${shownCredit} where ${isNotCredited}
     order by b.connection_id, b.billed_on desc, b.period desc, b.fiscal_year desc, b.number desc`.execute(scope.db)
  return rows
}

/** The bills that posted these entries. */
export async function listBillsOfEntries(
  scope: Scope,
  own: readonly OwnConnection[],
  entryIds: readonly number[],
): Promise<OwnBillRow[]> {
  const { rows } = await sql<OwnBillRow>`
    select ${columns} from ${ownBills(scope, own)} ${shownCredit}
     where ${isNotCredited} and b.entry_id = any(${[...entryIds]}::bigint[])`.execute(scope.db)
  return rows
}

/** A bill that replaced one after the connection had gone to another holder is not named. */
const shownCredit = sql`${creditJoins} and (own.until is null or a.billed_on < own.until)`

function ownBills({ org }: Scope, own: readonly OwnConnection[]) {
  return sql`json_to_recordset(${JSON.stringify(own)}::json) as own (id integer, "from" date, until date)
      join bills b on b.org_id = ${org.id} and b.connection_id = own.id
       and (own."from" is null or b.billed_on >= own."from") and (own.until is null or b.billed_on < own.until)
      join connections c on c.org_id = b.org_id and c.id = b.connection_id`
}

function found({ customerNumber, search, withoutCredited }: OwnBillsRequest) {
  const current = withoutCredited ? isNotCredited : sql`true`
  const wanted = customerNumber ? sql`${current} and c.customer_number = ${customerNumber}` : current
  if (!search) return wanted
  return sql`${wanted} and (c.customer_number = ${search} or starts_with(b.period, ${search})
    or replace(b.fiscal_year, '/', '-') || '-' || b.number = ${search})`
}
