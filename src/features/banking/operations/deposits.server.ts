// Cash at the bank: the closed days of cashiers that are to be deposited, their deposit by another person, and all deposits.

import { authorOf } from '#features/bills/operations/author.server.ts'
import { typedPolicy } from '#features/bills/operations/policies.server.ts'
import { postEntries } from '#features/ledger/operations/post.server.ts'
import { namesOfSigners, type Signature } from '#features/people/operations.server.ts'
import { addDays } from '#kit/calendar/civil-date.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { ListQuery } from '#kit/page.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { maxCounted, pageFound, type CountedPage } from '#platform/count.server.ts'
import { transaction } from '#platform/database.server.ts'
import { maxDays } from '../contract/cheque.ts'
import type { BankDeposit, DueDays } from '../contract/deposits.ts'
import type { DepositState } from '../contract/reversal.ts'
import { mayDepositCash } from '../rules.ts'
import {
  countDeposits,
  countDueDays,
  insertDeposit,
  insertDepositedDays,
  listDeposits,
  listDueDays,
  lockBanking,
  type DepositRow,
  type DueDayRow,
} from '../store/deposits.server.ts'
import { countPendingReversals } from '../store/reversals.server.ts'
import { readChequeTotals } from './read.server.ts'

export async function readDueDays(ctx: Ctx<Staff>): Promise<DueDays> {
  const before = await overdueBefore(ctx)
  const rows = await listDueDays(ctx, { limit: maxDays })
  const nameOf = await namesOfSigners(ctx, rows.map(cashierOf))
  const data = rows.map((row) => ({
    id: row.id,
    day: row.day,
    cashier: nameOf(cashierOf(row)),
    amountPaisa: row.amountPaisa,
    overdue: row.day < before,
    isOwn: row.cashierId === ctx.actor.id,
  }))
  return { data, ...(await countDueDays(ctx, before)) }
}

/** Counts of the dashboard. */
export async function readBankingDue(ctx: Ctx<Staff>) {
  const { count, overdue } = await countDueDays(ctx, await overdueBefore(ctx))
  const { inHand, deposited } = await readChequeTotals(ctx)
  return {
    cash: count,
    cashOverdue: overdue,
    chequesOverdue: inHand.overdue + deposited.overdue,
    reversals: await countPendingReversals(ctx),
  }
}

type SentCash = { bank: string; slip: string; rupees: number; days: readonly number[] }

/** Whole days, all or none, today: their cash moves to the bank. */
export async function depositCash(ctx: Ctx<Staff>, { bank, slip, rupees, days }: SentCash): Promise<BankDeposit> {
  return transaction(ctx, async (tx) => {
    await lockBanking(tx)
    const ids = [...new Set(days)]
    const due = await listDueDays(tx, { ids, limit: ids.length })
    if (due.length !== ids.length) refuse('conflict', 'banking.days_deposited')
    enforce(mayDepositCash(due, { rupees, byId: tx.actor.id }))
    const amountPaisa = rupees * 100
    const depositedOn = inNepal(tx.now).date
    const deposit = { tender: 'cash', bank, slip, depositedOn, amountPaisa } as const
    const id = (await insertDeposit(tx, deposit, authorOf(tx))) ?? refuse('conflict', 'banking.slip_known')
    await insertDepositedDays(tx, id, due)
    const postings = [
      { account: 'bank', amountPaisa },
      { account: 'cash', amountPaisa: -amountPaisa },
    ] as const
    const entry = {
      connectionId: null,
      kind: 'banking',
      valueOn: depositedOn,
      reference: `cash-deposit:${id}`,
    } as const
    await postEntries(tx, [{ ...entry, postings: [...postings] }])
    await record(tx, {
      action: 'banking.cash_deposited',
      target: slip,
      changes: { bank, days: due.length, amountPaisa },
    })
    const [row] = await listDeposits(tx, { id }, { limit: 1 })
    return (await depositsOf(tx, [row!]))[0]!
  })
}

export async function readBankDeposits(
  ctx: Ctx<Staff>,
  { page, limit, sortOrder, search }: ListQuery,
): Promise<CountedPage<BankDeposit>> {
  const request = { search }
  const counted = await countDeposits(ctx, request, maxCounted + 1)
  const direction = sortOrder === 'asc' ? 'asc' : 'desc'
  const rows = await listDeposits(ctx, request, { direction, offset: (page - 1) * limit, limit })
  return pageFound(await depositsOf(ctx, rows), counted)
}

/** As they are answered. */
export async function depositsOf(ctx: Ctx, rows: readonly DepositRow[]): Promise<BankDeposit[]> {
  const nameOf = await namesOfSigners(ctx, rows.map(authorOfRow))
  return rows.map((row) => {
    const { id, depositedOn: on, tender, bank, slip, items, amountPaisa } = row
    return { id, on, tender, bank, slip, items, amountPaisa, by: nameOf(authorOfRow(row)), state: stateOf(row) }
  })
}

function stateOf({ reversalId, isPending }: DepositRow): DepositState {
  if (reversalId !== null) return 'reversed'
  return isPending ? 'to-reverse' : 'deposited'
}

async function overdueBefore(ctx: Ctx): Promise<string> {
  const { cashOverdueDays } = await typedPolicy(ctx)
  return addDays(inNepal(ctx.now).date, -cashOverdueDays)
}

function cashierOf({ cashierId: byId, cashierName: byName }: DueDayRow): Signature {
  return { byId, byName }
}

function authorOfRow({ authorId: byId, authorName: byName }: DepositRow): Signature {
  return { byId, byName }
}
