// One-time and activation codes: create, send, and set a password with one.

import { randomBytes, randomInt } from 'node:crypto'
import { networkOf } from '#kit/network.ts'
import type { MessageValues } from '#kit/language.ts'
import type { MessageTemplate } from '#kit/message-templates.ts'
import { refuseField } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { withMinimumDuration } from '#platform/equal-time.server.ts'
import { composeMessage } from '#platform/message-templates.server.ts'
import type { Message } from '#platform/outbox.server.ts'
import { queueMessage } from '#platform/outbox.server.ts'
import { hashPassword } from '#platform/passwords.server.ts'
import { findPerson, identifyPerson, readMembership, updatePassword } from '#features/people/operations.server.ts'
import type { KnownPerson } from '#features/people/operations.server.ts'
import { channelFor } from '#features/people/rules.ts'
import type { SecondFactorRequired, SignedIn } from '../contract/api.ts'
import { sessionsMessages } from '../messages/sessions.ts'
import { codeCounts, confirmCounts } from '../rules/rate-limits.ts'
import { endSessions } from '../store/sessions.server.ts'
import { endCodes, findActivation, insertCode, tryCode, useCode } from '../store/one-time-codes.server.ts'
import { enforcePasswordPolicy } from './password-policy.server.ts'
import { completeSignIn } from './complete-sign-in.server.ts'
import type { OnDevice } from './complete-sign-in.server.ts'
import { countAll, normaliseIdentifier, refuseWithoutAccess, sessionKindFor } from './sign-in.server.ts'
import { activationDays, codeMail, codeMinutes, codeSms, invitationMail, welcomeMail } from './templates.server.ts'

const daySeconds = 86_400
const maxAttempts = 5

/** Sends a code to the registered address or phone. An unknown identifier gets the same response in the same time. */
export async function requestCode(ctx: Ctx, { identifier }: { identifier: string }) {
  const network = networkOf(ctx.from.address)
  await countAll(ctx, codeCounts({ identifier: normaliseIdentifier(identifier), network }))
  return withMinimumDuration(300, async () => {
    const found = await identifyPerson(ctx, identifier)
    const membership = await readMembership(ctx, found?.person.id ?? 0)
    const recipient = found && sessionKindFor(found.by, membership) ? found : undefined
    const handle = randomBytes(16).toString('base64url')
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    await transaction(ctx, async (tx) => {
      await storeCode(tx, { handle, code, personId: recipient?.person.id ?? null, seconds: codeMinutes * 60 })
      if (recipient) await sendCode(tx, recipient.person, recipient.by, code)
      await record(tx, { action: 'code.requested', target: normaliseIdentifier(identifier) })
    })
    return { request: handle, expiresIn: codeMinutes * 60 }
  })
}

/**
 * An activation code for an invited person, valid for three days; long enough to be found without a handle. Earlier ones of
 * this organisation end.
 */
export async function makeActivationCode(ctx: Ctx, personId: number): Promise<string> {
  await endCodes(ctx, { personId, at: ctx.now, activations: true })
  return makeLongCode(ctx, personId, 'activation-')
}

/**
 * A code like an activation code, with which its holder is directed to log in with the password there is: for somebody known before, whose
 * invitation another person hands over. It opens nothing (docs/decisions/168).
 */
export function makeReferralCode(ctx: Ctx, personId: number): Promise<string> {
  return makeLongCode(ctx, personId, referralPrefix)
}

const referralPrefix = 'activation-referral-'

async function makeLongCode(ctx: Ctx, personId: number, prefix: string): Promise<string> {
  const code = [...randomBytes(12)].map((byte) => codeAlphabet[byte % codeAlphabet.length]).join('')
  const handle = `${prefix}${randomBytes(12).toString('base64url')}`
  await storeCode(ctx, { handle, code, personId, seconds: activationDays * daySeconds })
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

/** Sends an invited person the activation code and the address at which to choose a password; returns the code. */
export async function sendActivation(ctx: Ctx, person: KnownPerson, address: string): Promise<string> {
  const code = await makeActivationCode(ctx, person.id)
  const channel = channelFor('email', person)
  const invitation = {
    kind: 'invitation',
    template: invitationMail,
    validSeconds: activationDays * daySeconds,
  } as const
  if (channel.ok) await send(ctx, person, { ...channel.value, ...invitation }, { code, address, days: activationDays })
  return code
}

/** Notifies a person with an existing account of the new role; without a code, because the password belongs to the person. */
export async function sendWelcome(ctx: Ctx, person: KnownPerson, address: string): Promise<void> {
  const channel = channelFor('email', person)
  if (!channel.ok) return
  await send(ctx, person, { ...channel.value, kind: 'invitation', template: welcomeMail }, { address })
}

type NewPassword = { request?: string; code: string; password: string } & OnDevice

/** Sets the password, ends every earlier session, and signs the person in (or requires the second factor). */
export async function choosePassword(ctx: Ctx, input: NewPassword): Promise<SignedIn | SecondFactorRequired> {
  const network = networkOf(ctx.from.address)
  await countAll(ctx, confirmCounts({ network }))
  const { handle, personId } = (await findCode(ctx, input)) ?? wrongCode()
  if (handle.startsWith(referralPrefix)) return refuseField('code', 'session.account_exists')
  const person = (await findPerson(ctx.db, personId)) ?? wrongCode()
  await enforcePasswordPolicy(ctx, personId, input.password)
  const passwordHash = await hashPassword(input.password, { known: true, network })
  const membership = await readMembership(ctx, personId)
  const kind = membership.roles.length > 0 ? sessionKindFor('email', membership) : sessionKindFor('number', membership)
  if (!kind) {
    await refuseWithoutAccess(ctx, { personId, membership, target: `person ${personId}` })
    return wrongCode()
  }
  return transaction(ctx, async (tx) => {
    // First: it locks the person, so that of two codes confirmed at once the second is ended before it is looked at.
    await updatePassword(tx.db, personId, passwordHash, tx.now)
    if (!(await useCode(tx.db, handle, tx.now))) return wrongCode()
    await endEarlierAccess(tx, personId, { because: 'password chosen' })
    await record(tx, { action: 'password.chosen', target: `person ${personId}` })
    return completeSignIn(tx, { person, membership, kind }, input)
  })
}

/** Ends what could be opened before the password changed: every code not used yet, and every session but `except`. */
export async function endEarlierAccess(
  tx: Ctx,
  personId: number,
  { because, except }: { because: string; except?: number },
): Promise<void> {
  await endCodes(tx, { personId, at: tx.now })
  const kept = except === undefined ? {} : { except }
  await endSessions(tx, { personId, at: tx.now, because, everywhere: true, ...kept })
}

const codeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

async function storeCode(
  ctx: Ctx,
  { handle, code, personId, seconds }: { handle: string; code: string; personId: number | null; seconds: number },
): Promise<void> {
  const expiresAt = new Date(ctx.now.getTime() + seconds * 1000)
  await insertCode(ctx, {
    handle,
    personId,
    codeHash: ctx.keys.hmac('code', plainCode(code)),
    createdAt: ctx.now,
    expiresAt,
  })
}

async function findCode(ctx: Ctx, { request, code }: NewPassword) {
  const hashes = ctx.keys.hmacs('code', plainCode(code))
  const found = request ? await tryCode(ctx, request, ctx.now, maxAttempts) : await findActivation(ctx, hashes, ctx.now)
  if (!found || !hashes.includes(found.codeHash) || found.personId === null) return undefined
  return { handle: found.handle, personId: found.personId }
}

function plainCode(typed: string): string {
  return typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
}

function wrongCode(): never {
  return refuseField('code', 'session.wrong_code')
}

async function sendCode(ctx: Ctx, person: KnownPerson, by: 'email' | 'phone' | 'number', code: string): Promise<void> {
  const channel = channelFor(by, person)
  if (!channel.ok) return
  const template = channel.value.channel === 'sms' ? codeSms : codeMail
  const message = { ...channel.value, kind: 'code', template, validSeconds: codeMinutes * 60 } as const
  const warning = sessionsMessages['session.code_warning'][person.language]
  await send(ctx, person, message, { code, minutes: codeMinutes, warning })
}

type Sent = Pick<Message, 'kind' | 'channel' | 'recipient' | 'validSeconds'> & { template: MessageTemplate }

async function send(
  ctx: Ctx,
  { language }: KnownPerson,
  { template, ...message }: Sent,
  values: MessageValues,
): Promise<void> {
  const named = { ...values, organisation: ctx.org.name[language] }
  await queueMessage(ctx, { ...message, ...(await composeMessage(ctx, template, language, named)) })
}
