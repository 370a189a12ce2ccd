// Rate limits in fixed windows, by address, phone or account.

import { sql } from 'kysely'
import { refuse } from '#kit/refusal.ts'
import type { Database } from '#platform/database.server.ts'

/** At most `most` times in each window of `seconds`. */
export type Limit = { most: number; seconds: number }

/**
 * Counts one attempt and refuses with `too-many` past the limit, with the time to retry. Counted on its own connection
 * state: call it before the transaction it guards, so that a rollback does not undo the count.
 * @param bucket what is limited and for whom: `complaints|487|203.0.113.7`
 * @param key the message of the refusal
 */
export async function countAgainst(
  db: Database,
  bucket: string,
  limit: Limit,
  now: Date,
  key = 'request.too_many',
): Promise<void> {
  const { count, windowStart } = await countOne(db, bucket, limit, now)
  if (count <= limit.most) return
  const seconds = Math.ceil((windowStart.getTime() + limit.seconds * 1000 - now.getTime()) / 1000)
  refuse('too-many', key, { retryAfterSeconds: Math.max(seconds, 1) })
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

function countOne(db: Database, bucket: string, { seconds }: Limit, now: Date) {
  const length = seconds * 1000
  const windowStart = new Date(Math.floor(now.getTime() / length) * length)
  const expiresAt = new Date(windowStart.getTime() + length)
  return db
    .insertInto('rateLimits')
    .values({ bucket, windowStart, count: 1, expiresAt })
    .onConflict((on) => on.columns(['bucket', 'windowStart']).doUpdateSet({ count: sql`rate_limits.count + 1` }))
    .returning(['count', 'windowStart'])
    .executeTakeFirstOrThrow()
}
