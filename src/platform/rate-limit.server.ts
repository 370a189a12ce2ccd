// Rate limits in fixed windows, by address, phone or account.

import { sql } from 'kysely'
import { refuse } from '#kit/refusal.ts'
import type { Database } from '#platform/database.server.ts'
import type { Keys } from '#platform/keys.server.ts'

/** At most `max` times in each window of `seconds`. */
export type Limit = { max: number; seconds: number }
export type Limited = { bucket: Bucket; limit: Limit }

/** What is counted in one row: made by `bucketFor` only, so that no text of a caller is a bucket. */
export type Bucket = string & { readonly [bucketBrand]: true }
declare const bucketBrand: unique symbol

/**
 * The names of limits, each with the module that counts it and what it is counted by. A module declares its own, and the
 * compiler refuses a name that two modules declare: two limits never share a bucket.
 * @example declare module '#platform/rate-limit.server.ts' { interface LimitNames { 'x.sent': LimitOf<'x', [address: string]> } }
 */
export interface LimitNames {}
export type LimitName = keyof LimitNames
/** What a limit is counted by, in this order. */
export type LimitOf<Module extends string, Parts extends string[]> = { module: Module; parts: Parts }

/**
 * The bucket of a limit: what is limited in plain text, for whom as a keyed hash, so that the table holds no address, phone,
 * code or e-mail.
 * @example bucketFor(ctx, 'forms', '203.0.113.7')
 */
export function bucketFor<Name extends LimitName>(
  { keys }: { keys: Keys },
  what: Name,
  ...whose: LimitNames[Name]['parts']
): Bucket {
  return `${what}|${keys.hmac('rate limit', JSON.stringify([what, ...whose])).slice(0, 22)}` as Bucket
}

/**
 * Counts one attempt and refuses with `too-many` past the limit, with the time to retry. Counted on its own connection
 * state: call it before the transaction it guards, so that a rollback does not undo the count.
 * @param key the message of the refusal
 */
export function countAgainst(
  db: Database,
  bucket: Bucket,
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
export async function countWithin(db: Database, bucket: Bucket, limit: Limit, now: Date): Promise<boolean> {
  const [counted] = await countEach(db, [{ bucket, limit }], now)
  return counted!.count <= limit.max
}

/** Undoes one count: the attempt was legitimate. */
export async function giveBack(db: Database, bucket: Bucket, now: Date): Promise<void> {
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
