// SQL of one-time and activation codes.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'

export type NewCode = {
  handle: string
  personId: number | null
  codeHash: string
  createdAt: Date
  expiresAt: Date
}

export async function insertCode({ db, org }: Scope, code: NewCode): Promise<void> {
  await db
    .insertInto('oneTimeCodes')
    .values({ ...code, orgId: org.id })
    .execute()
}

/** Counts one attempt at a valid code and returns it; finds nothing after `maxAttempts`. */
export async function tryCode({ db, org }: Scope, handle: string, now: Date, maxAttempts: number) {
  return db
    .updateTable('oneTimeCodes')
    .set({ tries: sql`tries + 1` })
    .where('handle', '=', handle)
    .where('orgId', '=', org.id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('tries', '<', maxAttempts)
    .returning(['handle', 'personId', 'codeHash'])
    .executeTakeFirst()
}

/** Finds an activation code by its hash, under one of the keys: it is long enough to need no handle. */
export async function findActivation({ db, org }: Scope, codeHashes: string[], now: Date) {
  return db
    .selectFrom('oneTimeCodes')
    .select(['handle', 'personId', 'codeHash'])
    .where('codeHash', 'in', codeHashes)
    .where('handle', 'like', 'activation-%')
    .where('orgId', '=', org.id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

/** Marks the code as used; false when it was used before. */
export async function useCode(db: Database, handle: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('oneTimeCodes')
    .set({ usedAt: now })
    .where('handle', '=', handle)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends every code of a person that is not used yet, or only the activation codes of this organisation. */
export async function endCodes(
  { db, org }: Scope,
  { personId, at, activations }: { personId: number; at: Date; activations?: true },
): Promise<void> {
  let update = db
    .updateTable('oneTimeCodes')
    .set({ usedAt: at })
    .where('personId', '=', personId)
    .where('usedAt', 'is', null)
  if (activations) update = update.where('handle', 'like', 'activation-%').where('orgId', '=', org.id)
  await update.execute()
}
