// Idempotency keys: a form that is sent twice takes effect once.

import { createHash, randomUUID } from 'node:crypto'
import { refuse } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'
import { transaction } from '#platform/database.server.ts'

/** The sender's key of a request, and the content of the request. */
export type OnceKey = { scope: string; key: string | undefined; content: unknown }

/** A key for a form on a cached page: many readers have it, so it is combined with the content that each of them sends. */
export function keyOnKeptPage(): string {
  return `${onKeptPage}${randomUUID()}`
}

/**
 * Runs in one transaction, and returns the first result again for the same key with the same content; while the
 * first is still running, the second waits for it. The same key with other content is a `conflict`. Without a key it
 * always runs. The result has to be plain JSON.
 * @example once(ctx, { scope: 'complaints', key, content }, (tx) => insertComplaint(tx, content))
 */
export function once<C extends Ctx, T>(
  ctx: C,
  { scope, key: sentKey, content }: OnceKey,
  run: (tx: C) => Promise<T>,
): Promise<T> {
  if (!sentKey) return transaction(ctx, run)
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  const key = sentKey.startsWith(onKeptPage) ? `${sentKey}-${fingerprint}` : sentKey
  return transaction(ctx, async (tx) => {
    const row = { orgId: tx.org.id, scope, key, fingerprint, answer: null, at: tx.now }
    const claimed = await tx.db
      .insertInto('idempotentAnswers')
      .values(row)
      .onConflict((on) => on.doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!claimed) return earlierAnswer<T>(tx, scope, key, fingerprint)
    const answer = await run(tx)
    await tx.db
      .updateTable('idempotentAnswers')
      .set({ answer: JSON.stringify(answer) })
      .where('orgId', '=', tx.org.id)
      .where('scope', '=', scope)
      .where('key', '=', key)
      .execute()
    return answer
  })
}

const onKeptPage = 'kept-'
const keptDays = 7

/** Removes expired results. */
export async function removeOldAnswers(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000)
  await db.deleteFrom('idempotentAnswers').where('at', '<', before).execute()
}

async function earlierAnswer<T>(tx: Ctx, scope: string, key: string, fingerprint: string): Promise<T> {
  const kept = await tx.db
    .selectFrom('idempotentAnswers')
    .select(['fingerprint', 'answer'])
    .where('orgId', '=', tx.org.id)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (kept.fingerprint !== fingerprint) refuse('conflict', 'request.key_used')
  return kept.answer as T
}
