// How does a form that is sent twice have its effect once?

import { createHash } from 'node:crypto'
import { refuse } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'
import { transaction } from '#platform/database.server.ts'

declare module '#platform/database.server.ts' {
  interface Tables {
    idempotentAnswers: { orgId: number; scope: string; key: string; fingerprint: string; answer: unknown; at: Date }
  }
}

/** What the sender chose to know its request by, and what the request says. */
export type OnceKey = { scope: string; key: string | undefined; content: unknown }

/**
 * Runs in one transaction, and gives the first answer again when the same key comes with the same content; while the
 * first is still running, the second waits for it. The same key with other content is a `conflict`. Without a key it
 * simply runs. The answer has to be plain JSON.
 * @example once(ctx, { scope: 'complaints', key, content }, (tx) => insertComplaint(tx, content))
 */
export function once<C extends Ctx, T>(
  ctx: C,
  { scope, key, content }: OnceKey,
  run: (tx: C) => Promise<T>,
): Promise<T> {
  if (!key) return transaction(ctx, run)
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('hex')
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

const keptDays = 7

/** Forgets answers that nobody can still be waiting for; for the housekeeping of the server. */
export async function forgetOldAnswers(db: Database, now: Date): Promise<void> {
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
