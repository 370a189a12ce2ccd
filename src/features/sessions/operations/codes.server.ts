// How does somebody without a password, or without theirs at hand, get to choose one?

import { randomBytes, randomInt } from 'node:crypto'
import { fillIn } from '#kit/language.ts'
import { refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { takingAtLeast } from '#platform/equal-time.server.ts'
import { queueMessage } from '#platform/outbox.server.ts'
import { hashPassword } from '#platform/passwords.server.ts'
import { findPerson, findWhoTyped, readStanding, updatePassword } from '#features/people/operations.server.ts'
import type { KnownPerson } from '#features/people/operations.server.ts'
import { channelFor } from '#features/people/rules.ts'
import type { ProofAsked, SignedIn } from '../contract/api.ts'
import { sessionsMessages } from '../messages.ts'
import { isGoodPassword } from '../rules/password.ts'
import { codeCounts, confirmCounts, networkOf } from '../rules/slow-down.ts'
import { endSessions } from '../store/sessions.server.ts'
import { findActivation, insertCode, tryCode, useCode } from '../store/one-time-codes.server.ts'
import { wordsAbout } from './identity.server.ts'
import { letIn } from './opening.server.ts'
import type { OnDevice } from './opening.server.ts'
import { countAll, doorFor, spelt } from './sign-in.server.ts'

const minutes = 10
const activationDays = 3
const mostTries = 5

/** Sends a code to the registered address or phone. Somebody unknown gets the same answer in the same time. */
export async function requestCode(ctx: Ctx, { identifier }: { identifier: string }) {
  const network = networkOf(ctx.from.address)
  await countAll(ctx, codeCounts({ identifier: spelt(identifier), network }))
  return takingAtLeast(300, async () => {
    const found = await findWhoTyped(ctx, identifier)
    const standing = await readStanding(ctx, found?.person.id ?? 0)
    const welcome = found && doorFor(found.by, standing) ? found : undefined
    const handle = randomBytes(16).toString('base64url')
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    await transaction(ctx, async (tx) => {
      await keepCode(tx, { handle, code, personId: welcome?.person.id ?? null, seconds: minutes * 60 })
      if (welcome) await sendCode(tx, welcome.person, welcome.by, code)
      await record(tx, { action: 'code.requested', target: spelt(identifier) })
    })
    return { request: handle, expiresIn: minutes * 60 }
  })
}

/** An activation code for a person who was invited: long enough to need no handle, good for three days. */
export async function makeActivationCode(ctx: Ctx, personId: number): Promise<string> {
  const code = [...randomBytes(12)].map((byte) => letters[byte % letters.length]).join('')
  const handle = `activation-${randomBytes(12).toString('base64url')}`
  await keepCode(ctx, { handle, code, personId, seconds: activationDays * 24 * 3600 })
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

/** Tells an invited person where to choose a password. */
export async function sendActivation(ctx: Ctx, person: KnownPerson, address: string): Promise<void> {
  const code = await makeActivationCode(ctx, person.id)
  const values = { code, address, organisation: ctx.org.name[person.language] }
  await send(ctx, person, 'email', 'session.invitation_subject', 'session.invitation_text', values)
}

/** Tells a person who has an account already that they work here now; with no code, for the password is not this organisation's. */
export async function sendWelcome(ctx: Ctx, person: KnownPerson, address: string): Promise<void> {
  const values = { address, organisation: ctx.org.name[person.language] }
  await send(ctx, person, 'email', 'session.invitation_subject', 'session.welcome_text', values)
}

type NewPassword = { request?: string; code: string; password: string } & OnDevice

/** Sets the password, ends every session there was, and lets the person in (or asks for the second factor). */
export async function choosePassword(ctx: Ctx, given: NewPassword): Promise<SignedIn | ProofAsked> {
  const network = networkOf(ctx.from.address)
  await countAll(ctx, confirmCounts({ network }))
  const { handle, personId } = (await findCode(ctx, given)) ?? wrongCode()
  const person = (await findPerson(ctx.db, personId)) ?? wrongCode()
  await askPassword(ctx, personId, given.password)
  const passwordHash = await hashPassword(given.password, { known: true, network })
  const standing = await readStanding(ctx, personId)
  const door = standing.roles.length > 0 ? doorFor('email', standing) : doorFor('number', standing)
  if (!door) return wrongCode()
  return transaction(ctx, async (tx) => {
    if (!(await useCode(tx.db, handle, tx.now))) return wrongCode()
    await updatePassword(tx.db, personId, passwordHash, tx.now)
    await endSessions(tx, { personId, at: tx.now, because: 'password chosen', everywhere: true })
    await record(tx, { action: 'password.chosen', target: `person ${personId}` })
    return letIn(tx, { person, standing, door }, given)
  })
}

/** Refuses a password that is easy to guess, at its field. */
export async function askPassword(ctx: Ctx, personId: number, password: string): Promise<void> {
  const verdict = isGoodPassword(password, await wordsAbout(ctx, personId))
  if (verdict.ok) return
  const { key, values } = verdict
  refuse('invalid', 'request.invalid', { fields: [{ field: 'password', key, ...(values && { values }) }] })
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

async function keepCode(
  ctx: Ctx,
  { handle, code, personId, seconds }: { handle: string; code: string; personId: number | null; seconds: number },
): Promise<void> {
  const expiresAt = new Date(ctx.now.getTime() + seconds * 1000)
  await insertCode(ctx, { handle, personId, codeHash: markOf(ctx, code), createdAt: ctx.now, expiresAt })
}

async function findCode(ctx: Ctx, { request, code }: NewPassword) {
  const hash = markOf(ctx, code)
  const found = request ? await tryCode(ctx, request, ctx.now, mostTries) : await findActivation(ctx, hash, ctx.now)
  if (!found || found.codeHash !== hash || found.personId === null) return undefined
  return { handle: found.handle, personId: found.personId }
}

function markOf({ keys }: Ctx, code: string): string {
  return keys.mark('code', code.toUpperCase().replace(/[^0-9A-Z]/g, ''))
}

function wrongCode(): never {
  return refuse('invalid', 'request.invalid', { fields: [{ field: 'code', key: 'session.wrong_code' }] })
}

async function sendCode(ctx: Ctx, person: KnownPerson, by: 'email' | 'phone' | 'number', code: string): Promise<void> {
  const values = { code, organisation: ctx.org.name[person.language] }
  await send(ctx, person, by, 'session.code_subject', 'session.code_text', values)
}

async function send(
  ctx: Ctx,
  person: KnownPerson,
  by: 'email' | 'phone' | 'number',
  subject: keyof typeof sessionsMessages,
  text: keyof typeof sessionsMessages,
  values: Record<string, string>,
): Promise<void> {
  const way = channelFor(by, person)
  if (!way.ok) return
  const say = (key: keyof typeof sessionsMessages) =>
    fillIn(sessionsMessages[key][person.language], values, person.language)
  await queueMessage(ctx, { ...way.value, subject: say(subject), body: say(text) })
}
