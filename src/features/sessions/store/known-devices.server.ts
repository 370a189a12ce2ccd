// SQL of the devices on which a person has signed in.

import { sql } from 'kysely'
import type { Database } from '#platform/database.server.ts'

export async function isKnownDevice(db: Database, personId: number, fingerprint: string): Promise<boolean> {
  const row = await db
    .selectFrom('knownDevices')
    .select('mark')
    .where('personId', '=', personId)
    .where('mark', '=', fingerprint)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns whether the device is new to the person. */
export async function upsertKnownDevice(
  db: Database,
  personId: number,
  fingerprint: string,
  at: Date,
): Promise<boolean> {
  const { isNew } = await db
    .insertInto('knownDevices')
    .values({ personId, mark: fingerprint, lastUsedAt: at })
    .onConflict((on) => on.columns(['personId', 'mark']).doUpdateSet({ lastUsedAt: at }))
    // A row that the statement inserted has no transaction that replaced it.
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow()
  return isNew
}
