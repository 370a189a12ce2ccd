// SQL of sessions.

import type { Scope } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'
import type { SessionKind } from '../rules/lifetimes.ts'

export type NewSession = {
  personId: number
  kind: SessionKind
  device: string
  address: string
  at: Date
  provedAt: Date | null
  endsAt: Date
}
export type OpenSession = {
  id: number
  personId: number
  orgId: number
  kind: SessionKind
  provedAt: Date | null
  endsAt: Date
  endedAt: Date | null
}

const sessionColumns = ['id', 'personId', 'orgId', 'kind', 'provedAt', 'endsAt', 'endedAt'] as const

export async function insertSession({ db, org }: Scope, { at, ...session }: NewSession): Promise<number> {
  const row = { ...session, orgId: org.id, createdAt: at, lastSeenAt: at }
  const { id } = await db.insertInto('sessions').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function findSession(db: Database, id: number): Promise<OpenSession | undefined> {
  return db.selectFrom('sessions').select(sessionColumns).where('id', '=', id).executeTakeFirst()
}

/** The active sessions of a person in this organisation, the most recently used first. */
export async function listSessions({ db, org }: Scope, personId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'createdAt', 'lastSeenAt'])
    .where('personId', '=', personId)
    .where('orgId', '=', org.id)
    .where('endedAt', 'is', null)
    .where('endsAt', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .limit(100)
    .execute()
}

export type Ending = { personId: number; at: Date; because: string; only?: number; except?: number; everywhere?: true }

/** Ends a person's sessions: one, all but one, all in this organisation, or all everywhere. Returns how many were active. */
export async function endSessions({ db, org }: Scope, ending: Ending): Promise<number> {
  let update = db
    .updateTable('sessions')
    .set({ endedAt: ending.at, endedBecause: ending.because })
    .where('personId', '=', ending.personId)
    .where('endedAt', 'is', null)
  if (!ending.everywhere) update = update.where('orgId', '=', org.id)
  if (ending.only !== undefined) update = update.where('id', '=', ending.only)
  if (ending.except !== undefined) update = update.where('id', '!=', ending.except)
  const { numUpdatedRows } = await update.executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function updateProvedAt(db: Database, sessionId: number, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ provedAt: at }).where('id', '=', sessionId).execute()
}

export async function updateLastSeen(db: Database, sessionId: number, at: Date, address: string): Promise<void> {
  await db.updateTable('sessions').set({ lastSeenAt: at, address }).where('id', '=', sessionId).execute()
}

/** Removes a person's sessions with refresh tokens, known devices, codes, passkeys and second factor in every organisation. */
export async function removeSignIns(db: Database, personId: number): Promise<void> {
  const credentials = [
    'knownDevices',
    'oneTimeCodes',
    'recoveryCodes',
    'secondFactors',
    'secondFactorEnrolments',
    'passkeys',
  ] as const
  for (const table of ['sessions', ...credentials] as const)
    await db.deleteFrom(table).where('personId', '=', personId).execute()
}
