// How is a one-time code kept, tried and used up?

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

/** Counts one try at a code that still runs and returns it; the sixth try finds nothing. */
export async function tryCode({ db, org }: Scope, handle: string, now: Date, mostTries: number) {
  return db
    .updateTable('oneTimeCodes')
    .set({ tries: sql`tries + 1` })
    .where('handle', '=', handle)
    .where('orgId', '=', org.id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('tries', '<', mostTries)
    .returning(['handle', 'personId', 'codeHash'])
    .executeTakeFirst()
}

/** A long activation code is its own name. */
export async function findActivation({ db, org }: Scope, codeHash: string, now: Date) {
  return db
    .selectFrom('oneTimeCodes')
    .select(['handle', 'personId', 'codeHash'])
    .where('codeHash', '=', codeHash)
    .where('handle', 'like', 'activation-%')
    .where('orgId', '=', org.id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

/** Whether this caller was the one who used it. */
export async function useCode(db: Database, handle: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('oneTimeCodes')
    .set({ usedAt: now })
    .where('handle', '=', handle)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
