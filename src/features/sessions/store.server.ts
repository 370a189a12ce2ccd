// How are sessions, their tokens, known devices, codes and second factors read and written?

import type { Generated } from 'kysely'
import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'
import type { Door } from '#features/sessions/rules/lifetimes.ts'

declare module '#platform/database.server.ts' {
  interface Tables {
    sessions: {
      id: Generated<number>
      personId: number
      orgId: number
      kind: Door
      device: string
      address: string
      createdAt: Date
      lastSeenAt: Date
      provedAt: Date | null
      endsAt: Date
      endedAt: Generated<Date | null>
      endedBecause: Generated<string | null>
    }
    refreshTokens: {
      hash: string
      sessionId: number
      issuedAt: Date
      expiresAt: Date
      retiredAt: Generated<Date | null>
    }
    knownDevices: { personId: number; mark: string; lastUsedAt: Date }
    oneTimeCodes: {
      handle: string
      orgId: number
      personId: number | null
      codeHash: string
      tries: Generated<number>
      createdAt: Date
      expiresAt: Date
      usedAt: Generated<Date | null>
    }
    secondFactors: {
      personId: number
      secret: string
      begunAt: Date
      confirmedAt: Generated<Date | null>
      lastStep: Generated<number>
    }
    recoveryCodes: { personId: number; codeHash: string; usedAt: Generated<Date | null> }
  }
}

export type NewSession = {
  personId: number
  kind: Door
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
  kind: Door
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

/** The sessions of a person here that still run, the one seen last first. */
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

/** Ends a person's sessions: one, all but one, all here, or all everywhere. Returns how many ran until now. */
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

export async function markProved(db: Database, sessionId: number, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ provedAt: at }).where('id', '=', sessionId).execute()
}

export async function markSeen(db: Database, sessionId: number, at: Date, address: string): Promise<void> {
  await db.updateTable('sessions').set({ lastSeenAt: at, address }).where('id', '=', sessionId).execute()
}

export async function insertRefreshToken(
  db: Database,
  token: { hash: string; sessionId: number; issuedAt: Date; expiresAt: Date },
): Promise<void> {
  await db.insertInto('refreshTokens').values(token).execute()
}

/** A refresh token with its session, whose row stays locked for the transaction: a family is renewed one at a time. */
export async function lockRefreshToken(db: Database, hash: string) {
  return db
    .selectFrom('refreshTokens as t')
    .innerJoin('sessions as s', 's.id', 't.sessionId')
    .select(['t.sessionId', 't.issuedAt', 't.expiresAt', 't.retiredAt'])
    .select(['s.personId', 's.orgId', 's.kind', 's.endsAt', 's.endedAt'])
    .select((from) =>
      from
        .selectFrom('refreshTokens as n')
        .select((one) => one.fn.max('n.issuedAt').as('at'))
        .whereRef('n.sessionId', '=', 't.sessionId')
        .$castTo<{ at: Date }>()
        .as('newestIssuedAt'),
    )
    .where('t.hash', '=', hash)
    .forUpdate(['t', 's'])
    .executeTakeFirst()
}

/** The token in use retires every other of its family that was given before it. */
export async function retireOlder(db: Database, sessionId: number, issuedAt: Date, hash: string, now: Date) {
  await db
    .updateTable('refreshTokens')
    .set({ retiredAt: now })
    .where('sessionId', '=', sessionId)
    .where('hash', '!=', hash)
    .where('issuedAt', '<=', issuedAt)
    .where('retiredAt', 'is', null)
    .execute()
}

export async function isKnownMark(db: Database, personId: number, marks: string[]): Promise<string | undefined> {
  const row = await db
    .selectFrom('knownDevices')
    .select('mark')
    .where('personId', '=', personId)
    .where('mark', 'in', marks)
    .orderBy('mark')
    .executeTakeFirst()
  return row?.mark
}

export async function rememberMarks(db: Database, personId: number, marks: string[], at: Date): Promise<void> {
  await db
    .insertInto('knownDevices')
    .values(marks.map((mark) => ({ personId, mark, lastUsedAt: at })))
    .onConflict((on) => on.columns(['personId', 'mark']).doUpdateSet({ lastUsedAt: at }))
    .execute()
}

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

export async function findSecondFactor(db: Database, personId: number) {
  return db.selectFrom('secondFactors').selectAll().where('personId', '=', personId).executeTakeFirst()
}

/** A new secret beside the one in force is not kept: until it is confirmed there is none. */
export async function beginSecondFactor(db: Database, personId: number, secret: string, at: Date): Promise<void> {
  const row = { secret, begunAt: at, confirmedAt: null, lastStep: 0 }
  await db
    .insertInto('secondFactors')
    .values({ personId, ...row })
    .onConflict((on) => on.column('personId').doUpdateSet(row))
    .execute()
}

/** Marks a time step as shown; false when it, or a later one, was shown before. */
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

/** Takes the second factor away, for somebody who lost it. */
export async function removeSecondFactor(db: Database, personId: number): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('personId', '=', personId).execute()
  await db.deleteFrom('secondFactors').where('personId', '=', personId).execute()
}
