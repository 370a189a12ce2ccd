// Sign-in with a password, its rate limits, and the kind of session a person may open.

import { refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { isPassword } from '#platform/passwords.server.ts'
import { countAgainst, giveBack } from '#platform/rate-limit.server.ts'
import { identifyPerson, readMembership } from '#features/people/operations.server.ts'
import type { Membership } from '#features/people/operations.server.ts'
import { readIdentifier } from '#features/people/rules.ts'
import type { SecondFactorRequired, SignedIn } from '../contract/api.ts'
import type { SessionKind } from '../rules/lifetimes.ts'
import type { Count } from '../rules/rate-limits.ts'
import { networkOf, signInCounts } from '../rules/rate-limits.ts'
import { findKnownFingerprint } from '../store/known-devices.server.ts'
import { completeSignIn, fingerprintsOf } from './complete-sign-in.server.ts'
import type { OnDevice } from './complete-sign-in.server.ts'

type Attempt = { identifier: string; password: string } & OnDevice

/** Refuses with the same response in the same time, whether the person, the password or the role is missing. */
export async function signIn(
  ctx: Ctx,
  { identifier, password, ...on }: Attempt,
): Promise<SignedIn | SecondFactorRequired> {
  const found = await identifyPerson(ctx, identifier)
  const network = networkOf(ctx.from.address)
  const knownFingerprint = await findKnownFingerprint(ctx.db, found?.person.id ?? 0, fingerprintsOf(ctx, on.device))
  const counts = signInCounts({ identifier: normaliseIdentifier(identifier), network, knownFingerprint })
  await countAll(ctx, counts)
  const isRightPassword = await isPassword(found?.person.passwordHash, password, {
    known: knownFingerprint !== undefined,
    network,
  })
  const membership = await readMembership(ctx, found?.person.id ?? 0)
  const kind = found && sessionKindFor(found.by, membership)
  if (!isRightPassword || !kind) {
    await record(ctx, { action: 'session.refused', target: normaliseIdentifier(identifier), outcome: 'session.wrong' })
    return refuse('unauthenticated', 'session.wrong')
  }
  for (const { bucket } of counts) await giveBack(ctx.db, bucket, ctx.now)
  return completeSignIn(ctx, { person: found.person, membership, kind }, on)
}

/** Counts an attempt in every bucket; the first full bucket refuses. */
export async function countAll({ db, now }: Ctx, counts: readonly Count[]): Promise<void> {
  for (const { bucket, limit } of counts) await countAgainst(db, bucket, limit, now, 'session.slow_down')
}

/** The normalised identifier, for rate limits and audit. */
export function normaliseIdentifier(identifier: string): string {
  return readIdentifier(identifier)[0]!.value
}

/** Staff sign in by e-mail; a person who is a customer too uses the customer number or phone for a customer session. */
export function sessionKindFor(by: 'email' | 'phone' | 'number', membership: Membership): SessionKind | undefined {
  if (membership.suspended) return undefined
  if (by === 'email' && membership.roles.length > 0) return 'staff'
  return membership.isCustomer ? 'customer' : undefined
}
