// Messages to people: queued in the transaction that causes them, then claimed, delivered and recorded one after the other.

import type { Channel, MessageKind } from '#kit/outgoing-messages.ts'
import { afterQuietHours } from '#kit/quiet-hours.ts'
import type { Scope } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'
import { enqueue } from '#platform/job-queue.server.ts'

/** `validSeconds`: how long it is of use to the recipient, three days by default; it is not delivered afterwards. */
export type Message = {
  kind: MessageKind
  channel: Channel
  recipient: string
  subject?: string
  body: string
  validSeconds?: number
}
/** `messageId` is the same for every try. */
export type QueuedMessage = Required<Omit<Message, 'validSeconds' | 'kind'>> & {
  id: number
  tries: number
  messageId: string
}
type ClaimedMessage = QueuedMessage & { kind: MessageKind | null }
/** Sends one message or throws, within `maxDeliveryMs`; what it throws is stored with the message. */
export type Deliver = (message: QueuedMessage) => Promise<void>
export type Deliveries = Partial<Record<Channel, Deliver>>

export type DeliveryOutcome = 'sent' | 'postponed' | 'given up' | 'not due'

const minuteMs = 60_000
/** A mail server may take this long over one mail (RFC 5321 requires long timeouts: closing early causes duplicates). */
export const maxDeliveryMs = 4 * minuteMs
/** During a claim only its process delivers the message; afterwards it is due again, in case the process was killed. */
const claimMs = 5 * minuteMs
const maxTries = 12
const maxRequeued = 1000
/** Columns of a message that is never tried again. */
export const finished = { nextTryAt: null, subject: '', body: '' }
const defaultValidSeconds = 3 * 86_400

/**
 * Queues a message in the caller's transaction, with the job that delivers it: it is sent if and only if that commits. News by SMS waits for the end of
 * the quiet hours, from which on it is of use as long as any other; codes and receipts, which somebody has just asked for, do not wait.
 */
export async function queueMessage(
  { org, db, now }: Scope & { now: Date },
  { validSeconds = defaultValidSeconds, subject = '', ...message }: Message,
): Promise<void> {
  const nextTryAt = firstTry(message, now)
  const expiresAt = new Date(nextTryAt.getTime() + validSeconds * 1000)
  const { id } = await db
    .insertInto('outbox')
    .values({ ...message, subject, orgId: org.id, queuedAt: now, nextTryAt, expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueueDelivery(db, { id, channel: message.channel }, nextTryAt > now ? nextTryAt : undefined)
}

/** The first time from `from` on at which the message may be sent. */
function firstTry({ kind, channel }: { kind: MessageKind | null; channel: Channel }, from: Date): Date {
  return kind === 'update' && channel === 'sms' ? afterQuietHours(from) : from
}

/** Delivers one message if it is due by its row and `clock`. No transaction is open during network access. */
export async function deliverMessage(
  { database, clock }: { database: Database; clock: () => Date },
  deliver: Deliver,
  id: number,
): Promise<DeliveryOutcome> {
  const message = await claim(database, id, clock())
  if (!message) return 'not due'
  const failure = await deliver(message).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  if (failure === undefined) await recordSent(database, id, clock())
  else if (message.tries >= maxTries) await recordGivenUp(database, id, failure, clock())
  else await postpone(database, message, failure, clock())
  if (failure === undefined) return 'sent'
  return message.tries >= maxTries ? 'given up' : 'postponed'
}

/** Adds a job for every message that is due and has none waiting: after a restore, or when a worker was killed. */
export async function requeueDueMessages(db: Database, channels: readonly Channel[], now: Date): Promise<number> {
  if (channels.length === 0) return 0
  const due = await db
    .selectFrom('outbox')
    .select(['id', 'channel'])
    .where('nextTryAt', '<=', now)
    .where('expiresAt', '>', now)
    .where('channel', 'in', channels)
    .orderBy('nextTryAt')
    .limit(maxRequeued)
    .execute()
  for (const message of due) await enqueueDelivery(db, message)
  return due.length
}

/** Tries a message that was given up from the beginning, in the caller's transaction; its text is stored until it expires. */
export async function retryMessage(
  { db, now }: Pick<Scope, 'db'> & { now: Date },
  message: { id: number; channel: Channel },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ givenUpAt: null, tries: 0, nextTryAt: now })
    .where('id', '=', message.id)
    .execute()
  await enqueueDelivery(db, message)
}

/** The queue of the jobs that deliver over a channel; a slow one delays no other. */
export function deliveryQueue(channel: Channel): string {
  return `deliver-${channel}`
}

function enqueueDelivery(db: Database, { id, channel }: { id: number; channel: Channel }, startAfter?: Date) {
  return enqueue(db, deliveryQueue(channel), { id }, { key: String(id), ...(startAfter && { startAfter }) })
}

/** Commits that this process delivers the message now; a try that never ends counts as one. */
async function claim(db: Database, id: number, now: Date): Promise<ClaimedMessage | undefined> {
  return db
    .updateTable('outbox')
    .set((eb) => ({ tries: eb('tries', '+', 1), nextTryAt: new Date(now.getTime() + claimMs) }))
    .where('id', '=', id)
    .where('nextTryAt', '<=', now)
    .where('expiresAt', '>', now)
    .returning(['id', 'kind', 'channel', 'recipient', 'subject', 'body', 'tries', 'messageId'])
    .executeTakeFirst()
}

/** What was sent is stored without its text, which holds codes and tracking codes. */
async function recordSent(db: Database, id: number, now: Date): Promise<void> {
  const outcome = { sentAt: now, expiredAt: null, lastError: '' }
  await db
    .updateTable('outbox')
    .set({ ...outcome, ...finished })
    .where('id', '=', id)
    .execute()
}

/** The text of what was given up is stored until it expires, so that staff can have it tried again. */
async function recordGivenUp(db: Database, id: number, failure: string, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ givenUpAt: now, lastError: failure.slice(0, 500), nextTryAt: null })
    .where('id', '=', id)
    .execute()
}

/** One minute after the first failure, twice as long after each further one, at most four hours and a quarter; later in quiet hours. */
async function postpone(db: Database, message: ClaimedMessage, failure: string, now: Date) {
  const { id, channel, tries } = message
  const nextTryAt = firstTry(message, new Date(now.getTime() + minuteMs * 2 ** Math.min(tries - 1, 8)))
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('outbox')
      .set({ nextTryAt, lastError: failure.slice(0, 500) })
      .where('id', '=', id)
      .execute()
    await enqueueDelivery(tx, { id, channel }, nextTryAt)
  })
}
