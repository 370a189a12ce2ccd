// SQL of deposits at the bank: inserted and listed, and the days of cashiers whose cash is to be brought there.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import { isFound } from '#platform/list-search.server.ts'
import { countUpTo } from '#platform/count.server.ts'
import type { Row } from '#platform/tables.server.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    bankDeposits: { tender: 'cash' | 'cheque' }
  }
}

export type Author = { id: number | null; name: string; at: Date }

/** Deposits and decisions about cheques wait for each other. Taken before the locks of the ledger, released with the transaction. */
export async function lockBanking({ db, org }: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('banking'), ${org.id})`.execute(db)
}

/** Undefined where the slip of the bank is known already. */
export async function insertDeposit(
  { db, org }: Scope,
  deposit: { tender: 'cash' | 'cheque'; bank: string; slip: string; depositedOn: string; amountPaisa: number },
  by: Author,
): Promise<number | undefined> {
  const row = await db
    .insertInto('bankDeposits')
    .values({ orgId: org.id, ...deposit, enteredAt: by.at, authorId: by.id, authorName: by.name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** `isPending`: a request to reverse it is to be decided. */
export type DepositRow = Row<'bankDeposits'> & { items: number; isPending: boolean }
export type DepositsRequest = { id?: number; search?: string | undefined }

/** The newest first by default. `search`: a part of bank or slip. */
export async function listDeposits(
  scope: Scope,
  request: DepositsRequest,
  { direction = 'desc', offset = 0, limit }: { direction?: 'asc' | 'desc'; offset?: number; limit: number },
): Promise<DepositRow[]> {
  const order = direction === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<DepositRow>`
    select b.*, ((select count(*) from deposited_cheques d where d.org_id = b.org_id and d.deposit_id = b.id)
               + (select count(*) from deposited_cash_days d where d.org_id = b.org_id and d.deposit_id = b.id))::integer as items,
           exists (select from deposit_reversals v where v.org_id = b.org_id and v.deposit_id = b.id and v.outcome is null) as is_pending
      from ${found(scope, request)}
     order by b.deposited_on ${order}, b.id ${order} limit ${limit} offset ${offset}`.execute(scope.db)
  return rows
}

export function countDeposits(scope: Scope, request: DepositsRequest, max: number): Promise<number> {
  return countUpTo(scope, sql`select 1 from ${found(scope, request)}`, max)
}

function found({ org }: Scope, { id, search }: DepositsRequest) {
  return sql`bank_deposits b where b.org_id = ${org.id} and ${isFound('b.search_key', search)}
     ${id === undefined ? sql`` : sql`and b.id = ${id}`}`
}

/** A closed day of a cashier with cash above the float, not yet deposited. */
export type DueDayRow = {
  id: number
  day: string
  closedAt: Date
  amountPaisa: number
  cashierId: number
  cashierName: string
}

/** The oldest first. */
export async function listDueDays(
  { db, org }: Scope,
  { ids, limit }: { ids?: readonly number[]; limit: number },
): Promise<DueDayRow[]> {
  const { rows } = await sql<DueDayRow>`
    select d.id, d.day, d.closed_at, d.counted_paisa - d.float_paisa as amount_paisa, d.cashier_id, d.cashier_name
      from cash_days d
     where ${isDue(org.id)} ${ids === undefined ? sql`` : sql`and d.id = any(${[...ids]}::integer[])`}
     order by d.day, d.id limit ${limit}`.execute(db)
  return rows
}

/** `overdue`: of days before `overdueBefore`. */
export async function countDueDays(
  { db, org }: Scope,
  overdueBefore: string,
): Promise<{ count: number; amountPaisa: number; overdue: number }> {
  const { rows } = await sql<{ count: number; amountPaisa: number; overdue: number }>`
    select count(*)::integer as count, coalesce(sum(d.counted_paisa - d.float_paisa), 0)::bigint as amount_paisa,
           (count(*) filter (where d.day < ${overdueBefore}::date))::integer as overdue
      from cash_days d where ${isDue(org.id)}`.execute(db)
  return rows[0]!
}

function isDue(orgId: number) {
  return sql`d.org_id = ${orgId} and d.closed_at is not null and d.counted_paisa > d.float_paisa
    and not exists (select from deposited_cash_days x where x.org_id = d.org_id and x.cash_day_id = d.id and x.reversal_id is null)`
}

export async function insertDepositedDays(
  { db, org }: Scope,
  depositId: number,
  days: readonly Pick<DueDayRow, 'id' | 'amountPaisa'>[],
): Promise<void> {
  const rows = days.map(({ id, amountPaisa }) => ({ orgId: org.id, depositId, cashDayId: id, amountPaisa }))
  await db.insertInto('depositedCashDays').values(rows).execute()
}
