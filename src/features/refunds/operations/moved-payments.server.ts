// An online payment that went to a wrong customer number: its move to the right one is requested, and at the approval it is taken off the wrong connection.

import { authorOf } from '#features/bills/operations/author.server.ts'
import { correctAndSettle } from '#features/bills/operations/corrections.server.ts'
import { isOwnConnection } from '#features/ledger/operations/linked.server.ts'
import { postEntries } from '#features/ledger/operations/post.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { yearlyNumberText } from '#kit/yearly-number.ts'
import { notifyOfReversal } from '#features/receipts/operations/notify.server.ts'
import { requireReceipt } from '#features/receipts/operations/read.server.ts'
import { enforce, refuse, refuseField } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { Refund } from '../contract/api.ts'
import { mayRequestMove } from '../rules.ts'
import { findOnlinePayment, insertRefund, lockHeld, type RefundRow } from '../store.server.ts'
import { connectionOf } from './held.server.ts'
import { readOne } from './read.server.ts'

type Sent = { number: string; line: number; customerNumber: string; reason: string }

/** `line`: of the receipt, from 1. Nothing is posted yet. */
export async function requestMove(ctx: Ctx<Staff>, { number, line: place, ...sent }: Sent): Promise<Refund> {
  return transaction(ctx, async (tx) => {
    await lockHeld(tx)
    const receipt = await requireReceipt(tx, number)
    const line = receipt.lines[place - 1] ?? refuse('missing', 'receipts.unknown')
    const payment = receipt.tender === 'gateway' ? await findOnlinePayment(tx, line.entryId) : undefined
    const connection = await connectionOf(tx, sent.customerNumber)
    if (connection.id === line.connectionId) refuseField('customerNumber', 'refunds.same_number')
    const connections = [connection.id, ...(line.connectionId === null ? [] : [line.connectionId])]
    const own = await Promise.all(connections.map((id) => isOwnConnection(tx, id)))
    enforce(
      mayRequestMove({
        isOnline: payment !== undefined,
        isReversed: line.reversed !== null,
        isPending: payment?.isPending ?? false,
        isOwn: own.includes(true),
      }),
    )
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
  const payment = (await findOnlinePayment(tx, movedEntryId!)) ?? refuse('conflict', 'refunds.not_online')
  const { account, amountPaisa, reference, valueOn } = payment
  await correctAndSettle(tx, { id: payment.id, reason })
  await notifyOfReversal(tx, payment.id)
  const postings = [{ account, amountPaisa }, { account: 'unidentified-receipts', amountPaisa: -amountPaisa } as const]
  const days = { valueOn, postedOn: inNepal(tx.now).date }
  const entry = { connectionId: null, kind: 'unidentified', postings, ...days, reason } as const
  const [held] = await postEntries(tx, [{ ...entry, reference: `${reference}/moved-${id}` }])
  return held!
}
