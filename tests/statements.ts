// Counting of SQL statements: a context whose database logs what it sends, begin and commit included.

import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { poolOf } from '#platform/database.server.ts'
import type { Tables } from '#platform/tables.server.ts'

/** Runs an operation on a context and returns the statements that it sent, in their order. */
export async function statementsOf<C extends Ctx>(ctx: C, run: (counted: C) => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: poolOf(ctx.db) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query }) => void statements.push(query.sql),
  })
  await run({ ...ctx, db })
  return statements
}
