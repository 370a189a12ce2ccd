// Trusted clock: whether this machine's time may decide on erasure, compared with the last run of jobs.

import { sql } from 'kysely'
import type { Database } from '#platform/database.server.ts'

/** `since` is the time that the clock is compared with. */
export type ClockDoubt = { reason: 'clock_behind' | 'clock_ahead'; now: Date; since: Date }
export type ClockState = { seenAt: Date | null; confirmedAt: Date | null; newestAt: Date | null }

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Instances differ by seconds, and an hour's delay is harmless. */
const maxBehindMs = hourMs
const maxAheadMs = 7 * dayMs
/** A confirmation is valid for this long: due records have to be announced for a day first. */
export const confirmedForMs = 3 * dayMs

/**
 * Why the clock cannot be trusted, or undefined when it can; its time is then stored. A machine that was off for more than a week
 * looks like one whose clock jumped: an operator decides which it is (`npm run jobs -- confirm-clock`).
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
  // Rows written under a wrong clock are ignored once an operator has confirmed the time; later rows replace them.
  const isConfirmed = confirmedAt !== null && now.getTime() < confirmedAt.getTime() + maxAheadMs
  if (!isConfirmed && isBefore(newestAt)) return { reason: 'clock_behind', now, since: newestAt! }
  return undefined
}

/** Records that an operator confirmed the time and the erasure of due records. */
export async function confirmClock(db: Database, now: Date): Promise<void> {
  await db.updateTable('trustedClock').set({ seenAt: now, confirmedAt: now }).execute()
}

export async function readClockState(db: Database): Promise<ClockState> {
  const { rows } = await sql<ClockState>`
    select seen_at, confirmed_at, newest_record.at as newest_at from trusted_clock, newest_record`.execute(db)
  return rows[0]!
}

/** Whether an operator has confirmed recently. */
export async function isConfirmedLately(db: Database, now: Date): Promise<boolean> {
  const { confirmedAt } = await readClockState(db)
  return confirmedAt !== null && now.getTime() < confirmedAt.getTime() + confirmedForMs
}
