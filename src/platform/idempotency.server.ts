// Idempotency keys: a form that is sent twice takes effect once.

import { createHash, randomUUID } from 'node:crypto'
import { refuse } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'
import { transaction } from '#platform/database.server.ts'

/** The sender's key of a request, and the content of the request. */
export type OnceKey = { scope: string; key: string | undefined; content: unknown }

/** A key for a form on a cached page: many readers have it, so it is combined with the content that each of them sends. */
export function keyForCachedPage(): string {
  return `${cachedPagePrefix}${randomUUID()}`
}

/**
 * Runs in one transaction, and returns the first result again for the same key with the same content; while the
 * first is still running, the second waits for it. The same key with other content is a `conflict`. Without a key it
 * always runs. The result has to be plain JSON.
 * @example once(ctx, { scope: 'complaints', key, content }, (tx) => insertComplaint(tx, content))
 */
export function once<C extends Ctx, T>(ctx: C, key: OnceKey, run: (tx: C) => Promise<T>): Promise<T> {
  return transaction(ctx, async (tx) => {
    const claim = await claimKey(tx, key)
    if (claim.done) return claim.answer as T
    const answer = await run(tx)
    if (claim.key) await updateAnswer(tx, claim.key, answer)
    return answer
  })
}

/** As `once`, for what can be read again afterwards: no answer is stored, and a repetition returns undefined. */
export function unlessDone<C extends Ctx, T>(ctx: C, key: OnceKey, run: (tx: C) => Promise<T>): Promise<T | undefined> {
  return transaction(ctx, async (tx) => ((await claimKey(tx, key)).done ? undefined : run(tx)))
}

type ClaimedKey = { scope: string; key: string }
type Claim = { done: false; key?: ClaimedKey } | { done: true; answer: unknown }

async function claimKey(tx: Ctx, { scope, key: sentKey, content }: OnceKey): Promise<Claim> {
  if (!sentKey) return { done: false }
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  const key = sentKey.startsWith(cachedPagePrefix) ? `${sentKey}-${fingerprint}` : sentKey
  const claimed = await tx.db
    .insertInto('idempotentAnswers')
    .values({ orgId: tx.org.id, scope, key, fingerprint, answer: null, at: tx.now })
    .onConflict((on) => on.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) return { done: false, key: { scope, key } }
  return { done: true, answer: await earlierAnswer(tx, { scope, key }, fingerprint) }
}

async function updateAnswer({ db, org }: Ctx, { scope, key }: ClaimedKey, answer: unknown): Promise<void> {
  await db
    .updateTable('idempotentAnswers')
    .set({ answer: JSON.stringify(answer) })
    .where('orgId', '=', org.id)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
}

const cachedPagePrefix = 'stored-'
const keptDays = 7

/** Removes expired results. */
export async function removeOldAnswers(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000)
  await db.deleteFrom('idempotentAnswers').where('at', '<', before).execute()
}

async function earlierAnswer({ db, org }: Ctx, { scope, key }: ClaimedKey, fingerprint: string): Promise<unknown> {
  const stored = await db
    .selectFrom('idempotentAnswers')
    .select(['fingerprint', 'answer'])
    .where('orgId', '=', org.id)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (stored.fingerprint !== fingerprint) refuse('conflict', 'request.key_used')
  return stored.answer
}
