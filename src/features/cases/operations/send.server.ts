// What every kind of case does when one is sent: limits before it, a new tracking code, letters after it.

import { createHash, randomInt } from 'node:crypto'
import { parsePhone } from '#kit/phone.ts'
import { newTrackingCode, readTrackingCode } from '#kit/tracking-code.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import { queueMessage } from '#platform/outbox.server.ts'
import { countEachAgainst } from '#platform/rate-limit.server.ts'
import type { CaseLimits } from './kind.server.ts'

type Limited = { table: string; letter: string; limits: CaseLimits }

/** Twenty drawn codes that are all taken are no coincidence. */
const maxDraws = 20

/** Counts one sending by address and by phone. Call it before any transaction: a refusal must not give the attempt back. */
export function limitSending(ctx: Ctx, { table, limits }: Limited, phone: string): Promise<void> {
  const byAddress = { bucket: bucketOf(ctx, table, 'sent', ctx.from.address), limit: limits.sendingByAddress }
  const byPhone = { bucket: bucketOf(ctx, table, 'sent', phone), limit: limits.sendingByPhone }
  return countEachAgainst(ctx.db, [byAddress, byPhone], ctx.now)
}

/** Counts one look-up by address and by code, which keeps a phone from being guessed to a code. Call it before any transaction. */
export function limitTracking(ctx: Ctx, { table, letter, limits }: Limited, typed: string): Promise<void> {
  const code = readTrackingCode(letter, typed)
  const byAddress = { bucket: bucketOf(ctx, table, 'asked', ctx.from.address), limit: limits.trackingByAddress }
  const byCode = code && { bucket: bucketOf(ctx, table, 'asked', code), limit: limits.trackingByCode }
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

/** Queues a mail when there is an address, and an SMS when there is one to send and the phone is a mobile. */
export async function queueLetters(
  tx: Pick<Ctx, 'org' | 'db' | 'now'>,
  to: { phone: string; email?: string | undefined },
  { sms, subject, body }: { sms?: string; subject: string; body: string },
): Promise<void> {
  if (sms && parsePhone(to.phone)?.kind === 'mobile')
    await queueMessage(tx, { channel: 'sms', recipient: to.phone, body: sms })
  if (to.email) await queueMessage(tx, { channel: 'mail', recipient: to.email, subject, body })
}

// Phones, codes and addresses of people are not stored beside the counts.
function bucketOf({ org }: Scope, table: string, what: string, whose: string): string {
  return `${table}|${org.id}|${what}|${createHash('sha256').update(whose).digest('base64url').slice(0, 22)}`
}
