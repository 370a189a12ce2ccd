// What a gateway's answer does to an attempt: the money that it acknowledges is posted once, whatever the number and order of the answers.

import { recordPayments } from '#features/bills/operations/payments.server.ts'
import {
  partialRefundWords,
  unansweredWords,
  type GatewayAnswer,
  type GatewayKind,
} from '#features/gateways/contract/gateway.ts'
import type { NewEntry } from '#features/ledger/contract/entries.ts'
import { lockPosting, postEntries } from '#features/ledger/operations/post.server.ts'
import { hasEntryOf } from '#features/ledger/operations/read.server.ts'
import { heldReferenceOf } from '#features/ledger/rules/references.ts'
import { issueReceipt } from '#features/receipts/operations/issue.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { AttemptState, Difference } from '../contract/attempt.ts'
import { askAgainAt } from '../rules/asking.ts'
import { apportioned, differing, differingAgain, lastState, paidOn, stateAfter, unresolved } from '../rules/outcome.ts'
import {
  listClosed,
  listParts,
  lockAttempt,
  updateAttempt,
  updatePart,
  type AttemptRow,
} from '../store/attempts.server.ts'
import { hasReference, insertEvent } from '../store/events.server.ts'
import { findPaidWith, isPaidByWallet, lockReferences } from '../store/references.server.ts'
import { notifyHolders } from './notify.server.ts'

type Paid = Extract<GatewayAnswer, { state: 'paid' }>

/**
 * Records an answer of the gateway about an attempt, and posts what it acknowledges: once, and counted from the day of the quote. What cannot
 * be posted to its connection is held as an unidentified receipt. Returns the state after it.
 */
export async function settleAttempt(ctx: Ctx, id: string, answer: GatewayAnswer): Promise<AttemptState> {
  return transaction(ctx, async (tx) => {
    const attempt = (await lockAttempt(tx, id)) ?? refuse('missing', 'payments.unknown')
    if (answer.state === 'paid') return settlePaid(tx, attempt, answer)
    const after = stateAfter(attempt.state, answer.state, attempt.quotedUntil > tx.now)
    const state = askAgainAt(after, attempt.begunAt, tx.now) === null ? lastState(after) : after
    const found = differing(attempt, attempt.paidPaisa === null ? null : takenBack(answer))
    await updateAttempt(tx, id, {
      state,
      asked: attempt.asked + 1,
      askAt: askAgainAt(state, attempt.begunAt, tx.now),
      ...(attempt.paidPaisa === null && isUnpaid(answer) && { unpaidAt: tx.now }),
      ...found,
    })
    if (state !== attempt.state || found.difference !== undefined)
      await insertEvent(tx, id, { state, word: answer.word })
    return state
  })
}

/** What the office looks at when the gateway answers so about what it acknowledged before. */
function takenBack({ state, word }: GatewayAnswer): Difference | null {
  if (state === 'refunded') return 'refunded'
  if (partialRefundWords.has(word)) return 'partly-refunded'
  return (state === 'failed' || state === 'expired') && !unansweredWords.has(word) ? 'denied' : null
}

/** Whether the gateway has said that nothing was paid until now. */
function isUnpaid({ state, word }: GatewayAnswer): boolean {
  return ['pending', 'failed', 'expired'].includes(state) && !unansweredWords.has(word)
}

async function settlePaid(tx: Ctx, attempt: AttemptRow, answer: Paid): Promise<AttemptState> {
  const { id, gateway } = attempt
  const { amountPaisa, reference } = answer
  if (attempt.paidReference === reference) return attempt.state
  await lockReferences(tx)
  if (attempt.paidReference !== null) return holdSecond(tx, attempt, answer)
  await lockPosting(tx)
  const isTaken =
    (await hasPaidBefore(tx, { gateway, reference, id })) || (await isHeldByStatement(tx, attempt, reference))
  if (isTaken) return refuseReference(tx, attempt, answer)
  const posted = await postParts(tx, attempt, amountPaisa)
  const difference = posted.isClosed ? 'closed' : amountPaisa === attempt.amountPaisa ? null : 'amount'
  const asked = attempt.asked + 1
  await updateAttempt(tx, id, {
    state: 'paid',
    paidPaisa: amountPaisa,
    paidReference: reference,
    asked,
    askAt: askAgainAt('paid', attempt.begunAt, tx.now),
    difference,
    ...(difference !== null && unresolved),
  })
  await insertEvent(tx, id, { state: 'paid', word: answer.word, amountPaisa, reference })
  await record(tx, { action: 'payments.paid', target: id, changes: { gateway, amountPaisa, difference } })
  if (posted.lines.length > 0) await giveReceipt(tx, attempt, { reference, lines: posted.lines })
  return 'paid'
}

type Line = { purpose: 'bill'; connectionId: number; entryId: number; amountPaisa: number }

/** Posts what was paid by connection; what is for one that is closed is held. `lines`: what a receipt is given for. */
async function postParts(
  tx: Ctx,
  attempt: AttemptRow,
  paidPaisa: number,
): Promise<{ isClosed: boolean; lines: Line[] }> {
  const parts = await listParts(tx, attempt.id)
  const ids = parts.map(({ connectionId }) => connectionId)
  await lockPosting(tx, ids)
  const closed = await listClosed(tx, ids, inNepal(tx.now).date)
  const valueOn = paidOn(attempt)
  const account = `clearing:${attempt.gateway}` as const
  const lines: Line[] = []
  let isClosed = false
  for (const [place, { connectionId, amountPaisa }] of apportioned(parts, paidPaisa).entries()) {
    const reference = place === 0 ? attempt.id : `${attempt.id}/${place + 1}`
    const [posted] = closed.has(connectionId)
      ? await postEntries(tx, [unidentified(attempt, { amountPaisa, valueOn, reference })])
      : await recordPayments(tx, [{ connectionId, amountPaisa, account, valueOn, reference }])
    const entryId = posted!
    await updatePart(tx, { attemptId: attempt.id, connectionId, entryId })
    if (closed.has(connectionId)) isClosed = true
    else lines.push({ purpose: 'bill', connectionId, entryId, amountPaisa })
  }
  return { isClosed, lines }
}

/** Last, because whoever issues a receipt waits for the one before. */
async function giveReceipt(
  tx: Ctx,
  { id }: AttemptRow,
  { reference, lines }: { reference: string; lines: Line[] },
): Promise<void> {
  const receipt = await issueReceipt(tx, {
    tender: 'gateway',
    tenderReference: reference.slice(0, 80),
    lines,
  })
  const { fiscalYear, number, code } = receipt
  await updateAttempt(tx, id, { receiptFiscalYear: fiscalYear, receiptNumber: number, receiptCode: code })
  await notifyHolders(tx, { receipt, lines })
}

/** The gateway has taken money for the same attempt again: it belongs to nobody until the office has decided. */
async function holdSecond(tx: Ctx, attempt: AttemptRow, answer: Paid): Promise<AttemptState> {
  const { id, gateway } = attempt
  const { amountPaisa, reference, word } = answer
  const held = `${id}:${reference}`.slice(0, 80)
  if (await hasReference(tx, id, reference)) return attempt.state
  if (await hasPaidBefore(tx, { gateway, reference, id })) return listReference(tx, attempt, answer)
  const valueOn = inNepal(tx.now).date
  await postEntries(tx, [unidentified(attempt, { amountPaisa, valueOn, reference: held })])
  await updateAttempt(tx, id, { ...differingAgain(attempt, 'twice'), asked: attempt.asked + 1 })
  await insertEvent(tx, id, { state: attempt.state, word, amountPaisa, reference })
  await record(tx, { action: 'payments.held', target: id, changes: { gateway, amountPaisa, difference: 'twice' } })
  return attempt.state
}

/** For another attempt, or at the counter by the reference of the wallet. */
async function hasPaidBefore(tx: Ctx, paid: { gateway: GatewayKind; reference: string; id: string }): Promise<boolean> {
  return (await findPaidWith(tx, paid)) !== undefined || (await isPaidByWallet(tx, paid))
}

/** The second transaction has paid for another attempt: it is listed, and nothing is posted. */
async function listReference(
  tx: Ctx,
  attempt: AttemptRow,
  { amountPaisa, reference, word }: Paid,
): Promise<AttemptState> {
  await updateAttempt(tx, attempt.id, { ...differingAgain(attempt, 'reference'), asked: attempt.asked + 1 })
  await insertEvent(tx, attempt.id, { state: attempt.state, word, amountPaisa, reference })
  return attempt.state
}

/** Whether the money is held already, because a statement of the gateway had it before its answer came. */
function isHeldByStatement(tx: Ctx, { id, gateway, ownReference }: AttemptRow, reference: string): Promise<boolean> {
  const names = [id, reference, ...(ownReference === null ? [] : [ownReference])]
  return hasEntryOf(
    tx,
    names.flatMap((name) => heldReferenceOf(gateway, name) ?? []),
  )
}

/** The gateway names a transaction that has paid for another attempt, or that is held already: nothing is posted, and the office looks at it. */
async function refuseReference(tx: Ctx, attempt: AttemptRow, answer: Paid): Promise<AttemptState> {
  const { id, gateway, asked } = attempt
  const { amountPaisa, reference, word } = answer
  const askAt = askAgainAt('ambiguous', attempt.begunAt, tx.now)
  await updateAttempt(tx, id, { state: 'ambiguous', asked: asked + 1, askAt, difference: 'reference' })
  if (attempt.state !== 'ambiguous') {
    await insertEvent(tx, id, { state: 'ambiguous', word, amountPaisa, reference })
    await record(tx, {
      action: 'payments.held',
      target: id,
      changes: { gateway, amountPaisa, difference: 'reference' },
    })
  }
  return 'ambiguous'
}

function unidentified(
  { gateway }: AttemptRow,
  { amountPaisa, ...rest }: { amountPaisa: number; valueOn: string; reference: string },
): NewEntry {
  const postings = [
    { account: `clearing:${gateway}`, amountPaisa } as const,
    { account: 'unidentified-receipts', amountPaisa: -amountPaisa } as const,
  ]
  return { ...rest, connectionId: null, kind: 'unidentified', postings }
}
