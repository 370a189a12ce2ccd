// SQL of second factors and recovery codes.

import type { Database } from '#platform/database.server.ts'

export async function findSecondFactor(db: Database, personId: number) {
  return db.selectFrom('secondFactors').selectAll().where('personId', '=', personId).executeTakeFirst()
}

/** Stores an unconfirmed secret in place of an earlier one. */
export async function beginSecondFactor(db: Database, personId: number, secret: string, at: Date): Promise<void> {
  const row = { secret, begunAt: at, confirmedAt: null, lastStep: 0 }
  await db
    .insertInto('secondFactors')
    .values({ personId, ...row })
    .onConflict((on) => on.column('personId').doUpdateSet(row))
    .execute()
}

/** Stores a used time step; false when it, or a later one, was used before. */
export async function useStep(db: Database, personId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('secondFactors')
    .set({ lastStep: step })
    .where('personId', '=', personId)
    .where('lastStep', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function confirmFactor(db: Database, personId: number, at: Date, codeHashes: string[]): Promise<void> {
  await db.updateTable('secondFactors').set({ confirmedAt: at }).where('personId', '=', personId).execute()
  await db.deleteFrom('recoveryCodes').where('personId', '=', personId).execute()
  await db
    .insertInto('recoveryCodes')
    .values(codeHashes.map((codeHash) => ({ personId, codeHash })))
    .execute()
}

export async function useRecoveryCode(db: Database, personId: number, codeHash: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: at })
    .where('personId', '=', personId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Removes the second factor of a person who lost it. */
export async function removeSecondFactor(db: Database, personId: number): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('personId', '=', personId).execute()
  await db.deleteFrom('secondFactors').where('personId', '=', personId).execute()
}
