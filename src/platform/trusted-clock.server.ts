// Trusted clock: whether this machine's time may decide what is erased or closed, compared with when jobs last ran.

import { sql } from 'kysely'
import type { Database } from '#platform/database.server.ts'

/** `since` is the moment that the clock is compared with. */
export type ClockDoubt = { reason: 'clock_behind' | 'clock_ahead'; now: Date; since: Date }
export type ClockState = { seenAt: Date | null; confirmedAt: Date | null; newestAt: Date | null }

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Instances differ by seconds, and nobody's work is lost by an hour. */
const maxBehindMs = hourMs
const maxAheadMs = 7 * dayMs
/** So long after a confirmation, its consequences need no second one: what is due has to be announced for a day first. */
export const confirmedForMs = 3 * dayMs

/**
 * Why the clock cannot be trusted, or undefined when it can, which is remembered. A machine that was off for more than a week
 * looks like one whose clock jumped: an operator says which of both it is (`npm run jobs -- confirm-clock`).
 */
export async function doubtAboutClock(db: Database, now: Date): Promise<ClockDoubt | undefined> {
  const state = await readClockState(db)
  const doubt = doubtOf(state, now)
  if (!doubt)
    await db
      .updateTable('trustedClock')
      .set({ seenAt: sql`greatest(seen_at, ${now})` })
      .execute()
  return doubt
}

export function doubtOf({ seenAt, confirmedAt, newestAt }: ClockState, now: Date): ClockDoubt | undefined {
  const isBefore = (since: Date | null) => since !== null && now.getTime() < since.getTime() - maxBehindMs
  if (isBefore(seenAt)) return { reason: 'clock_behind', now, since: seenAt! }
  if (seenAt && now.getTime() > seenAt.getTime() + maxAheadMs) return { reason: 'clock_ahead', now, since: seenAt }
  // What was last written under a wrong clock counts no more once an operator has said so; later rows push it aside.
  const isConfirmed = confirmedAt !== null && now.getTime() < confirmedAt.getTime() + maxAheadMs
  if (!isConfirmed && isBefore(newestAt)) return { reason: 'clock_behind', now, since: newestAt! }
  return undefined
}

/** An operator says that the clock is right and that what is due may be erased. */
export async function confirmClock(db: Database, now: Date): Promise<void> {
  await db.updateTable('trustedClock').set({ seenAt: now, confirmedAt: now }).execute()
}

export async function readClockState(db: Database): Promise<ClockState> {
  const { rows } = await sql<ClockState>`
    select seen_at, confirmed_at, newest_record.at as newest_at from trusted_clock, newest_record`.execute(db)
  return rows[0]!
}

/** Whether an operator has said so lately. */
export async function isConfirmedLately(db: Database, now: Date): Promise<boolean> {
  const { confirmedAt } = await readClockState(db)
  return confirmedAt !== null && now.getTime() < confirmedAt.getTime() + confirmedForMs
}
