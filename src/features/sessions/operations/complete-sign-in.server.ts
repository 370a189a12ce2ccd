// Completing a sign-in: second-factor challenge or a new session with its tokens and known device.

import { createHash, randomBytes } from 'node:crypto'
import { formatInstant } from '#kit/format/times.ts'
import { inDigits } from '#kit/language.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { composeMessage } from '#platform/message-templates.server.ts'
import { queueMessage } from '#platform/outbox.server.ts'
import type { KnownPerson, Membership } from '#features/people/operations.server.ts'
import { readCustomerDetails } from '#features/people/operations.server.ts'
import type { SecondFactorRequired, SignedIn } from '../contract/api.ts'
import { lifetimes, refreshUntil, secondsBetween } from '../rules/lifetimes.ts'
import type { SessionKind } from '../rules/lifetimes.ts'
import { findSecondFactor } from '../store/second-factors.server.ts'
import { insertRefreshToken } from '../store/refresh-tokens.server.ts'
import { insertSession } from '../store/sessions.server.ts'
import { upsertKnownDevice } from '../store/known-devices.server.ts'
import { newDeviceMail } from './templates.server.ts'

export type VerifiedPerson = { person: KnownPerson; membership: Membership; kind: SessionKind }
/** The client's display name and the device token that an earlier sign-in returned. */
export type OnDevice = { deviceName?: string; device?: string }

/** Opens the session, or returns a challenge when the person has a second factor. */
export async function completeSignIn(
  ctx: Ctx,
  verified: VerifiedPerson,
  on: OnDevice,
): Promise<SignedIn | SecondFactorRequired> {
  const factor = verified.kind === 'staff' ? await findSecondFactor(ctx.db, verified.person.id) : undefined
  if (!factor) return openSession(ctx, verified, on, null)
  const claims = { sub: String(verified.person.id), org: ctx.org.id, kind: verified.kind }
  const challenge = await ctx.keys.sign('second-factor', claims, { now: ctx.now, seconds: challengeSeconds })
  return { secondFactor: { challenge, expiresIn: challengeSeconds } }
}

/** Whether a challenge issued at `issuedAt` (seconds) answers for the present password, and not for one before it. */
export function isNewerThanPassword(issuedAt = 0, { passwordSetAt }: Pick<KnownPerson, 'passwordSetAt'>): boolean {
  return passwordSetAt === null || issuedAt >= Math.floor(passwordSetAt.getTime() / 1000)
}

export async function openSession(
  ctx: Ctx,
  { person, membership, kind }: VerifiedPerson,
  { deviceName = '', device = newToken() }: OnDevice,
  provedAt: Date | null,
): Promise<SignedIn> {
  const { now, from } = ctx
  const endsAt = new Date(now.getTime() + lifetimes[kind].max * 1000)
  return transaction(ctx, async (tx) => {
    const session = { personId: person.id, kind, device: deviceName, address: from.address, at: now }
    const id = await insertSession(tx, { ...session, provedAt, endsAt })
    const isNew = await upsertKnownDevice(tx.db, person.id, fingerprintsOf(tx, device), now)
    if (isNew) await notifyOfNewDevice(tx, person)
    const actor = { kind: 'customer' as const, id: person.id, name: person.nameEn, session: id }
    const opener = kind === 'staff' ? { ...actor, kind: 'staff' as const, permissions: new Set<never>() } : actor
    await record({ ...tx, actor: opener }, { action: 'session.opened', target: `person ${person.id}` })
    return {
      accessToken: await accessToken(tx, { id, personId: person.id, kind }),
      refreshToken: await issueRefreshToken(tx, { id, kind, endsAt }),
      person: {
        id: person.id,
        name: { en: person.nameEn, ne: person.nameNe },
        kind,
        roles: kind === 'staff' ? membership.roles : [],
      },
      customer: kind === 'customer' ? await readCustomerDetails(tx, person) : null,
      device,
    }
  })
}

/** By mail alone: whoever has no email address signs in with the phone, to which codes go. */
async function notifyOfNewDevice(tx: Ctx, { email, language }: KnownPerson): Promise<void> {
  if (!email) return
  const message = await composeMessage(tx, newDeviceMail, language, {
    time: formatInstant(tx.now, language),
    phone: inDigits(tx.org.phones.office, language),
    organisation: tx.org.name[language],
  })
  await queueMessage(tx, { kind: 'account', channel: 'mail', recipient: email, ...message })
}

/** A short-lived token of a session; its permissions are read from the database at every request. */
export async function accessToken(ctx: Ctx, session: { id: number; personId: number; kind: SessionKind }) {
  const expiresIn = lifetimes[session.kind].access
  const claims = {
    sub: String(session.personId),
    sid: session.id,
    org: ctx.org.id,
    jti: randomBytes(8).toString('base64url'),
  }
  return { token: await ctx.keys.sign('access', claims, { now: ctx.now, seconds: expiresIn }), expiresIn }
}

export async function issueRefreshToken(ctx: Ctx, session: { id: number; kind: SessionKind; endsAt: Date }) {
  const token = newToken()
  const expiresAt = refreshUntil(session.kind, session.endsAt, ctx.now)
  await insertRefreshToken(ctx.db, { hash: hashOf(token), sessionId: session.id, issuedAt: ctx.now, expiresAt })
  return { token, expiresIn: secondsBetween(ctx.now, expiresAt) }
}

/** The keyed hash of a device's secret, which is stored instead of it; after it those under earlier keys. */
export function fingerprintsOf({ keys }: Pick<Ctx, 'keys'>, device: string): string[] {
  return keys.hmacs('device', device).map((hash) => `d:${hash}`)
}

/** SHA-256 without salt: the token has 256 random bits. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

const challengeSeconds = 5 * 60

function newToken(): string {
  return randomBytes(32).toString('base64url')
}
