// Reads of reversals: those to be decided, and one deposit with what was on its slip and the requests to reverse it.

import { authorOf, namedActs, preparedAct, type Act } from '#features/bills/operations/author.server.ts'
import { namesOfSigners } from '#features/people/operations.server.ts'
import { yearlyNumberText } from '#kit/yearly-number.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { maxReversals } from '../contract/reversal.ts'
import type { ChequeOnSlip, DayOnSlip, DepositDetails, DepositReversal } from '../contract/reversals.ts'
import { mayApproveReversal, mayRequestReversal, type DecidedReversal } from '../rules.ts'
import { listDeposits, type DepositRow } from '../store/deposits.server.ts'
import {
  countPendingReversals,
  listReversals,
  listSlipCheques,
  listSlipDays,
  type ReversalRow,
  type SlipCheque,
  type SlipDay,
} from '../store/reversals.server.ts'
import { depositsOf } from './deposits.server.ts'

/** A deposit with what was on its slip, and what the rules ask of it. */
export type Slip = {
  deposit: DepositRow
  cheques: readonly SlipCheque[]
  days: readonly SlipDay[]
  isReversed: boolean
  isPending: boolean
  answered: string | undefined
}

export async function readPendingReversals(ctx: Ctx<Staff>): Promise<{ data: DepositReversal[]; count: number }> {
  const rows = await listReversals(ctx, { isPending: true }, { direction: 'asc', limit: maxReversals })
  return { data: await reversalsOf(ctx, rows), count: await countPendingReversals(ctx) }
}

export async function readDepositDetails(ctx: Ctx<Staff>, { id }: { id: number }): Promise<DepositDetails> {
  const slip = await requireSlip(ctx, id)
  const [deposit] = await depositsOf(ctx, [slip.deposit])
  const nameOf = await namesOfSigners(ctx, slip.days.map(cashierOf))
  return {
    deposit: deposit!,
    cheques: slip.cheques.map(chequeOnSlip),
    days: slip.days.map((row): DayOnSlip => {
      return { id: row.id, day: row.day, cashier: nameOf(cashierOf(row)), amountPaisa: row.amountPaisa }
    }),
    mayRequest: mayRequestReversal(slip),
    reversals: await reversalsOf(ctx, await listReversals(ctx, { depositId: id }, { limit: maxReversals })),
  }
}

export async function readReversal(ctx: Ctx<Staff>, id: number): Promise<DepositReversal> {
  return (await reversalsOf(ctx, await listReversals(ctx, { id }, { limit: 1 })))[0]!
}

export async function requireSlip(ctx: Ctx, depositId: number): Promise<Slip> {
  const [deposit] = await listDeposits(ctx, { id: depositId }, { limit: 1 })
  if (!deposit) return refuse('missing', 'banking.deposit_unknown')
  const cheques = await listSlipCheques(ctx, depositId)
  const answered = cheques.find(({ outcome }) => outcome !== null)
  return {
    deposit,
    cheques,
    days: await listSlipDays(ctx, depositId),
    isReversed: deposit.reversalId !== null,
    isPending: deposit.isPending,
    answered: answered && yearlyNumberText(answered),
  }
}

/** A request as the rule reads it. */
export function decidedReversal(
  { outcome, preparedById, preparedBy }: ReversalRow,
  { deposit, cheques, days, answered }: Slip,
): DecidedReversal {
  return {
    state: outcome ?? 'prepared',
    preparedById,
    preparedBy,
    depositedById: deposit.authorId,
    depositedBy: deposit.authorName,
    receiverIds: [...cheques.map(({ receivedById }) => receivedById), ...days.map(({ cashierId }) => cashierId)],
    answered,
  }
}

async function reversalsOf(ctx: Ctx<Staff>, rows: readonly ReversalRow[]): Promise<DepositReversal[]> {
  const named = await namedActs(
    ctx,
    rows.flatMap((row) => [preparedAct(row), decisionOf(row)]),
  )
  const shown: DepositReversal[] = []
  for (const row of rows) {
    const slip = await requireSlip(ctx, row.depositId)
    const [deposit] = await depositsOf(ctx, [slip.deposit])
    const decided = decisionOf(row)
    shown.push({
      id: row.id,
      deposit: deposit!,
      reason: row.reason,
      state: row.outcome ?? 'prepared',
      prepared: named(preparedAct(row)),
      decided: decided && named(decided),
      mayApprove: mayApproveReversal(decidedReversal(row, slip), authorOf(ctx)),
    })
  }
  return shown
}

function chequeOnSlip({
  reference,
  payerNameEn,
  payerNameNe,
  amountPaisa,
  outcome,
  ...number
}: SlipCheque): ChequeOnSlip {
  return {
    number: yearlyNumberText(number),
    reference,
    payer: { en: payerNameEn, ne: payerNameNe },
    amountPaisa,
    answer: outcome,
  }
}

function cashierOf({ cashierId: byId, cashierName: byName }: SlipDay) {
  return { byId, byName }
}

function decisionOf({ decidedAt: at, decidedById: byId, decidedBy }: ReversalRow): Act | null {
  return at && { at, byId, byName: decidedBy! }
}
