// SQL of the devices and networks from which a person has signed in.

import type { Database } from '#platform/database.server.ts'

export async function findKnownFingerprint(
  db: Database,
  personId: number,
  fingerprints: string[],
): Promise<string | undefined> {
  const row = await db
    .selectFrom('knownDevices')
    .select('mark')
    .where('personId', '=', personId)
    .where('mark', 'in', fingerprints)
    .orderBy('mark')
    .executeTakeFirst()
  return row?.mark
}

export async function upsertKnownDevices(
  db: Database,
  personId: number,
  fingerprints: string[],
  at: Date,
): Promise<void> {
  await db
    .insertInto('knownDevices')
    .values(fingerprints.map((mark) => ({ personId, mark, lastUsedAt: at })))
    .onConflict((on) => on.columns(['personId', 'mark']).doUpdateSet({ lastUsedAt: at }))
    .execute()
}
