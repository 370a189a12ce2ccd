// How is a refresh token kept, found with its session, and retired?

import type { Database } from '#platform/database.server.ts'

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
