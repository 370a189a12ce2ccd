// Second factor of staff (TOTP): set up, confirm, verify, recovery codes.

import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { toString as drawQr } from 'qrcode'
import { toAsciiDigits } from '#kit/language.ts'
import { refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Customer, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { findPerson, readMembership } from '#features/people/operations.server.ts'
import type { SignedIn } from '../contract/api.ts'
import { proofCounts } from '../rules/rate-limits.ts'
import {
  beginSecondFactor,
  confirmFactor,
  findSecondFactor,
  useRecoveryCode,
  useStep,
} from '../store/second-factors.server.ts'
import { updateProvedAt } from '../store/sessions.server.ts'
import { openSession } from './complete-sign-in.server.ts'
import type { OnDevice } from './complete-sign-in.server.ts'
import { countAll, sessionKindFor } from './sign-in.server.ts'

/** A new secret with its otpauth URL and a QR code (SVG) of it. Not active until confirmed. */
export async function beginFactor(ctx: Ctx<Customer | Staff>, { code }: { code?: string }) {
  const { actor, db, keys, org } = ctx
  if (actor.kind !== 'staff') return refuse('conflict', 'session.factor_for_staff')
  const current = await findSecondFactor(db, actor.id)
  if (current?.confirmedAt) await prove(ctx, actor.id, code ?? '')
  const totp = new TOTP({ issuer: org.name.en.slice(0, 40), label: actor.name, secret: new Secret({ size: 20 }) })
  await beginSecondFactor(db, actor.id, keys.encrypt(totp.secret.base32), ctx.now)
  const address = totp.toString()
  return { secret: totp.secret.base32, address, picture: await drawQr(address, { type: 'svg', margin: 1 }) }
}

/** Activates the factor with its first code and marks this session as verified. Returns the recovery codes only here. */
export async function confirmSecondFactor(ctx: Ctx<Customer | Staff>, { code }: { code: string }) {
  const { actor } = ctx
  const factor = await findSecondFactor(ctx.db, actor.id)
  if (!factor || factor.confirmedAt) return refuse('conflict', 'session.factor_not_begun')
  await countAll(ctx, proofCounts({ personId: actor.id }))
  if (!(await isCurrentCode(ctx, factor, code))) return wrongCode()
  const recoveryCodes = Array.from({ length: 10 }, newRecoveryCode)
  await transaction(ctx, async (tx) => {
    const hashes = recoveryCodes.map((recoveryCode) => hashRecoveryCode(tx, recoveryCode))
    await confirmFactor(tx.db, actor.id, tx.now, hashes)
    await updateProvedAt(tx.db, actor.session, tx.now)
    await record(tx, { action: 'second_factor.confirmed', target: `person ${actor.id}` })
  })
  return { recoveryCodes }
}

/** Completes the challenge of a sign-in and opens the session. */
export async function proveSecondFactor(
  ctx: Ctx,
  { challenge, code, ...on }: { challenge: string; code: string } & OnDevice,
): Promise<SignedIn> {
  const claims = await ctx.keys.read('second-factor', challenge, ctx.now)
  const person = claims?.org === ctx.org.id ? await findPerson(ctx.db, Number(claims.sub)) : undefined
  if (!person) return refuse('unauthenticated', 'session.over')
  await prove(ctx, person.id, code)
  const membership = await readMembership(ctx, person.id)
  const kind = sessionKindFor('email', membership) ?? refuse('unauthenticated', 'session.over')
  return openSession(ctx, { person, membership, kind }, on, ctx.now)
}

async function prove(ctx: Ctx, personId: number, typed: string): Promise<void> {
  await countAll(ctx, proofCounts({ personId }))
  const factor = await findSecondFactor(ctx.db, personId)
  if (factor && (await isCurrentCode(ctx, factor, typed))) return
  if (await useRecoveryCode(ctx.db, personId, hashRecoveryCode(ctx, typed), ctx.now)) {
    return record(ctx, { action: 'second_factor.recovered', target: `person ${personId}` })
  }
  await record(ctx, {
    action: 'session.refused',
    target: `person ${personId}`,
    outcome: 'session.wrong_code',
  })
  return wrongCode()
}

type Factor = { personId: number; secret: string }

/** Accepts the code of the current 30-second step or a neighbouring one, each at most once. */
async function isCurrentCode({ db, keys, now }: Ctx, { personId, secret }: Factor, typed: string): Promise<boolean> {
  const base32 = keys.decrypt(secret)
  if (base32 === undefined) return false
  const totp = new TOTP({ secret: Secret.fromBase32(base32) })
  const token = toAsciiDigits(typed).replaceAll(/\s/g, '')
  const timestamp = now.getTime()
  const delta = totp.validate({ token, timestamp, window: 1 })
  return delta !== null && useStep(db, personId, TOTP.counter({ timestamp }) + delta)
}

function newRecoveryCode(): string {
  return randomBytes(6)
    .toString('hex')
    .replace(/(.{4})(?=.)/g, '$1-')
}

function hashRecoveryCode({ keys }: Ctx, code: string): string {
  return keys.hmac('recovery', code.toLowerCase().replaceAll(/[^0-9a-f]/g, ''))
}

function wrongCode(): never {
  return refuse('invalid', 'request.invalid', { fields: [{ field: 'code', key: 'session.wrong_code' }] })
}
