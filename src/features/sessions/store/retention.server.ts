// SQL that removes expired sign-in data: sessions with their refresh tokens, codes, devices, enrolments.

import { sql } from 'kysely'
import type { Database } from '#platform/database.server.ts'

/** Ended before; their refresh tokens go with them. */
export async function removeSessions(db: Database, before: Date): Promise<number> {
  const ended = sql`coalesce(ended_at, ends_at)`
  return numberOf(await db.deleteFrom('sessions').where(ended, '<', before).executeTakeFirst())
}

export async function removeRefreshTokens(db: Database, before: Date): Promise<number> {
  return numberOf(await db.deleteFrom('refreshTokens').where('expiresAt', '<', before).executeTakeFirst())
}

export async function removeCodes(db: Database, before: Date): Promise<number> {
  return numberOf(await db.deleteFrom('oneTimeCodes').where('expiresAt', '<', before).executeTakeFirst())
}

export async function removeEnrolments(db: Database, before: Date): Promise<number> {
  return numberOf(await db.deleteFrom('secondFactorEnrolments').where('begunAt', '<', before).executeTakeFirst())
}

export async function removeKnownDevices(db: Database, before: Date): Promise<number> {
  return numberOf(await db.deleteFrom('knownDevices').where('lastUsedAt', '<', before).executeTakeFirst())
}

function numberOf({ numDeletedRows }: { numDeletedRows: bigint }): number {
  return Number(numDeletedRows)
}
