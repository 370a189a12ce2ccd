// SQL of the devices on which a person has signed in.

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

export async function upsertKnownDevice(db: Database, personId: number, fingerprint: string, at: Date): Promise<void> {
  await db
    .insertInto('knownDevices')
    .values({ personId, mark: fingerprint, lastUsedAt: at })
    .onConflict((on) => on.columns(['personId', 'mark']).doUpdateSet({ lastUsedAt: at }))
    .execute()
}
