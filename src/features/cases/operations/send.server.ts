// Sending of a case of any kind: limits before it, a new tracking code, letters after it.

import { randomInt } from 'node:crypto'
import { mailboxOf } from '#kit/mailbox.ts'
import { networkOf } from '#kit/network.ts'
import type { MessageKind } from '#kit/outgoing-messages.ts'
import { parsePhone } from '#kit/phone.ts'
import { newTrackingCode, readTrackingCode } from '#kit/tracking-code.ts'
import type { Ctx } from '#platform/context.ts'
import { queueMessage } from '#platform/outbox.server.ts'
import type { LimitOf } from '#platform/rate-limit.server.ts'
import { bucketFor, countEachAgainst, countWithin } from '#platform/rate-limit.server.ts'
import type { CaseLimits } from './kind.server.ts'

declare module '#platform/rate-limit.server.ts' {
  interface LimitNames {
    'cases.sent': LimitOf<'cases', [table: string, org: string, network: string]>
    'cases.sent-for': LimitOf<'cases', [table: string, org: string, network: string, phone: string]>
    'cases.tracked-from': LimitOf<'cases', [table: string, org: string, network: string]>
    'cases.tracked': LimitOf<'cases', [table: string, org: string, code: string]>
    'cases.receipts': LimitOf<'cases', [recipient: string]>
  }
}

type Limited = { table: string; letter: string; limits: CaseLimits }

type Recipient = { phone: string; email?: string | undefined }
type Letter = { sms?: string; subject: string; body: string }

const receiptsPerRecipient = { max: 10, seconds: 86_400 }

/** That many taken codes in a row mean a defect, not chance. */
const maxDraws = 20

/**
 * Counts one sending by network, and by network and phone together. The phone alone is not counted: anybody can name it, and
 * would shut out whose it is. Call it before any transaction: a refusal must not give the attempt back.
 */
export function limitSending(ctx: Ctx, { table, limits }: Limited, phone: string): Promise<void> {
  const network = networkOf(ctx.from.address)
  const org = String(ctx.org.id)
  const byAddress = { bucket: bucketFor(ctx, 'cases.sent', table, org, network), limit: limits.sendingByAddress }
  const byPhone = { bucket: bucketFor(ctx, 'cases.sent-for', table, org, network, phone), limit: limits.sendingByPhone }
  return countEachAgainst(ctx.db, [byAddress, byPhone], ctx.now)
}

/** Counts one look-up by network and by code, which keeps a phone from being guessed to a code. Call it before any transaction. */
export function limitTracking(ctx: Ctx, { table, letter, limits }: Limited, typed: string): Promise<void> {
  const code = readTrackingCode(letter, typed)
  const org = String(ctx.org.id)
  const byAddress = {
    bucket: bucketFor(ctx, 'cases.tracked-from', table, org, networkOf(ctx.from.address)),
    limit: limits.trackingByAddress,
  }
  const byCode = code && { bucket: bucketFor(ctx, 'cases.tracked', table, org, code), limit: limits.trackingByCode }
  return countEachAgainst(ctx.db, byCode ? [byAddress, byCode] : [byAddress], ctx.now)
}

/** Inserts under a drawn code, again under another while the code is taken (`insert` returns undefined). */
export async function insertWithNewCode<T>(
  { letter }: { letter: string },
  insert: (code: string) => Promise<T | undefined>,
): Promise<T> {
  for (let draw = 0; draw < maxDraws; draw += 1) {
    const inserted = await insert(newTrackingCode(letter, (below) => randomInt(below)))
    if (inserted !== undefined) return inserted
  }
  throw new Error(`No free tracking code in ${maxDraws} draws`)
}

/**
 * Queues the receipt of something just sent. Anybody can name a phone or e-mail address that is not theirs, so each gets a
 * few receipts a day; past that only the letter is left out, and the sender reads the code on the screen.
 */
export async function queueReceipt(tx: Ctx, to: Recipient, { sms, ...mail }: Letter): Promise<void> {
  const mayGet = (recipient: string) =>
    countWithin(
      tx.db,
      bucketFor(tx, 'cases.receipts', mailboxOf(recipient.toLowerCase())),
      receiptsPerRecipient,
      tx.now,
    )
  const email = to.email && (await mayGet(to.email)) ? to.email : undefined
  const letter = { ...mail, ...(sms && (await mayGet(to.phone)) && { sms }) }
  await queueLetters(tx, { phone: to.phone, email }, letter, 'receipt')
}

/** Queues a mail when there is an address, and an SMS when there is one to send and the phone is a mobile. */
export async function queueLetters(
  tx: Pick<Ctx, 'org' | 'db' | 'now'>,
  to: Recipient,
  { sms, subject, body }: Letter,
  kind: MessageKind = 'update',
): Promise<void> {
  if (sms && parsePhone(to.phone)?.kind === 'mobile')
    await queueMessage(tx, { kind, channel: 'sms', recipient: to.phone, body: sms })
  if (to.email) await queueMessage(tx, { kind, channel: 'mail', recipient: to.email, subject, body })
}
