// A transaction that is rolled back at its end: what a write would do, without doing it.

import { sql } from 'kysely'
import type { Database } from '#platform/database.server.ts'

/** The result of `run`, whose writes are undone; a failure of `run` is thrown. Inside a transaction only those writes are undone. */
export async function rolledBack<C extends { db: Database }, T>(ctx: C, run: (tx: C) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return attempt(ctx, async () => ({ keep: false, result: await run(ctx) }))
  const undone: { result?: T } = {}
  await ctx.db
    .transaction()
    .execute(async (db) => {
      undone.result = await run({ ...ctx, db })
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  return undone.result!
}

/** Runs a part of a transaction, whose writes are undone unless it says to keep them. */
export async function attempt<C extends { db: Database }, T>(
  tx: C,
  run: () => Promise<{ keep: boolean; result: T }>,
): Promise<T> {
  await sql`savepoint attempt`.execute(tx.db)
  const { keep, result } = await run()
  if (!keep) await sql`rollback to savepoint attempt`.execute(tx.db)
  // A savepoint outlives the rollback to it: left there, it would hide the one of an outer attempt.
  await sql`release savepoint attempt`.execute(tx.db)
  return result
}
