// Session renewal with a refresh token, and detection of a reused token.

import { refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { readMembership } from '#features/people/operations.server.ts'
import { renewalOf } from '../rules/lifetimes.ts'
import type { SessionKind } from '../rules/lifetimes.ts'
import { endSessions, updateLastSeen } from '../store/sessions.server.ts'
import { lockRefreshToken, retireOlder } from '../store/refresh-tokens.server.ts'
import { accessToken, issueRefreshToken, hashOf } from './complete-sign-in.server.ts'

/** Returns a new access token; a token reused after its successor was used ends the whole token family. */
export async function refreshSession(ctx: Ctx, { refreshToken }: { refreshToken: string }) {
  // The audit row of a reused token must be committed, so the refusal is thrown after the transaction.
  const renewed = await transaction(ctx, (tx) => renew(tx, hashOf(refreshToken)))
  return renewed ?? refuse('unauthenticated', 'session.over')
}

async function renew(tx: Ctx, hash: string) {
  const token = await lockRefreshToken(tx.db, hash)
  if (!token || token.orgId !== tx.org.id) return undefined
  const newestIssuedAt = token.newestIssuedAt ?? token.issuedAt
  const verdict = renewalOf({ ...token, newestIssuedAt }, token, tx.now)
  if (verdict === 'over') return undefined
  if (verdict === 'reused') return endFamily(tx, token, 'reused')
  if (!(await mayRenew(tx, token))) return endFamily(tx, token, 'no right')
  await retireOlder(tx.db, token.sessionId, token.issuedAt, hash, tx.now)
  await updateLastSeen(tx.db, token.sessionId, tx.now, tx.from.address)
  const session = { id: token.sessionId, personId: token.personId, kind: token.kind, endsAt: token.endsAt }
  const access = await accessToken(tx, session)
  return verdict === 'rotate'
    ? { accessToken: access, refreshToken: await issueRefreshToken(tx, session) }
    : { accessToken: access }
}

/** False for a suspended person and for one without a role or customer number. */
export async function mayRenew(tx: Ctx, { personId, kind }: { personId: number; kind: SessionKind }): Promise<boolean> {
  const { suspended, roles, isCustomer } = await readMembership(tx, personId)
  return !suspended && (kind === 'staff' ? roles.length > 0 : isCustomer)
}

async function endFamily(tx: Ctx, token: { sessionId: number; personId: number }, because: string): Promise<undefined> {
  await endSessions(tx, { personId: token.personId, only: token.sessionId, at: tx.now, because })
  await record(tx, {
    action: 'session.ended',
    target: `person ${token.personId}`,
    outcome: because === 'reused' ? 'session.reused' : 'done',
    changes: { session: token.sessionId, because },
  })
}
