// Verification of what a browser has signed with a passkey: challenge, origin, signature, user verification.

import { randomBytes } from 'node:crypto'
import { readInstant } from '#kit/calendar/instant.ts'
import type { Ctx } from '#platform/context.ts'

/** A challenge is a signed token: nothing is stored before it is answered. */
export type ChallengePurpose = 'passkey-registration' | 'passkey-sign-in'

export const challengeSeconds = 5 * 60

export async function newChallenge(ctx: Ctx, purpose: ChallengePurpose, claims: Record<string, unknown> = {}) {
  const own = { ...claims, org: ctx.org.id, at: ctx.now.toISOString(), jti: randomBytes(16).toString('base64url') }
  const token = await ctx.keys.sign(purpose, own, { now: ctx.now, seconds: challengeSeconds })
  return Buffer.from(token).toString('base64url')
}

export type RegistrationAnswer = { id: string; clientDataJSON: string; attestationObject: string }
export type SignInAnswer = { id: string; clientDataJSON: string; authenticatorData: string; signature: string }
type StoredKey = { credentialId: string; publicKey: string; counter: number }

/** The new credential and when its challenge was issued; undefined when anything does not match. */
export async function verifyRegistration(ctx: Ctx, answer: RegistrationAnswer) {
  const { verifyRegistrationResponse } = await webAuthn()
  const { id, ...response } = answer
  const challenge = expectedChallenge(ctx, 'passkey-registration', (claims) => claims.sub === String(actorId(ctx)))
  const verified = await ofValid(
    verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      expectedChallenge: challenge.matches,
      supportedAlgorithmIDs: algorithms,
      ...expectedSite(ctx),
    }),
  )
  if (!verified?.verified) return undefined
  const { credential, rpID } = verified.registrationInfo
  const publicKey = Buffer.from(credential.publicKey).toString('base64url')
  const key = { credentialId: credential.id, publicKey, counter: credential.counter }
  return { ...key, host: rpID ?? ctx.org.hosts[0]!, challengeAt: challenge.issuedAt() }
}

/** The new counter and when the challenge was issued; undefined when anything does not match. */
export async function verifySignIn(ctx: Ctx, stored: StoredKey, answer: SignInAnswer) {
  const { verifyAuthenticationResponse } = await webAuthn()
  const { id, ...response } = answer
  const { credentialId, publicKey, counter } = stored
  const challenge = expectedChallenge(ctx, 'passkey-sign-in')
  const verified = await ofValid(
    verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      expectedChallenge: challenge.matches,
      credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      ...expectedSite(ctx),
    }),
  )
  if (!verified?.verified) return undefined
  return { counter: verified.authenticationInfo.newCounter, challengeAt: challenge.issuedAt() }
}

/** EdDSA, ES256, RS256: what phones, computers and security keys make. */
export const algorithms = [-8, -7, -257]

/** Loaded by its first use: it takes most of a second and 25 MB, which a start must not pay. */
function webAuthn() {
  return import('@simplewebauthn/server')
}

/** The library throws for whatever does not match; what it says would help nobody but an attacker. */
function ofValid<T>(verification: Promise<T>): Promise<T | undefined> {
  return verification.catch(() => undefined)
}

/** Any host name of the organisation: a browser uses a passkey at the one it was made at alone. */
function expectedSite({ org, from }: Ctx) {
  const hosts = org.hosts
  return { expectedRPID: hosts, expectedOrigin: hosts.map((host) => originAt(host, from.origin)) }
}

function originAt(host: string, own = 'https://localhost'): string {
  const url = new URL(own)
  url.hostname = host
  return url.origin
}

type Claims = { sub?: string; org?: unknown; at?: unknown }

function expectedChallenge(ctx: Ctx, purpose: ChallengePurpose, isOwn: (claims: Claims) => boolean = () => true) {
  let issuedAt: Date | undefined
  return {
    async matches(challenge: string): Promise<boolean> {
      const claims = await ctx.keys.read(purpose, Buffer.from(challenge, 'base64url').toString(), ctx.now)
      if (!claims || claims.org !== ctx.org.id || !isOwn(claims)) return false
      issuedAt = readInstant(String(claims.at))
      return issuedAt !== undefined
    },
    issuedAt: () => issuedAt!,
  }
}

function actorId({ actor }: Ctx): number | undefined {
  return 'id' in actor ? actor.id : undefined
}
