// How does a message that was promised in a transaction reach its person, even when mail or SMS is down for hours?

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { listen, notify } from '#platform/notify.server.ts'

export type Channel = 'mail' | 'sms'
export type Message = { channel: Channel; recipient: string; subject?: string; body: string }
export type QueuedMessage = Required<Message> & { id: number; tries: number }
/** Sends one message or throws; what it throws is kept beside the message. */
export type Deliver = (message: QueuedMessage) => Promise<void>
export type Deliveries = Partial<Record<Channel, Deliver>>

/** Puts a message into the outbox, in the caller's transaction: it is sent if and only if that commits. */
export async function queueMessage({ org, db, now }: Scope & { now: Date }, message: Message): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ ...message, subject: message.subject ?? '', orgId: org.id, queuedAt: now, nextTryAt: now })
    .execute()
  await notify(db, 'outbox')
}

/**
 * Sends every message that is due, each exactly by one worker, and returns how many were tried. A failed one waits one
 * minute, then twice as long each time, and is given up after `mostTries`.
 */
export async function sendDueMessages(db: Database, deliveries: Deliveries, clock: () => Date): Promise<number> {
  const channels = Object.keys(deliveries) as Channel[]
  if (channels.length === 0) return 0
  for (let tried = 0; ; tried++) if (!(await sendOne(db, deliveries, channels, clock))) return tried
}

export type Worker = { stop(): Promise<void> }

/** Sends messages when they are queued and, for the ones that wait, every half minute. */
export async function startOutbox(
  { database, log, clock, url }: { database: Database; log: Log; clock: () => Date; url: string },
  deliveries: Deliveries,
): Promise<Worker> {
  let running = Promise.resolve()
  const send = () =>
    sendDueMessages(database, deliveries, clock).then(
      () => undefined,
      (error: unknown) => log.error({ err: error }, 'outbox failed'),
    )
  const work = () => {
    running = running.then(send)
  }
  const listening = await listen(url, 'outbox', { message: work, missed: work })
  const timer = setInterval(work, 30_000)
  work()
  return {
    async stop() {
      clearInterval(timer)
      await listening.stop()
      await running
    },
  }
}

const mostTries = 12

// The row stays locked while the message is under way: a worker that dies gives it back, a second worker passes it by.
async function sendOne(db: Database, deliveries: Deliveries, channels: Channel[], clock: () => Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const message = await tx
      .selectFrom('outbox')
      .select(['id', 'channel', 'recipient', 'subject', 'body', 'tries'])
      .where('nextTryAt', '<=', clock())
      .where('channel', 'in', channels)
      .orderBy('nextTryAt')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!message) return false
    const failure = await deliveries[message.channel]!(message).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    await tx
      .updateTable('outbox')
      .set(failure === undefined ? sent(clock()) : postponed(message.tries + 1, failure, clock()))
      .set({ tries: sql`tries + 1` })
      .where('id', '=', message.id)
      .execute()
    return true
  })
}

function sent(now: Date) {
  return { sentAt: now, nextTryAt: null, lastError: '' }
}

function postponed(tries: number, failure: string, now: Date) {
  const waitMs = 60_000 * 2 ** Math.min(tries - 1, 8)
  const last = tries >= mostTries
  return {
    lastError: failure.slice(0, 500),
    nextTryAt: last ? null : new Date(now.getTime() + waitMs),
    givenUpAt: last ? now : null,
  }
}
