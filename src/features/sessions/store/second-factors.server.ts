// SQL of second factors, their enrolment, and recovery codes.

import type { Database } from '#platform/database.server.ts'

export async function findSecondFactor(db: Database, personId: number) {
  return db.selectFrom('secondFactors').selectAll().where('personId', '=', personId).executeTakeFirst()
}

export async function findEnrolment(db: Database, personId: number, since: Date) {
  return db
    .selectFrom('secondFactorEnrolments')
    .selectAll()
    .where('personId', '=', personId)
    .where('begunAt', '>', since)
    .executeTakeFirst()
}

/** Stores a new secret beside the factor in use, in place of an earlier enrolment. */
export async function beginEnrolment(db: Database, personId: number, secret: string, at: Date): Promise<void> {
  const row = { secret, begunAt: at }
  await db
    .insertInto('secondFactorEnrolments')
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

export type Enrolment = { personId: number; secret: string; begunAt: Date }

/** Puts the enrolled secret in place of the factor in use; false when the enrolment was confirmed or begun anew meanwhile. */
export async function confirmEnrolment(
  db: Database,
  { personId, secret, begunAt }: Enrolment,
  { at, step, codeHashes }: { at: Date; step: number; codeHashes: string[] },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('secondFactorEnrolments')
    .where('personId', '=', personId)
    .where('secret', '=', secret)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  const row = { secret, begunAt, confirmedAt: at, lastStep: step }
  await db
    .insertInto('secondFactors')
    .values({ personId, ...row })
    .onConflict((on) => on.column('personId').doUpdateSet(row))
    .execute()
  await db.deleteFrom('recoveryCodes').where('personId', '=', personId).execute()
  await db
    .insertInto('recoveryCodes')
    .values(codeHashes.map((codeHash) => ({ personId, codeHash })))
    .execute()
  return true
}

/** By the hash of the code under one of the keys. */
export async function useRecoveryCode(
  db: Database,
  personId: number,
  codeHashes: string[],
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: at })
    .where('personId', '=', personId)
    .where('codeHash', 'in', codeHashes)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Removes the second factor and the passkeys of a person who lost the device. */
export async function removeSecondFactor(db: Database, personId: number): Promise<void> {
  for (const table of ['recoveryCodes', 'secondFactors', 'secondFactorEnrolments', 'passkeys'] as const)
    await db.deleteFrom(table).where('personId', '=', personId).execute()
}
