// Rate limits in fixed windows, by address, phone or account.

import { sql } from 'kysely'
import { refuse } from '#kit/refusal.ts'
import type { Database } from '#platform/database.server.ts'

/** At most `max` times in each window of `seconds`. */
export type Limit = { max: number; seconds: number }
export type Limited = { bucket: string; limit: Limit }

/**
 * Counts one attempt and refuses with `too-many` past the limit, with the time to retry. Counted on its own connection
 * state: call it before the transaction it guards, so that a rollback does not undo the count.
 * @param bucket what is limited and for whom: `complaints|487|203.0.113.7`
 * @param key the message of the refusal
 */
export function countAgainst(
  db: Database,
  bucket: string,
  limit: Limit,
  now: Date,
  key = 'request.too_many',
): Promise<void> {
  return countEachAgainst(db, [{ bucket, limit }], now, key)
}

/** The same for several buckets in one statement: each is counted, and the first past its limit refuses. */
export async function countEachAgainst(
  db: Database,
  limited: readonly Limited[],
  now: Date,
  key = 'request.too_many',
): Promise<void> {
  const counted = await countEach(db, limited, now)
  for (const { bucket, limit } of limited) {
    const { count, windowStart } = counted.find((row) => row.bucket === bucket)!
    if (count <= limit.max) continue
    const seconds = Math.ceil((windowStart.getTime() + limit.seconds * 1000 - now.getTime()) / 1000)
    refuse('too-many', key, { retryAfterSeconds: Math.max(seconds, 1) })
  }
}

/** Undoes one count: the attempt was legitimate. */
export async function giveBack(db: Database, bucket: string, now: Date): Promise<void> {
  await db
    .updateTable('rateLimits')
    .set({ count: sql`count - 1` })
    .where('bucket', '=', bucket)
    .where('expiresAt', '>', now)
    .where('count', '>', 0)
    .execute()
}

/** Removes expired windows. */
export async function removeOldLimits(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('rateLimits').where('expiresAt', '<', now).execute()
}

function countEach(db: Database, limited: readonly Limited[], now: Date) {
  const rows = limited.map(({ bucket, limit }) => {
    const length = limit.seconds * 1000
    const windowStart = new Date(Math.floor(now.getTime() / length) * length)
    return { bucket, windowStart, count: 1, expiresAt: new Date(windowStart.getTime() + length) }
  })
  return db
    .insertInto('rateLimits')
    .values(rows)
    .onConflict((on) => on.columns(['bucket', 'windowStart']).doUpdateSet({ count: sql`rate_limits.count + 1` }))
    .returning(['bucket', 'count', 'windowStart'])
    .execute()
}
