// Verification and rejection of wallet payments by another person than who recorded them.

import { authorOf } from '#features/bills/operations/author.server.ts'
import { recordPayments } from '#features/bills/operations/payments.server.ts'
import { isOwnConnection } from '#features/ledger/operations/linked.server.ts'
import { lockReferences } from '#features/payments/operations/references.server.ts'
import { yearlyNumberText } from '#kit/yearly-number.ts'
import { issueReceipt } from '#features/receipts/operations/issue.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { enforce, refuse, refuseField } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { WalletPayment } from '../contract/api.ts'
import { mayDecide, mayVerify } from '../rules.ts'
import { countPosted, decideWallet, listWallets, lockWallet, type WalletRow } from '../store.server.ts'
import { notifyOfRejection, notifyOfVerification } from './notify.server.ts'
import { linesOf, readOne, stateOf, verifiedBy } from './read.server.ts'

const minEvidence = 5

/**
 * Posts the payment once, counted from the day on which it was shown, and receipts it. The amount is that of a statement that was sent; without one the
 * person says by what it was verified.
 */
export async function verifyWalletPayment(
  ctx: Ctx<Staff>,
  { id, evidence = '' }: { id: number; evidence?: string | undefined },
): Promise<WalletPayment> {
  return transaction(ctx, async (tx) => {
    const wallet = await lockedWallet(tx, id)
    const { gateway, reference, connectionId, amountPaisa, shownOn } = wallet
    await lockReferences(tx)
    const line = (await linesOf(tx, [wallet])).get(id)
    enforce(mayVerify(await verifiedBy(tx, wallet, line), tx.actor.id))
    if (!line && evidence.length < minEvidence) refuseField('evidence', 'wallets.evidence_missing')
    const known = `wallet-${gateway}:${reference}`
    const times = await countPosted(tx, known)
    const paid = {
      connectionId,
      amountPaisa,
      account: `clearing:${gateway}`,
      valueOn: shownOn,
      postedOn: inNepal(tx.now).date,
      reference: times === 0 ? known : `${known}:${times + 1}`,
    } as const
    const [entryId] = await recordPayments(tx, [paid])
    const receipt = await issueReceipt(tx, {
      tender: 'wallet',
      tenderReference: `${gateway} ${reference}`,
      lines: [{ purpose: 'bill', connectionId, entryId: entryId!, amountPaisa }],
    })
    const { fiscalYear, number } = receipt
    const decision = { outcome: 'verified', note: evidence, entryId: entryId!, fiscalYear, number } as const
    await decideWallet(tx, id, decision, authorOf(tx))
    await record(tx, {
      action: 'wallets.verified',
      target: wallet.customerNumber,
      changes: { wallet: id, gateway, reference, amountPaisa, receipt: yearlyNumberText(receipt), evidence },
    })
    await notifyOfVerification(tx, wallet, receipt)
    return readOne(tx, id)
  })
}

/** Nothing is posted; the reference can be recorded again. */
export async function rejectWalletPayment(
  ctx: Ctx<Staff>,
  { id, reason }: { id: number; reason: string },
): Promise<WalletPayment> {
  return transaction(ctx, async (tx) => {
    const wallet = await lockedWallet(tx, id)
    const isOwn = await isOwnConnection(tx, wallet.connectionId)
    enforce(mayDecide({ ...wallet, state: stateOf(wallet), isOwn }, tx.actor.id))
    await decideWallet(tx, id, { outcome: 'rejected', note: reason }, authorOf(tx))
    const { customerNumber, gateway, reference } = wallet
    const changes = { wallet: id, gateway, reference, reason }
    await record(tx, { action: 'wallets.rejected', target: customerNumber, changes })
    await notifyOfRejection(tx, wallet)
    return readOne(tx, id)
  })
}

/** Locked until the end of the transaction. */
async function lockedWallet(tx: Ctx<Staff>, id: number): Promise<WalletRow> {
  await lockWallet(tx, id)
  return (await listWallets(tx, { id }, { limit: 1 }))[0] ?? refuse('missing', 'wallets.unknown')
}
