// Second factor of staff (TOTP): set up, confirm, verify, recovery codes.

import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { toString as drawQr } from 'qrcode'
import { networkOf } from '#kit/network.ts'
import { toAsciiDigits } from '#kit/language.ts'
import { refuse, refuseField } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Customer, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { isPassword } from '#platform/passwords.server.ts'
import { findPerson, readMembership } from '#features/people/operations.server.ts'
import type { SignedIn } from '../contract/api.ts'
import { ownPasswordCounts, proofCounts } from '../rules/rate-limits.ts'
import {
  beginEnrolment,
  confirmEnrolment,
  findEnrolment,
  findSecondFactor,
  useRecoveryCode,
  useStep,
} from '../store/second-factors.server.ts'
import { endSessions, updateProvedAt } from '../store/sessions.server.ts'
import { isNewerThanPassword, openSession } from './complete-sign-in.server.ts'
import type { OnDevice } from './complete-sign-in.server.ts'
import { countAll, sessionKindFor } from './sign-in.server.ts'

/** An enrolment that is not confirmed by then has to begin again. */
const enrolmentMinutes = 30

/**
 * A new secret with its otpauth URL and a QR code (SVG) of it. Asks for the password, and for a code of the factor in use,
 * which stays good until the new one is confirmed.
 */
export async function beginFactor(ctx: Ctx<Customer | Staff>, { password, code = '' }: NewFactor) {
  const { actor, db, keys, org } = ctx
  if (actor.kind !== 'staff') return refuse('conflict', 'session.factor_for_staff')
  await reauthenticate(ctx, { password, code })
  const totp = new TOTP({ issuer: org.name.en.slice(0, 40), label: actor.name, secret: new Secret({ size: 20 }) })
  await beginEnrolment(db, actor.id, keys.encrypt(totp.secret.base32), ctx.now)
  const address = totp.toString()
  return { secret: totp.secret.base32, address, picture: await drawQr(address, { type: 'svg', margin: 1 }) }
}

/**
 * Puts the new factor in use with its first code, verifies this session and ends the person's others, which were opened without
 * it. Returns the recovery codes only here.
 */
export async function confirmSecondFactor(ctx: Ctx<Customer | Staff>, { code }: { code: string }) {
  const { actor } = ctx
  const since = new Date(ctx.now.getTime() - enrolmentMinutes * 60_000)
  const enrolment = (await findEnrolment(ctx.db, actor.id, since)) ?? refuse('conflict', 'session.factor_not_begun')
  await countAll(ctx, proofCounts({ personId: actor.id }))
  const step = stepOf(ctx, enrolment, code) ?? wrongCode()
  const recoveryCodes = Array.from({ length: 10 }, newRecoveryCode)
  await transaction(ctx, async (tx) => {
    const codeHashes = recoveryCodes.map((recoveryCode) => tx.keys.hmac('recovery', plainCode(recoveryCode)))
    const confirmed = await confirmEnrolment(tx.db, enrolment, { at: tx.now, step, codeHashes })
    if (!confirmed) refuse('conflict', 'session.factor_not_begun')
    await updateProvedAt(tx.db, actor.session, tx.now)
    const others = { personId: actor.id, at: tx.now, except: actor.session, everywhere: true } as const
    await endSessions(tx, { ...others, because: 'second factor confirmed' })
    await record(tx, { action: 'second_factor.confirmed', target: `person ${actor.id}` })
  })
  return { recoveryCodes }
}

/** Completes the challenge of a sign-in and opens the session; a challenge from before the last change of the password is over. */
export async function proveSecondFactor(
  ctx: Ctx,
  { challenge, code, ...on }: { challenge: string; code: string } & OnDevice,
): Promise<SignedIn> {
  const claims = await ctx.keys.read('second-factor', challenge, ctx.now)
  const person = claims?.org === ctx.org.id ? await findPerson(ctx.db, Number(claims.sub)) : undefined
  if (!person || !isNewerThanPassword(claims?.iat, person)) return refuse('unauthenticated', 'session.over')
  await prove(ctx, person.id, code)
  const membership = await readMembership(ctx, person.id)
  const kind = sessionKindFor('email', membership) ?? refuse('unauthenticated', 'session.over')
  return openSession(ctx, { person, membership, kind }, on, ctx.now)
}

async function prove(ctx: Ctx, personId: number, typed: string): Promise<void> {
  await countAll(ctx, proofCounts({ personId }))
  const factor = await findSecondFactor(ctx.db, personId)
  if (factor && (await isCurrentCode(ctx, factor, typed))) return
  if (await useRecoveryCode(ctx.db, personId, ctx.keys.hmacs('recovery', plainCode(typed)), ctx.now)) {
    return record(ctx, { action: 'second_factor.recovered', target: `person ${personId}` })
  }
  await record(ctx, {
    action: 'session.refused',
    target: `person ${personId}`,
    outcome: 'session.wrong_code',
  })
  return wrongCode()
}

/** Asks a signed-in person for the password again, and for a code where there is a second factor. */
export async function reauthenticate(
  ctx: Ctx<Customer | Staff>,
  { password, code = '' }: { password: string; code?: string },
): Promise<void> {
  await enforceOwnPassword(ctx, password)
  if (await findSecondFactor(ctx.db, ctx.actor.id)) await prove(ctx, ctx.actor.id, code)
}

/** The password of the signed-in person, before what decides about later sign-ins is changed. */
async function enforceOwnPassword(ctx: Ctx<Customer | Staff>, password: string): Promise<void> {
  await countAll(ctx, ownPasswordCounts({ personId: ctx.actor.id }))
  const person = await findPerson(ctx.db, ctx.actor.id)
  const lane = { known: true, network: networkOf(ctx.from.address) }
  if (await isPassword(person?.passwordHash, password, lane)) return
  refuse('invalid', 'request.invalid', { fields: [{ field: 'password', key: 'session.wrong_current' }] })
}

type NewFactor = { password: string; code?: string }
type Factor = { personId: number; secret: string }

/** Accepts the code of the current 30-second step or a neighbouring one, each at most once. */
async function isCurrentCode(ctx: Ctx, factor: Factor, typed: string): Promise<boolean> {
  const step = stepOf(ctx, factor, typed)
  return step !== undefined && useStep(ctx.db, factor.personId, step)
}

/** The 30-second step of a code, when it is the current one or a neighbouring one. */
function stepOf({ keys, now }: Ctx, { secret }: Factor, typed: string): number | undefined {
  const base32 = keys.decrypt(secret)
  if (base32 === undefined) return undefined
  const totp = new TOTP({ secret: Secret.fromBase32(base32) })
  const token = toAsciiDigits(typed).replaceAll(/\s/g, '')
  const timestamp = now.getTime()
  const delta = totp.validate({ token, timestamp, window: 1 })
  return delta === null ? undefined : TOTP.counter({ timestamp }) + delta
}

function newRecoveryCode(): string {
  return randomBytes(6)
    .toString('hex')
    .replace(/(.{4})(?=.)/g, '$1-')
}

function plainCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^0-9a-f]/g, '')
}

function wrongCode(): never {
  return refuseField('code', 'session.wrong_code')
}
