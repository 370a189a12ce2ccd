// SQL of the codes that are sent to the registered phone of a connection.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'

export type NewCode = {
  handle: string
  personId: number
  /** Null where nothing was sent. */
  connectionId: number | null
  heldFrom: string | null
  codeHash: string
  createdAt: Date
  expiresAt: Date
}

export async function insertCode({ db, org }: Scope, code: NewCode): Promise<void> {
  await db
    .insertInto('connectionLinkCodes')
    .values({ ...code, orgId: org.id })
    .execute()
}

/** Counts one attempt of a person at their valid code and returns it; finds nothing after `maxTries`. */
export function tryCode({ db, org }: Scope, at: { handle: string; personId: number; now: Date; maxTries: number }) {
  return db
    .updateTable('connectionLinkCodes')
    .set({ tries: sql`tries + 1` })
    .where('orgId', '=', org.id)
    .where('handle', '=', at.handle)
    .where('personId', '=', at.personId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', at.now)
    .where('tries', '<', at.maxTries)
    .returning(['connectionId', 'heldFrom', 'codeHash'])
    .executeTakeFirst()
}

/** Marks the code as used; false when it was used before. */
export async function useCode({ db, org }: Scope, handle: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('connectionLinkCodes')
    .set({ usedAt: now })
    .where('orgId', '=', org.id)
    .where('handle', '=', handle)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Removes codes that expired and offers that were made before, in every organisation. Returns how many. */
export async function removeLapsed(db: Database, before: { codes: Date; offers: Date }) {
  const codes = await db.deleteFrom('connectionLinkCodes').where('expiresAt', '<', before.codes).executeTakeFirst()
  const offers = await db
    .deleteFrom('connectionLinks')
    .where('acceptedAt', 'is', null)
    .where('createdAt', '<', before.offers)
    .executeTakeFirst()
  return { codes: Number(codes.numDeletedRows), offers: Number(offers.numDeletedRows) }
}
