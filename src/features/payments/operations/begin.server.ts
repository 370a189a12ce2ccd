// Beginning an attempt: the server decides what is paid for which connections, then the gateway says where the payer goes.

import { randomInt } from 'node:crypto'
import type { GatewayKind, Handover } from '#features/gateways/contract/gateway.ts'
import { askGateway, beginAtGateway, evidenceOf } from '#features/gateways/operations/payments.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { networkOf } from '#kit/network.ts'
import { enforce, Refusal, refuse, refuseField } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { once } from '#platform/idempotency.server.ts'
import { bucketFor, countAgainst, type LimitOf } from '#platform/rate-limit.server.ts'
import { quoteMinutes } from '../contract/attempt.ts'
import { mayPay } from '../rules/amounts.ts'
import { nextAskAt } from '../rules/asking.ts'
import {
  countOpen,
  findAttempt,
  insertAttempt,
  listParts,
  lockAttempt,
  updateAttempt,
} from '../store/attempts.server.ts'
import { insertEvent } from '../store/events.server.ts'
import { countNumber, readPayable } from './due.server.ts'

declare module '#platform/rate-limit.server.ts' {
  interface LimitNames {
    'payments.begun': LimitOf<'payments', [organisation: string, network: string]>
    'payments.named': LimitOf<'payments', [organisation: string, person: string]>
    'payments.open': LimitOf<'payments', [organisation: string, network: string, customerNumber: string]>
  }
}

/** Customer numbers that one customer names: a register is not read through from an account either. */
const namedLimit = { max: 60, seconds: 900 }
const beginLimit = { max: 30, seconds: 900 }
/** Of one connection within the time of a quote: by one customer, or without an account from one network. */
const maxOpenAttempts = 12
const openLimit = { max: maxOpenAttempts, seconds: quoteMinutes * 60 }
const idCharacters = '23456789BCDFGHJKMNPQRSTVWXYZ'
const idLength = 18

/** `amountPaisa`: all that is due today where it is left out. `submission`: a second click begins nothing new. */
export type Asked = {
  parts: readonly { customerNumber: string; amountPaisa?: number | undefined }[]
  gateway: GatewayKind
  submission?: string | undefined
}

/** How the gateways are reached: with the settings of the organisation. */
export type Gateways = { begin: typeof beginAtGateway; ask: typeof askGateway; evidenceOf: typeof evidenceOf }

export const realGateways: Gateways = { begin: beginAtGateway, ask: askGateway, evidenceOf }

/** Begins an attempt and asks the gateway for the way there. Returns the id of the attempt. */
export async function beginAttempt(ctx: Ctx, asked: Asked, gateways: Gateways = realGateways): Promise<string> {
  const bucket = bucketFor(ctx, 'payments.begun', String(ctx.org.id), networkOf(ctx.from.address))
  await countAgainst(ctx.db, bucket, beginLimit, ctx.now)
  if (ctx.actor.kind === 'customer') await countNamed(ctx, ctx.actor.id, asked)
  else await countAnonymous(ctx, asked)
  const { submission: key, ...content } = asked
  const { id } = await once(ctx, { scope: 'payments', key, content }, (tx) => insertAsked(tx, asked))
  await readHandover(ctx, id, gateways)
  return id
}

async function countNamed(ctx: Ctx, personId: number, { parts }: Asked): Promise<void> {
  const bucket = bucketFor(ctx, 'payments.named', String(ctx.org.id), String(personId))
  for (const _part of parts) await countAgainst(ctx.db, bucket, namedLimit, ctx.now)
}

/** Without an account one number is paid at a time, and numbers are counted against guessing before they are looked up. */
async function countAnonymous(ctx: Ctx, { parts }: Asked): Promise<void> {
  if (parts.length > 1) refuse('invalid', 'payments.one_number')
  await countNumber(ctx)
  const number = parts[0]?.customerNumber ?? ''
  const bucket = bucketFor(ctx, 'payments.open', String(ctx.org.id), networkOf(ctx.from.address), number)
  await countAgainst(ctx.db, bucket, openLimit, ctx.now, 'payments.too_many_open')
}

async function insertAsked(tx: Ctx, { parts, gateway }: Asked): Promise<{ id: string }> {
  const known = await readPayable(
    tx,
    parts.map(({ customerNumber }) => customerNumber),
  )
  const paid = parts.map(({ customerNumber, amountPaisa }) => {
    const found = known.find((each) => each.customerNumber === customerNumber)
    if (!found) return refuseField('customerNumber', 'payments.number_unknown')
    return { connectionId: found.id, amountPaisa: amountPaisa ?? found.duePaisa }
  })
  if (new Set(paid.map(({ connectionId }) => connectionId)).size < paid.length)
    refuse('invalid', 'payments.number_twice')
  enforce(
    mayPay(
      paid.map(({ amountPaisa }) => amountPaisa),
      gateway,
    ),
  )
  const personId = tx.actor.kind === 'customer' ? tx.actor.id : null
  const since = new Date(tx.now.getTime() - quoteMinutes * 60_000)
  const ids = paid.map(({ connectionId }) => connectionId)
  if (personId !== null && (await countOpen(tx, { personId, ids, since })) >= maxOpenAttempts)
    refuse('conflict', 'payments.too_many_open')
  const id = Array.from({ length: idLength }, () => idCharacters[randomInt(idCharacters.length)]).join('')
  const { now, language } = tx
  const attempt = {
    id,
    gateway,
    language,
    amountPaisa: paid.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0),
    begunAt: now,
    quotedUntil: new Date(now.getTime() + quoteMinutes * 60_000),
    personId,
    askAt: nextAskAt(now, now),
  }
  await insertAttempt(tx, attempt, paid)
  await insertEvent(tx, id, { state: 'begun', amountPaisa: attempt.amountPaisa })
  return { id }
}

/**
 * Where the payer of an attempt goes. The gateway is asked once: of two clicks the first answer is kept, so that there is one payment to
 * make. No transaction is open while it is asked.
 */
async function readHandover(ctx: Ctx, id: string, { begin }: Gateways): Promise<Handover> {
  const attempt = (await findAttempt(ctx, id)) ?? refuse('missing', 'payments.unknown')
  if (attempt.handover) return attempt.handover
  const [part] = await listParts(ctx, id)
  const begun = await begin(ctx, attempt.gateway, {
    id,
    amountPaisa: attempt.amountPaisa,
    customerNumber: part!.customerNumber,
    returnAddress: `${ctx.from.origin ?? ''}/pay/return/${attempt.gateway}`,
    startedOn: inNepal(attempt.begunAt).date,
  }).catch(refuseUnavailable)
  return transaction(ctx, async (tx) => {
    const locked = (await lockAttempt(tx, id))!
    if (locked.handover) return locked.handover
    const { handover, reference, account } = begun
    await updateAttempt(tx, id, { state: 'sent', handover, ownReference: reference, account })
    await insertEvent(tx, id, { state: 'sent' })
    return handover
  })
}

/** Only the gateway is unavailable, not this server: the payer may choose another one. */
function refuseUnavailable(error: unknown): never {
  if (error instanceof Refusal && error.key === 'gateways.unavailable')
    refuse('conflict', 'payments.gateway_down', { cause: error })
  throw error
}
