// SQL of the set-up: whether there is an organisation, with everybody else who would add one waiting.

import { sql } from 'kysely'
import type { Database } from '#platform/database.server.ts'

/** Whether there is one, in the caller's transaction, until whose end nobody adds one. */
export async function lockOrganisations(db: Database): Promise<boolean> {
  await sql`lock table organisations in share row exclusive mode`.execute(db)
  const row = await db.selectFrom('organisations').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}
