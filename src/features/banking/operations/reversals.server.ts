// Reversals of deposits with a wrong slip: requested by one person, posted when another approves; what was on the slip is then to be deposited again.

import { authorOf } from '#features/bills/operations/author.server.ts'
import { correctRecorded } from '#features/ledger/operations/correct.server.ts'
import { lockPosting } from '#features/ledger/operations/post.server.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { DepositReversal } from '../contract/reversals.ts'
import { mayApproveReversal, mayRequestReversal } from '../rules.ts'
import { yearlyNumberText } from '#kit/yearly-number.ts'
import { lockBanking } from '../store/deposits.server.ts'
import {
  decideReversal,
  insertReversal,
  listReversals,
  releaseDeposit,
  type ReversalRow,
} from '../store/reversals.server.ts'
import { decidedReversal, readReversal, requireSlip, type Slip } from './read-reversals.server.ts'

/** `id`: of the deposit. Nothing is posted yet. */
export async function requestDepositReversal(
  ctx: Ctx<Staff>,
  { id: depositId, reason }: { id: number; reason: string },
): Promise<DepositReversal> {
  return transaction(ctx, async (tx) => {
    await lockBanking(tx)
    const slip = await requireSlip(tx, depositId)
    enforce(mayRequestReversal(slip))
    const id = await insertReversal(tx, { depositId, reason }, authorOf(tx))
    await recordReversal(tx, 'requested', slip, { reversal: id, reason })
    return readReversal(tx, id)
  })
}

/** The entries of the deposit are corrected today; its cheques and cash days are to be deposited again, also with the same number of the slip. */
export async function approveDepositReversal(ctx: Ctx<Staff>, { id }: { id: number }): Promise<DepositReversal> {
  return transaction(ctx, async (tx) => {
    await lockBanking(tx)
    await lockPosting(tx)
    const reversal = await requireReversal(tx, id)
    const { depositId, reason } = reversal
    const slip = await requireSlip(tx, depositId)
    enforce(mayApproveReversal(decidedReversal(reversal, slip), authorOf(tx)))
    await correctRecorded(tx, referencesOf(slip), reason)
    await decideReversal(tx, id, 'approved', authorOf(tx))
    await releaseDeposit(tx, { depositId, reversalId: id })
    await recordReversal(tx, 'approved', slip, { reversal: id, amountPaisa: slip.deposit.amountPaisa })
    return readReversal(tx, id)
  })
}

export function refuseDepositReversal(ctx: Ctx<Staff>, { id }: { id: number }): Promise<DepositReversal> {
  return endReversal(ctx, id, 'refused')
}

export function cancelDepositReversal(ctx: Ctx<Staff>, { id }: { id: number }): Promise<DepositReversal> {
  return endReversal(ctx, id, 'cancelled')
}

async function endReversal(ctx: Ctx<Staff>, id: number, outcome: 'refused' | 'cancelled'): Promise<DepositReversal> {
  return transaction(ctx, async (tx) => {
    await lockBanking(tx)
    const reversal = await requireReversal(tx, id)
    if (reversal.outcome !== null) refuse('conflict', 'banking.reversal_decided')
    await decideReversal(tx, id, outcome, authorOf(tx))
    await recordReversal(tx, outcome, await requireSlip(tx, reversal.depositId), { reversal: id })
    return readReversal(tx, id)
  })
}

async function requireReversal(tx: Ctx, id: number): Promise<ReversalRow> {
  return (await listReversals(tx, { id }, { limit: 1 }))[0] ?? refuse('missing', 'banking.reversal_unknown')
}

function recordReversal(
  tx: Ctx,
  what: 'requested' | 'approved' | 'refused' | 'cancelled',
  { deposit: { bank, slip } }: Slip,
  changes: Record<string, number | string>,
): Promise<void> {
  return record(tx, { action: `banking.reversal_${what}`, target: slip, changes: { bank, ...changes } })
}

/** Of the entries of a deposit. Those of cheques had no number of the deposit before it could be reversed. */
function referencesOf({ deposit: { id, tender }, cheques }: Slip): string[] {
  if (tender === 'cash') return [`cash-deposit:${id}`]
  const numbers = cheques.map(yearlyNumberText)
  return numbers.flatMap((number) => [`cheque-deposit:${number}`, `cheque-deposit:${number}/${id}`])
}
