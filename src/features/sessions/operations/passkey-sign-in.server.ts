// Sign-in with a passkey, which counts as password and second factor.

import { networkOf } from '#kit/network.ts'
import { refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { LimitOf } from '#platform/rate-limit.server.ts'
import { bucketFor, countAgainst, giveBack } from '#platform/rate-limit.server.ts'
import { findPerson, readMembership } from '#features/people/operations.server.ts'
import type { SignedIn } from '../contract/api.ts'
import { openSession, type OnDevice } from './complete-sign-in.server.ts'
import { refuseWithoutAccess, sessionKindFor } from './sign-in.server.ts'
import { findPasskey, usePasskey } from '../store/passkeys.server.ts'
import { challengeSeconds, newChallenge, verifySignIn, type SignInAnswer } from './passkey-verification.server.ts'

declare module '#platform/rate-limit.server.ts' {
  interface LimitNames {
    'passkey.network': LimitOf<'sessions', [network: string]>
  }
}

/** Failures of a network; there is no secret to guess, so the limit bounds work. */
const limit = { max: 60, seconds: 15 * 60 }

export async function beginPasskeySignIn(ctx: Ctx) {
  const challenge = await newChallenge(ctx, 'passkey-sign-in')
  return { challenge, timeout: challengeSeconds * 1000, userVerification: 'required' as const }
}

export async function signInWithPasskey(
  ctx: Ctx,
  { deviceName, device, ...answer }: SignInAnswer & { [Name in keyof OnDevice]?: string | undefined },
): Promise<SignedIn> {
  const bucket = bucketFor(ctx, 'passkey.network', networkOf(ctx.from.address))
  await countAgainst(ctx.db, bucket, limit, ctx.now, 'session.slow_down')
  const { passkey, use } = await findProven(ctx, answer)
  const person = (await findPerson(ctx.db, passkey.personId))!
  const membership = await readMembership(ctx, person.id)
  const target = `person ${person.id}`
  const kind = sessionKindFor(passkey.kind === 'staff' ? 'email' : 'number', membership)
  if (!kind) await refuseWithoutAccess(ctx, { personId: person.id, membership, target })
  if (kind !== passkey.kind) return refuseWrong(ctx, target)
  if (!(await usePasskey(ctx, passkey.id, { ...use, at: ctx.now }))) return refuseWrong(ctx, target)
  await giveBack(ctx.db, bucket, ctx.now)
  const on = { ...(deviceName && { deviceName }), ...(device && { device }) }
  return openSession(ctx, { person, membership, kind }, on, ctx.now)
}

async function findProven(ctx: Ctx, answer: SignInAnswer) {
  const passkey = await findPasskey(ctx, answer.id)
  const use = passkey && (await verifySignIn(ctx, passkey, answer))
  if (!passkey || !use) return refuseWrong(ctx, passkey ? `person ${passkey.personId}` : 'unknown passkey')
  return { passkey, use }
}

async function refuseWrong(ctx: Ctx, target: string): Promise<never> {
  const outcome = 'passkeys.wrong'
  await record(ctx, { action: 'session.refused', target, outcome })
  return refuse('unauthenticated', outcome)
}
