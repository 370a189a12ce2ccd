// An online payment that went to a wrong customer number: its move to the right one is requested, and at the approval it is taken off the wrong connection.

import { authorOf } from '#features/bills/operations/author.server.ts'
import { correctAndSettle } from '#features/bills/operations/corrections.server.ts'
import { postEntries } from '#features/ledger/operations/post.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { yearlyNumberText } from '#kit/yearly-number.ts'
import { notifyOfReversal } from '#features/receipts/operations/notify.server.ts'
import { readMayMove, requireOnlinePayment } from '#features/receipts/operations/moved-payments.server.ts'
import { requireReceipt } from '#features/receipts/operations/read.server.ts'
import { enforce, refuse, refuseField } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { Refund } from '../contract/api.ts'
import { insertRefund, lockHeld, type RefundRow } from '../store.server.ts'
import { connectionOf } from './held.server.ts'
import { readOne } from './read.server.ts'

type Sent = { number: string; line: number; customerNumber: string; reason: string }

/** `line`: of the receipt, from 1. Nothing is posted yet. */
export async function requestMove(ctx: Ctx<Staff>, { number, line: place, ...sent }: Sent): Promise<Refund> {
  return transaction(ctx, async (tx) => {
    await lockHeld(tx)
    const receipt = await requireReceipt(tx, number)
    const line = receipt.lines[place - 1] ?? refuse('missing', 'receipts.unknown')
    const connection = await connectionOf(tx, sent.customerNumber)
    if (connection.id === line.connectionId) refuseField('customerNumber', 'refunds.same_number')
    enforce(await readMayMove(tx, receipt, line, connection.id))
    const request = {
      kind: 'move',
      paidFrom: 'bank',
      connectionId: connection.id,
      heldEntryId: null,
      movedEntryId: line.entryId,
      amountPaisa: line.amountPaisa,
      paymentReference: '',
      reason: sent.reason,
    } as const
    const id = await insertRefund(tx, request, authorOf(tx))
    const changes = { refund: id, ...request, receipt: yearlyNumberText(receipt), from: line.customerNumber }
    await record(tx, { action: 'refunds.requested', target: connection.customerNumber, changes })
    return readOne(tx, id)
  })
}

/**
 * The entry on the wrong connection is corrected, with the rebates and surcharges that follow, and the money is held from the day on which it was paid, posted today as
 * the correction is: the gateway's account has as much as before, under the number of the attempt, so that statements still match. Returns the entry that holds it.
 */
export async function holdMoved(tx: Ctx<Staff>, { id, movedEntryId, reason }: RefundRow): Promise<number> {
  const { id: paidId, account, amountPaisa, reference, valueOn } = await requireOnlinePayment(tx, movedEntryId!)
  await correctAndSettle(tx, { id: paidId, reason })
  await notifyOfReversal(tx, paidId)
  const postings = [{ account, amountPaisa }, { account: 'unidentified-receipts', amountPaisa: -amountPaisa } as const]
  const days = { valueOn, postedOn: inNepal(tx.now).date }
  const entry = { connectionId: null, kind: 'unidentified', postings, ...days, reason } as const
  const [held] = await postEntries(tx, [{ ...entry, reference: `${reference}/moved-${id}` }])
  return held!
}
