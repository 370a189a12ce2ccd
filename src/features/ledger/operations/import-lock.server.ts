// Lock of imports of entries, and of the opening balances that their history adds up to: one of an organisation writes at a time.

import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'

/**
 * Runs an import that writes when no other one of the organisation does: its comparison, of references and of sums of history, holds until its last
 * batch. The lock ends with the transaction that is running already, or with one that has a connection of its own.
 */
export async function withImportLock<Result>(ctx: Ctx, run: () => Promise<Result>): Promise<Result> {
  if (ctx.db.isTransaction) {
    await lockImports(ctx.db, ctx.org.id)
    return run()
  }
  const tx = await ctx.db.startTransaction().execute()
  try {
    // Another import may write for minutes, and so may this one.
    await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx)
    await lockImports(tx, ctx.org.id)
    return await run()
  } finally {
    await tx.rollback().execute()
  }
}

async function lockImports(db: Database, orgId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('ledger_imports'), ${orgId})`.execute(db)
}
