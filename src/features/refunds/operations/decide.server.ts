// Refunds of credit are requested; refunds and assignments are posted when a second person approves, or end without a posting.

import { authorOf } from '#features/bills/operations/author.server.ts'
import { settle } from '#features/bills/operations/settle.server.ts'
import { lockCustomerNumber } from '#features/connections/operations/numbers.server.ts'
import type { NewEntry } from '#features/ledger/contract/entries.ts'
import { isOwnConnection } from '#features/ledger/operations/linked.server.ts'
import { lockPosting, lockPostingOut, postEntries } from '#features/ledger/operations/post.server.ts'
import { reversed, twoPostings } from '#features/ledger/rules/postings.ts'
import { issueReceipt } from '#features/receipts/operations/issue.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { Refund } from '../contract/api.ts'
import type { RefundSource } from '../contract/forms.ts'
import {
  assignmentPostings,
  isPayable,
  mayApprove,
  mayGiveBack,
  mayPayOut,
  mayRequestCredit,
  tenderOf,
  type PaidRefund,
} from '../rules.ts'
import {
  decideRefund,
  insertRefund,
  listRefunds,
  lockHeld,
  updatePaid,
  type HeldRow,
  type RefundRow,
} from '../store.server.ts'
import { findHeld } from './held.server.ts'
import { holdMoved } from './moved-payments.server.ts'
import { notifyOfAssignment, notifyOfRefund } from './notify.server.ts'
import { creditOf, isOwnRefund, isUndecided, readOne, refundsOf, sourceOf, stateOf } from './read.server.ts'

/** More than a counter pays on a day. */
const maxToPay = 50

type Sent = { id: number; amountPaisa: number; paidFrom: RefundSource; paymentReference: string; reason: string }

/** `id`: of the connection. Nothing is posted yet. */
export async function requestRefund(ctx: Ctx<Staff>, { id: connectionId, ...sent }: Sent): Promise<Refund> {
  return transaction(ctx, async (tx) => {
    const customerNumber =
      (await lockCustomerNumber(tx, connectionId)) ?? refuse('missing', 'refunds.connection_unknown')
    const rows = await listRefunds(tx, { connectionId, part: 'prepared' }, { limit: 50 })
    const toPay = await listRefunds(tx, { connectionId, part: 'to-pay' }, { limit: 1 })
    const creditPaisa = await creditOf(tx, connectionId)
    const isPending = [...rows, ...toPay].some(isUndecided)
    enforce(isPayable(sent.paidFrom, sent.amountPaisa), 'invalid')
    enforce(mayRequestCredit({ creditPaisa, isPending, isOwn: await isOwnConnection(tx, connectionId) }))
    enforce(mayGiveBack(sent.amountPaisa, creditPaisa))
    const request = { kind: 'credit-refund', connectionId, heldEntryId: null, ...sent } as const
    const id = await insertRefund(tx, request, authorOf(tx))
    await record(tx, { action: 'refunds.requested', target: customerNumber, changes: { refund: id, ...sent } })
    return readOne(tx, id)
  })
}

/** Posts it once: at most the credit of the day, and held money only while it is held; in cash when it is paid. The holders are notified. */
export async function approveRefund(ctx: Ctx<Staff>, { id }: { id: number }): Promise<Refund> {
  return transaction(ctx, async (tx) => {
    await lockHeld(tx)
    const known = await findRefund(tx, id)
    if (known.moved) await lockPostingOut(tx)
    await lockPosting(tx, connectionsOf(known))
    const refund = await findRefund(tx, id)
    const decided = { ...refund, state: stateOf(refund), isOwn: await isOwnRefund(tx, refund) }
    enforce(mayApprove(decided, authorOf(tx), await sourceOf(tx, refund)))
    const posted = await postApproved(tx, refund)
    await decideRefund(tx, id, { outcome: 'approved', ...posted }, authorOf(tx))
    const { kind, amountPaisa } = refund
    await record(tx, {
      action: 'refunds.approved',
      target: targetOf(refund),
      changes: { refund: id, kind, amountPaisa },
    })
    return readOne(tx, id)
  })
}

export function refuseRefund(ctx: Ctx<Staff>, { id }: { id: number }): Promise<Refund> {
  return endRefund(ctx, id, 'refused')
}

export function cancelRefund(ctx: Ctx<Staff>, { id }: { id: number }): Promise<Refund> {
  return endRefund(ctx, id, 'cancelled')
}

async function endRefund(ctx: Ctx<Staff>, id: number, outcome: 'refused' | 'cancelled'): Promise<Refund> {
  return transaction(ctx, async (tx) => {
    await lockHeld(tx)
    const known = await findRefund(tx, id)
    if (known.connectionId !== null) await lockCustomerNumber(tx, known.connectionId)
    const refund = await findRefund(tx, id)
    const state = stateOf(refund)
    if (state !== 'prepared' && !(state === 'to-pay' && outcome === 'cancelled')) refuse('conflict', 'refunds.decided')
    await decideRefund(tx, id, { outcome, entryId: null }, authorOf(tx))
    await record(tx, { action: `refunds.${outcome}`, target: targetOf(refund), changes: { refund: id } })
    return readOne(tx, id)
  })
}

async function findRefund(tx: Ctx, id: number): Promise<RefundRow> {
  return (await listRefunds(tx, { id }, { limit: 1 }))[0] ?? refuse('missing', 'refunds.unknown')
}

/** Credit that is to be paid in cash, oldest first, with whether this cashier may pay it from the drawer. */
export async function readToPay(ctx: Ctx<Staff>, drawerPaisa: number) {
  const rows = await listRefunds(ctx, { part: 'to-pay' }, { direction: 'asc', limit: maxToPay })
  const shown = await refundsOf(ctx, rows)
  const drawer = { id: ctx.actor.id, drawerPaisa }
  return Promise.all(
    rows.map(async (row, place) => {
      const mayPay = mayPayOut(await payableOf(ctx, row), drawer)
      return { ...shown[place]!, mayPay }
    }),
  )
}

async function payableOf(ctx: Ctx, refund: RefundRow): Promise<PaidRefund> {
  const connectionId = refund.connectionId!
  const creditPaisa = await creditOf(ctx, connectionId)
  return { ...refund, state: stateOf(refund), isOwn: await isOwnConnection(ctx, connectionId), creditPaisa }
}

type PaidOut = { id: number; cashDayId: number; drawerPaisa: number }

/** Called by a cashier in a transaction, with the open day: posts the refund, once, and the holder is notified. */
export async function payOutRefund(tx: Ctx<Staff>, { id, cashDayId, drawerPaisa }: PaidOut): Promise<Refund> {
  await lockHeld(tx)
  const known = await findRefund(tx, id)
  if (known.paidFrom !== 'cash') refuse('conflict', 'refunds.not_to_pay')
  await lockPosting(tx, [known.connectionId!])
  const refund = await findRefund(tx, id)
  enforce(mayPayOut(await payableOf(tx, refund), { id: tx.actor.id, drawerPaisa }))
  const entryId = await postRefund(tx, refund)
  await updatePaid(tx, id, { entryId, cashDayId }, authorOf(tx))
  await record(tx, {
    action: 'refunds.paid_out',
    target: targetOf(refund),
    changes: { refund: id, amountPaisa: refund.amountPaisa },
  })
  return readOne(tx, id)
}

/** `entryId`: what is posted; null where a cashier is to pay first. `heldEntryId`: of a payment that is moved. */
async function postApproved(
  tx: Ctx<Staff>,
  refund: RefundRow,
): Promise<{ entryId: number | null; heldEntryId?: number }> {
  if (refund.paidFrom === 'cash') return { entryId: null }
  if (refund.kind === 'credit-refund') return { entryId: await postRefund(tx, refund) }
  const heldEntryId = refund.kind === 'move' ? await holdMoved(tx, refund) : refund.heldEntryId!
  const held = await findHeld(tx, heldEntryId)
  const post = refund.kind === 'held-refund' ? postReturn : postAssignment
  return { entryId: await post(tx, refund, held), heldEntryId }
}

/** Without repetition, of the right and of the wrong number. */
function connectionsOf({ connectionId, moved }: RefundRow): number[] {
  return [connectionId, moved?.connectionId ?? null].filter((id) => id !== null)
}

async function postRefund(tx: Ctx, refund: RefundRow): Promise<number> {
  const connectionId = refund.connectionId!
  const postings = twoPostings(refund.paidFrom, refund.amountPaisa)
  const entryId = await postOne(tx, refund, { connectionId, kind: 'refund', postings, valueOn: inNepal(tx.now).date })
  await settle(tx, [connectionId])
  await notifyOfRefund(tx, { ...refund, connectionId })
  return entryId
}

/** It counts from the day on which it was received, so that nobody pays a surcharge for what the office did not know, and is posted today. */
async function postAssignment(tx: Ctx, refund: RefundRow, held: HeldRow): Promise<number> {
  const connectionId = refund.connectionId!
  const { amountPaisa } = refund
  const entry = {
    connectionId,
    kind: 'identified',
    postings: assignmentPostings(amountPaisa),
    valueOn: held.valueOn,
    postedOn: inNepal(tx.now).date,
  } as const
  const entryId = await postOne(tx, refund, entry)
  await settle(tx, [connectionId])
  const receipt = await issueReceipt(tx, {
    tender: tenderOf(held.account),
    tenderReference: refund.moved?.tenderReference ?? held.reference ?? '',
    lines: [{ purpose: 'bill', connectionId, entryId, amountPaisa }],
  })
  await notifyOfAssignment(tx, { connectionId, amountPaisa, receipt })
  return entryId
}

/** Back to the account that holds it: the receipt is corrected, as the statement of the gateway or of the bank will show. */
async function postReturn(tx: Ctx, refund: RefundRow, held: HeldRow): Promise<number> {
  const received = [
    { account: held.account, amountPaisa: held.amountPaisa },
    { account: 'unidentified-receipts', amountPaisa: -held.amountPaisa } as const,
  ]
  const valueOn = inNepal(tx.now).date
  return postOne(tx, refund, {
    connectionId: null,
    kind: 'correction',
    postings: reversed(received),
    valueOn,
    corrects: held.id,
  })
}

async function postOne(tx: Ctx, { id, reason, paymentReference }: RefundRow, entry: NewEntry): Promise<number> {
  const [posted] = await postEntries(tx, [{ ...entry, reference: `refund:${id}`, reason, note: paymentReference }])
  return posted!
}

function targetOf({ customerNumber, heldEntryId }: RefundRow): string {
  return customerNumber ?? String(heldEntryId)
}
