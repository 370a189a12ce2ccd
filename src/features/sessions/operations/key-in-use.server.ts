// Use of the installation's key: whether the database has rows that no other key can read.

import type { Database } from '#platform/database.server.ts'

/** Whether there are sessions, which are signed with the key, or second factors, which are encrypted with it. */
export async function isKeyInUse(db: Database): Promise<boolean> {
  const session = db.selectFrom('sessions').select('id').limit(1)
  const factor = db.selectFrom('secondFactors').select('personId').limit(1)
  return (await session.executeTakeFirst()) !== undefined || (await factor.executeTakeFirst()) !== undefined
}
