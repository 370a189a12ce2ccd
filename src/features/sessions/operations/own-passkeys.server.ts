// A signed-in person's own passkeys: add, list, remove.

import { createHash } from 'node:crypto'
import { formatInstant } from '#kit/format/times.ts'
import { inDigits } from '#kit/language.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Customer, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { composeMessage } from '#platform/message-templates.server.ts'
import { queueMessage } from '#platform/outbox.server.ts'
import { findPerson } from '#features/people/operations.server.ts'
import { whoAmI } from './identity.server.ts'
import { reauthenticate } from './second-factor.server.ts'
import type { Passkey } from '../contract/passkeys-api.ts'
import { mayAddPasskey } from '../rules/passkeys.ts'
import { insertPasskey, listPasskeys, removePasskey } from '../store/passkeys.server.ts'
import { passkeyAddedMail } from './passkey-templates.server.ts'
import { algorithms, challengeSeconds, newChallenge, verifyRegistration } from './passkey-verification.server.ts'
import type { RegistrationAnswer } from './passkey-verification.server.ts'

type SignedInCtx = Ctx<Customer | Staff>

export async function readMyPasskeys(ctx: SignedInCtx): Promise<{ data: Passkey[] }> {
  return { data: (await listPasskeys(ctx, ctx.actor.id)).map(passkeyOf) }
}

/** Options for the browser, after the password and a code where there is a second factor. */
export async function beginPasskey(ctx: SignedInCtx, given: { password: string; code?: string | undefined }) {
  const { actor, org } = ctx
  const known = await enforceAddable(ctx)
  await reauthenticate(ctx, { password: given.password, ...(given.code !== undefined && { code: given.code }) })
  return {
    challenge: await newChallenge(ctx, 'passkey-registration', { sub: String(actor.id) }),
    rp: { name: org.name[ctx.language] },
    user: { id: userHandle(ctx), name: actor.name, displayName: actor.name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: challengeSeconds * 1000,
    excludeCredentials: known.map(({ credentialId }) => ({ type: 'public-key' as const, id: credentialId })),
    authenticatorSelection: { residentKey: 'required' as const, userVerification: 'required' as const },
  }
}

/** The mail tells the person, because a passkey outlives a change of the password. */
export async function addPasskey(
  ctx: SignedInCtx,
  { name, ...answer }: RegistrationAnswer & { name: string },
): Promise<Passkey> {
  const { id, kind } = ctx.actor
  await enforceAddable(ctx)
  const verified = (await verifyRegistration(ctx, answer)) ?? refuse('invalid', 'passkeys.invalid')
  return transaction(ctx, async (tx) => {
    const row = await insertPasskey(tx, { ...verified, personId: id, kind, name, at: tx.now })
    if (!row) return refuse('conflict', 'passkeys.known')
    await record(tx, { action: 'passkey.added', target: `person ${id}`, changes: { name, host: row.host } })
    await notifyOwner(tx, name)
    return passkeyOf(row)
  })
}

export async function removeMyPasskey(ctx: SignedInCtx, { id }: { id: number }): Promise<void> {
  await transaction(ctx, async (tx) => {
    const removed = (await removePasskey(tx, tx.actor.id, id)) ?? refuse('missing', 'passkeys.unknown')
    await record(tx, { action: 'passkey.removed', target: `person ${tx.actor.id}`, changes: removed })
  })
}

async function enforceAddable(ctx: SignedInCtx) {
  const [known, { secondFactor }] = await Promise.all([listPasskeys(ctx, ctx.actor.id), whoAmI(ctx)])
  enforce(mayAddPasskey({ proofIsDue: secondFactor.due, count: known.length }))
  return known
}

/** The same for each passkey of a person and kind, so that an authenticator replaces the one it has; tells nothing of the person. */
function userHandle({ actor, org }: SignedInCtx): string {
  return createHash('sha256').update(`${org.id}|${actor.kind}|${actor.id}`).digest('base64url')
}

async function notifyOwner(tx: SignedInCtx, name: string): Promise<void> {
  const { email, language } = (await findPerson(tx.db, tx.actor.id))!
  if (!email) return
  const message = await composeMessage(tx, passkeyAddedMail, language, {
    name,
    time: formatInstant(tx.now, language),
    phone: inDigits(tx.org.phones.office, language),
    organisation: tx.org.name[language],
  })
  await queueMessage(tx, { kind: 'account', channel: 'mail', recipient: email, ...message })
}

type Row = { id: number; name: string; host: string; createdAt: Date; lastUsedAt: Date | null }

function passkeyOf({ id, name, host, createdAt, lastUsedAt }: Row): Passkey {
  return { id, name, host, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null }
}
