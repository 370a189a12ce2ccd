// SQL of reversals of deposits: requests, what was on a slip, and its release for another slip.

import { sql } from 'kysely'
import type { YearlyNumber } from '#kit/yearly-number.ts'
import type { Scope } from '#platform/context.ts'
import type { Row } from '#platform/tables.server.ts'
import type { ChequeAnswer } from '../contract/cheque.ts'
import type { ReversalState } from '../contract/reversal.ts'
import type { Author } from './deposits.server.ts'

type Outcome = Exclude<ReversalState, 'prepared'>

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    depositReversals: { outcome: Outcome | null }
  }
}

export type ReversalRow = Row<'depositReversals'>
export type ReversalsRequest = { id?: number; depositId?: number; isPending?: true }

/** The newest first by default. */
export async function listReversals(
  { db, org }: Scope,
  { id, depositId, isPending }: ReversalsRequest,
  { direction = 'desc', limit }: { direction?: 'asc' | 'desc'; limit: number },
): Promise<ReversalRow[]> {
  let rows = db.selectFrom('depositReversals').selectAll().where('orgId', '=', org.id)
  if (id !== undefined) rows = rows.where('id', '=', id)
  if (depositId !== undefined) rows = rows.where('depositId', '=', depositId)
  if (isPending) rows = rows.where('outcome', 'is', null)
  return rows.orderBy('id', direction).limit(limit).execute()
}

export async function countPendingReversals({ db, org }: Scope): Promise<number> {
  const row = await db
    .selectFrom('depositReversals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('orgId', '=', org.id)
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

export async function insertReversal(
  { db, org }: Scope,
  reversal: { depositId: number; reason: string },
  by: Author,
): Promise<number> {
  const { id } = await db
    .insertInto('depositReversals')
    .values({ orgId: org.id, ...reversal, preparedAt: by.at, preparedById: by.id, preparedBy: by.name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function decideReversal({ db, org }: Scope, id: number, outcome: Outcome, by: Author): Promise<void> {
  await db
    .updateTable('depositReversals')
    .set({ outcome, decidedAt: by.at, decidedById: by.id, decidedBy: by.name })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}

/** What was on the slip may be on another one; the rows of this one stay. */
export async function releaseDeposit(
  { db, org }: Scope,
  { depositId, reversalId }: { depositId: number; reversalId: number },
): Promise<void> {
  for (const table of ['depositedCheques', 'depositedCashDays'] as const)
    await db
      .updateTable(table)
      .set({ reversalId })
      .where('orgId', '=', org.id)
      .where('depositId', '=', depositId)
      .execute()
  await db
    .updateTable('bankDeposits')
    .set({ reversalId })
    .where('orgId', '=', org.id)
    .where('id', '=', depositId)
    .execute()
}

export type SlipCheque = YearlyNumber & {
  reference: string
  payerNameEn: string
  payerNameNe: string
  amountPaisa: number
  outcome: ChequeAnswer | null
  receivedById: number | null
}

/** By the number of the receipt. */
export async function listSlipCheques({ db, org }: Scope, depositId: number): Promise<SlipCheque[]> {
  const { rows } = await sql<SlipCheque>`
    select r.fiscal_year, r.number, r.tender_reference as reference, r.payer_name_en, r.payer_name_ne, r.amount_paisa, d.outcome,
           r.author_id as received_by_id
      from deposited_cheques d
      join receipts r on r.org_id = d.org_id and r.fiscal_year = d.fiscal_year and r.number = d.number
     where d.org_id = ${org.id} and d.deposit_id = ${depositId} order by r.fiscal_year, r.number`.execute(db)
  return rows
}

export type SlipDay = { id: number; day: string; cashierId: number; cashierName: string; amountPaisa: number }

/** The oldest first. */
export async function listSlipDays({ db, org }: Scope, depositId: number): Promise<SlipDay[]> {
  const { rows } = await sql<SlipDay>`
    select c.id, c.day, c.cashier_id, c.cashier_name, d.amount_paisa
      from deposited_cash_days d
      join cash_days c on c.org_id = d.org_id and c.id = d.cash_day_id
     where d.org_id = ${org.id} and d.deposit_id = ${depositId} order by c.day, c.id`.execute(db)
  return rows
}
