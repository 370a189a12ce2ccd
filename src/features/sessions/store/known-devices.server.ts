// SQL of the devices on which a person has signed in.

import { sql } from 'kysely'
import type { Database } from '#platform/database.server.ts'

/** Under any of the device's fingerprints. */
export async function isKnownDevice(db: Database, personId: number, fingerprints: string[]): Promise<boolean> {
  const row = await db
    .selectFrom('knownDevices')
    .select('mark')
    .where('personId', '=', personId)
    .where('mark', 'in', fingerprints)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores the device under its first fingerprint, also where it was known under another. Returns whether it is new to the person. */
export async function upsertKnownDevice(
  db: Database,
  personId: number,
  [fingerprint = '', ...earlier]: string[],
  at: Date,
): Promise<boolean> {
  const wasKnown = earlier.length > 0 && (await removeDevices(db, personId, earlier))
  const { isNew } = await db
    .insertInto('knownDevices')
    .values({ personId, mark: fingerprint, lastUsedAt: at })
    .onConflict((on) => on.columns(['personId', 'mark']).doUpdateSet({ lastUsedAt: at }))
    // A row that the statement inserted has no transaction that replaced it.
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow()
  return isNew && !wasKnown
}

async function removeDevices(db: Database, personId: number, fingerprints: string[]): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('knownDevices')
    .where('personId', '=', personId)
    .where('mark', 'in', fingerprints)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
