// Linking another customer number by a code that is sent to its registered phone.

import { randomBytes, randomInt } from 'node:crypto'
import { listOwnConnections } from '#features/connections/operations/own.server.ts'
import { refuse, refuseField } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Customer } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { withMinimumDuration } from '#platform/equal-time.server.ts'
import { composeMessage } from '#platform/message-templates.server.ts'
import { queueMessage } from '#platform/outbox.server.ts'
import { bucketFor, countAgainst, type LimitOf } from '#platform/rate-limit.server.ts'
import type { Links } from '../contract/api.ts'
import { codeLimits, codeMinutes, confirmLimit, maxNumbers, maxTries } from '../rules.ts'
import { insertCode, tryCode, useCode } from '../store/codes.server.ts'
import { findHolder, insertLinkByCode } from '../store/links.server.ts'
import { readLinks } from './read.server.ts'
import { codeSms } from './templates.server.ts'

declare module '#platform/rate-limit.server.ts' {
  interface LimitNames {
    'link-code.person': LimitOf<'connection-links', [organisation: string, person: string]>
    'link-code.number': LimitOf<'connection-links', [organisation: string, number: string]>
    'link-code.confirmation': LimitOf<'connection-links', [person: string]>
  }
}

/**
 * Sends a code to the present holder's phone. A number that the register does not have, and one without a phone, get the same answer in
 * the same time.
 */
export async function requestLinkCode(ctx: Ctx<Customer>, { customerNumber }: { customerNumber: string }) {
  const { actor, org, now } = ctx
  const place = String(org.id)
  await countAgainst(ctx.db, bucketFor(ctx, 'link-code.person', place, String(actor.id)), codeLimits.person, now)
  const own = await listOwnConnections(ctx, actor.id)
  const known = own.find((each) => each.customerNumber === customerNumber)
  if (known && known.access !== 'delegate' && known.until === null) refuse('conflict', 'connection_links.yours_already')
  if (!known && own.length >= maxNumbers)
    refuse('conflict', 'connection_links.too_many_numbers', { values: { n: maxNumbers } })
  await countAgainst(ctx.db, bucketFor(ctx, 'link-code.number', place, customerNumber), codeLimits.number, now)
  return withMinimumDuration(300, async () => {
    const holder = await findHolder(ctx, customerNumber)
    const handle = randomBytes(16).toString('base64url')
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const found = holder?.phone ? { connectionId: holder.connectionId, heldFrom: holder.heldFrom } : nothingSent
    await transaction(ctx, async (tx) => {
      const expiresAt = new Date(now.getTime() + codeMinutes * 60_000)
      const codeHash = tx.keys.hmac('link code', digitsOf(code))
      await insertCode(tx, { handle, personId: actor.id, ...found, codeHash, createdAt: now, expiresAt })
      if (holder?.phone) await sendCode(tx, holder.phone, { code, number: customerNumber })
      await record(tx, { action: 'connection_links.code_requested', target: customerNumber })
    })
    return { request: handle, expiresIn: codeMinutes * 60 }
  })
}

const nothingSent = { connectionId: null, heldFrom: null }

/** A wrong, an expired and a used code are refused alike. A delegate, and who was linked in a former holder's time, links it anew. */
export async function linkConnection(
  ctx: Ctx<Customer>,
  { request, code }: { request: string; code: string },
): Promise<Links> {
  const { actor, now } = ctx
  await countAgainst(ctx.db, bucketFor(ctx, 'link-code.confirmation', String(actor.id)), confirmLimit, now)
  const found = await tryCode(ctx, { handle: request, personId: actor.id, now, maxTries })
  if (!found || !ctx.keys.hmacs('link code', digitsOf(code)).includes(found.codeHash)) return wrongCode()
  const { connectionId, heldFrom } = found
  if (connectionId === null || heldFrom === null) return wrongCode()
  return transaction(ctx, async (tx) => {
    if (!(await useCode(tx, request, now))) return wrongCode()
    const own = (await listOwnConnections(tx, actor.id)).find((each) => {
      return each.id === connectionId && each.heldFrom === heldFrom && each.access === 'own'
    })
    if (own || !(await insertLinkByCode(tx, { connectionId, heldFrom, personId: actor.id, at: now })))
      return refuse('conflict', 'connection_links.yours_already')
    const after = await readLinks(tx)
    const { customerNumber } = (await listOwnConnections(tx, actor.id)).find(({ id }) => id === connectionId)!
    await record(tx, { action: 'connection_links.linked', target: customerNumber })
    return after
  })
}

function digitsOf(code: string): string {
  return code.replace(/\D/g, '')
}

function wrongCode(): never {
  return refuseField('code', 'connection_links.wrong_code')
}

async function sendCode(tx: Ctx, recipient: string, values: { code: string; number: string }): Promise<void> {
  const named = { ...values, minutes: codeMinutes, organisation: tx.org.name[tx.language] }
  const message = await composeMessage(tx, codeSms, tx.language, named)
  await queueMessage(tx, { kind: 'code', channel: 'sms', recipient, ...message, validSeconds: codeMinutes * 60 })
}
