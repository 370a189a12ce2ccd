// Sign-in with a password, its rate limits, and the kind of session a person may open.

import { networkOf } from '#kit/network.ts'
import { refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { isPassword } from '#platform/passwords.server.ts'
import type { Bucket, LimitOf } from '#platform/rate-limit.server.ts'
import { bucketFor, countAgainst, giveBack } from '#platform/rate-limit.server.ts'
import { findSuspensionReason, identifyPerson, readMembership } from '#features/people/operations.server.ts'
import type { Membership } from '#features/people/operations.server.ts'
import { readIdentifier } from '#features/people/rules.ts'
import type { SecondFactorRequired, SignedIn } from '../contract/api.ts'
import type { SessionKind } from '../rules/lifetimes.ts'
import type { Count, Counted } from '../rules/rate-limits.ts'
import { signInCounts } from '../rules/rate-limits.ts'
import { isKnownDevice } from '../store/known-devices.server.ts'
import { completeSignIn, fingerprintsOf } from './complete-sign-in.server.ts'
import type { OnDevice } from './complete-sign-in.server.ts'

declare module '#platform/rate-limit.server.ts' {
  interface LimitNames {
    'sign-in.device': LimitOf<'sessions', Counted['sign-in.device']>
    'sign-in.pair': LimitOf<'sessions', Counted['sign-in.pair']>
    'sign-in.network': LimitOf<'sessions', Counted['sign-in.network']>
    'sign-in.identifier': LimitOf<'sessions', Counted['sign-in.identifier']>
    'code.pair': LimitOf<'sessions', Counted['code.pair']>
    'code.network': LimitOf<'sessions', Counted['code.network']>
    'code.identifier': LimitOf<'sessions', Counted['code.identifier']>
    'code.confirmation': LimitOf<'sessions', Counted['code.confirmation']>
    proof: LimitOf<'sessions', Counted['proof']>
    'own-password': LimitOf<'sessions', Counted['own-password']>
  }
}

type Attempt = { identifier: string; password: string } & OnDevice

/** Refuses with the same response in the same time, whether the person or the password is missing; only with the right password it says more. */
export async function signIn(
  ctx: Ctx,
  { identifier, password, ...on }: Attempt,
): Promise<SignedIn | SecondFactorRequired> {
  const found = await identifyPerson(ctx, identifier)
  const network = networkOf(ctx.from.address)
  const knownDevice = await findKnownDevice(ctx, found?.person.id ?? 0, on)
  const counts = signInCounts({ identifier: normaliseIdentifier(identifier), network, knownDevice })
  await countAll(ctx, counts)
  const isRightPassword = await isPassword(found?.person.passwordHash, password, {
    known: knownDevice !== undefined,
    network,
  })
  const membership = await readMembership(ctx, found?.person.id ?? 0)
  const kind = found && sessionKindFor(found.by, membership)
  const target = normaliseIdentifier(identifier)
  if (isRightPassword && found && !kind)
    await refuseWithoutAccess(ctx, { personId: found.person.id, membership, target })
  if (!isRightPassword || !kind) {
    await recordRefused(ctx, target, 'session.wrong')
    return refuse('unauthenticated', 'session.wrong')
  }
  for (const count of counts) await giveBack(ctx.db, bucketOf(ctx, count), ctx.now)
  return completeSignIn(ctx, { person: found.person, membership, kind }, on)
}

/**
 * Whoever has shown the password, a passkey or a code reads why it opens nothing here: the account is suspended, or nothing is linked to it. Returns
 * for whoever signs in as what they are not, and for a closed demonstration account.
 */
export async function refuseWithoutAccess(
  ctx: Ctx,
  { personId, membership, target }: { personId: number; membership: Membership; target: string },
): Promise<void> {
  const { suspendedHere, suspended, roles, isCustomer } = membership
  if (suspendedHere) {
    await recordRefused(ctx, target, 'session.suspended')
    const reason = (await findSuspensionReason(ctx, personId)) ?? ''
    refuse('forbidden', 'session.suspended', { values: { reason: reason.replace(/[.।\s]+$/, '') } })
  }
  if (suspended || roles.length > 0 || isCustomer) return
  await recordRefused(ctx, target, 'session.no_number')
  refuse('forbidden', 'session.no_number', { values: { organisation: ctx.org.name[ctx.language] } })
}

function recordRefused(ctx: Ctx, target: string, outcome: string): Promise<void> {
  return record(ctx, { action: 'session.refused', target, outcome })
}

/** Counts an attempt in every bucket; the first full bucket refuses. */
export async function countAll(ctx: Ctx, counts: readonly Count[]): Promise<void> {
  for (const count of counts)
    await countAgainst(ctx.db, bucketOf(ctx, count), count.limit, ctx.now, 'session.slow_down')
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

/** The fingerprint of the device when its secret came from an earlier sign-in of this person. */
async function findKnownDevice(ctx: Ctx, personId: number, { device }: OnDevice): Promise<string | undefined> {
  if (!device) return undefined
  const fingerprints = fingerprintsOf(ctx, device)
  return (await isKnownDevice(ctx.db, personId, fingerprints)) ? fingerprints[0] : undefined
}

function bucketOf(ctx: Ctx, { what, whose }: Count): Bucket {
  return bucketFor(ctx, what, ...whose)
}
