// SQL of refresh tokens.

import type { Database } from '#platform/database.server.ts'

export async function insertRefreshToken(
  db: Database,
  token: { hash: string; sessionId: number; issuedAt: Date; expiresAt: Date },
): Promise<void> {
  await db.insertInto('refreshTokens').values(token).execute()
}

/** A refresh token with its session, both locked until the end of the transaction, so that renewals of a family are serialised. */
export async function lockRefreshToken(db: Database, hash: string) {
  return db
    .selectFrom('refreshTokens as t')
    .innerJoin('sessions as s', 's.id', 't.sessionId')
    .select(['t.sessionId', 't.issuedAt', 't.expiresAt', 't.retiredAt'])
    .select(['s.personId', 's.orgId', 's.kind', 's.endsAt', 's.endedAt'])
    .select((from) =>
      from
        .selectFrom('refreshTokens as n')
        .select((newer) => newer.fn.max('n.issuedAt').as('at'))
        .whereRef('n.sessionId', '=', 't.sessionId')
        .$castTo<{ at: Date }>()
        .as('newestIssuedAt'),
    )
    .where('t.hash', '=', hash)
    .forUpdate(['t', 's'])
    .executeTakeFirst()
}

/** Retires every other token of the session that was issued before the token in use. */
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
