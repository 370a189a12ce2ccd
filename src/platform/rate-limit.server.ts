// Rate limits in fixed windows, by address, phone or account.

import { sql } from 'kysely'
import { refuse } from '#kit/refusal.ts'
import type { Database } from '#platform/database.server.ts'
import type { Keys } from '#platform/keys.server.ts'

/** At most `max` times in each window of `seconds`. */
export type Limit = { max: number; seconds: number }
export type Limited = { bucket: string; limit: Limit }

/**
 * The bucket of a limit: what is limited in plain text, for whom as a keyed hash, so that the table holds no address, phone,
 * code or e-mail. Different kinds of limits need a different `what`: their parts never share a bucket.
 * @example bucketFor(ctx, 'complaints.sent', '487', '203.0.113.7')
 */
export function bucketFor({ keys }: { keys: Keys }, what: string, ...whose: string[]): string {
  return `${what}|${keys.hmac('rate limit', JSON.stringify([what, ...whose])).slice(0, 22)}`
}

/**
 * Counts one attempt and refuses with `too-many` past the limit, with the time to retry. Counted on its own connection
 * state: call it before the transaction it guards, so that a rollback does not undo the count.
 * @param bucket made by `bucketFor`
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

/** Counts one attempt and returns whether it is within the limit. */
export async function countWithin(db: Database, bucket: string, limit: Limit, now: Date): Promise<boolean> {
  const [counted] = await countEach(db, [{ bucket, limit }], now)
  return counted!.count <= limit.max
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
