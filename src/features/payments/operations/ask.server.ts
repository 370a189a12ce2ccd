// Asking the gateway about an attempt: when the payer comes back, when somebody looks, and by a job for seven days.

import type { GatewayAnswer, GatewayKind, ReturnQuery } from '#features/gateways/contract/gateway.ts'
import { attemptIdPattern, gatewayKinds } from '#features/gateways/contract/gateway.ts'
import { attemptOfReturn } from '#features/gateways/operations/payments.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Log } from '#platform/log.server.ts'
import { transaction } from '#platform/database.server.ts'
import { bucketFor, countWithin, type LimitOf } from '#platform/rate-limit.server.ts'
import type { AttemptState } from '../contract/attempt.ts'
import {
  findAttempt,
  findOtherHost,
  listToAsk,
  lockAttempt,
  postponeAsking,
  updateAttempt,
  type AttemptRow,
} from '../store/attempts.server.ts'
import { insertEvent, listEvidence } from '../store/events.server.ts'
import { askAgainAt } from '../rules/asking.ts'
import { realGateways, type Gateways } from './begin.server.ts'
import { settleAttempt } from './settle.server.ts'

/** Signed returns of an attempt that are kept, far more than a gateway makes, and the characters of a return. */
const maxReturns = 50
const maxQueryCharacters = 2000

declare module '#platform/rate-limit.server.ts' {
  interface LimitNames {
    'payments.asked': LimitOf<'payments', [organisation: string, attempt: string]>
  }
}

/** Whoever comes back again and again, or reloads the page of a payment, does not make the gateway answer more often. */
const askLimit = { max: 1, seconds: 5 }

const unsettled: ReadonlySet<AttemptState> = new Set(['begun', 'sent', 'returned', 'failed', 'expired', 'ambiguous'])

/**
 * The attempt of a return, after the gateway was asked about it; undefined for one that is not known here. Nothing that the return says is
 * believed beyond the id of the attempt: it is kept for gateways that sign it.
 */
export async function receiveReturn(
  ctx: Ctx,
  { gateway, query }: { gateway: GatewayKind; query: ReturnQuery },
  gateways: Gateways = realGateways,
): Promise<string | undefined> {
  const id = attemptOfReturn(gateway, query)
  const attempt = id !== undefined && attemptIdPattern.test(id) ? await findAttempt(ctx, id) : undefined
  if (!attempt || attempt.gateway !== gateway) return undefined
  const evidence = await keepReturn(ctx, attempt, query, gateways)
  if (evidence) await settleAnswer(ctx, attempt.id, gateways, { evidence })
  else await askSometimes(ctx, attempt.id, gateways)
  return attempt.id
}

/**
 * Where a return belongs that came to the host of another organisation: connectIPS sends payers to the one address that was registered with the merchant account. Undefined
 * for an attempt of this organisation or of none.
 */
export async function otherHostOf(
  ctx: Ctx,
  { gateway, query }: { gateway: GatewayKind; query: ReturnQuery },
): Promise<string | undefined> {
  const id = attemptOfReturn(gateway, query)
  return id !== undefined && attemptIdPattern.test(id) ? findOtherHost(ctx, id) : undefined
}

/**
 * Keeps a return that the gateway has signed, as evidence; of all others only that somebody came back, so that none of them takes the place
 * of a genuine one. Returns what is new evidence.
 */
async function keepReturn(
  ctx: Ctx,
  { id, gateway, account }: AttemptRow,
  query: ReturnQuery,
  gateways: Gateways,
): Promise<ReturnQuery | undefined> {
  const isShort = JSON.stringify(query).length <= maxQueryCharacters
  const signed =
    isShort && account !== null ? await gateways.evidenceOf(ctx, gateway, { id, account, query }) : undefined
  return transaction(ctx, async (tx) => {
    const attempt = (await lockAttempt(tx, id))!
    const known = await listEvidence(tx, id)
    const isNew = signed && known.length < maxReturns && !known.some((each) => isSame(each, signed))
    const state = attempt.state === 'begun' || attempt.state === 'sent' ? 'returned' : attempt.state
    if (state !== attempt.state) await updateAttempt(tx, id, { state })
    if (isNew || state !== attempt.state) await insertEvent(tx, id, { state, ...(isNew && { evidence: signed }) })
    return isNew ? signed : undefined
  })
}

function isSame(one: ReturnQuery, other: ReturnQuery): boolean {
  return sorted(one) === sorted(other)
}

function sorted(query: ReturnQuery): string {
  return JSON.stringify(Object.entries(query).toSorted())
}

/** Asks, unless the attempt is settled; a gateway that does not answer changes nothing. */
export async function askGateway(
  ctx: Ctx,
  id: string,
  gateways: Gateways = realGateways,
): Promise<AttemptRow | undefined> {
  await settleAnswer(ctx, id, gateways)
  return findAttempt(ctx, id)
}

/** The same, unless it was done a few seconds ago: the attempt as it is then. */
export async function askSometimes(
  ctx: Ctx,
  id: string,
  gateways: Gateways = realGateways,
): Promise<AttemptRow | undefined> {
  const bucket = bucketFor(ctx, 'payments.asked', String(ctx.org.id), id)
  return (await countWithin(ctx.db, bucket, askLimit, ctx.now)) ? askGateway(ctx, id, gateways) : findAttempt(ctx, id)
}

/** Why a gateway is asked: by the job, or for a return that it has just signed; otherwise because somebody looks. */
type Reason = { isJob?: boolean; evidence?: ReturnQuery }

/**
 * The answer, after what follows from it; undefined where the gateway was not asked. What is paid is asked about by the job alone; a signed return of what is
 * paid is a second payment, or says nothing.
 */
async function settleAnswer(
  asking: Ctx,
  id: string,
  gateways: Gateways,
  { isJob = false, evidence }: Reason = {},
): Promise<GatewayAnswer | undefined> {
  // What a gateway answers is entered by the product itself, whoever made it ask.
  const ctx: Ctx = { ...asking, actor: { kind: 'machine', name: 'gateways' } }
  const attempt = await findAttempt(ctx, id)
  if (!attempt) return undefined
  const isPaid = !unsettled.has(attempt.state)
  if (isPaid && !evidence && !(isJob && attempt.state === 'paid')) return undefined
  const { amountPaisa, ownReference: reference, account } = attempt
  if (account === null) return endBegun(ctx, attempt)
  const returns = isPaid && evidence ? [evidence] : await listEvidence(ctx, id)
  const answer = await gateways.ask(ctx, attempt.gateway, { id, amountPaisa, reference, returns, account })
  if (!isPaid || isJob || answer.state === 'paid') await settleAttempt(ctx, id, answer)
  return answer
}

/** The payer of an attempt without a handover was never sent: there is nothing to ask about. */
async function endBegun(ctx: Ctx, { id, quotedUntil }: AttemptRow): Promise<undefined> {
  if (quotedUntil < ctx.now) await settleAttempt(ctx, id, { state: 'expired', word: 'not sent' })
}

/** Of one gateway in one run. */
const batchSize = 100
/** Questions in one run that a gateway leaves without an answer; each of them takes ten seconds. */
const maxUnreachable = 3

type Done = { asked: number; failed: number }

/** Asks about every attempt whose time has come. Neither one that fails nor a gateway that is down keeps the others from theirs. */
export async function askDue(ctx: Ctx, log: Log, gateways: Gateways = realGateways): Promise<Done> {
  const done = { asked: 0, failed: 0 }
  for (const gateway of gatewayKinds) {
    const { asked, failed } = await askDueAt(ctx, { gateway, log }, gateways)
    done.asked += asked
    done.failed += failed
  }
  return done
}

/** The next question is set before this one, so that one that never ends well does not stay the first. */
async function askDueAt(
  ctx: Ctx,
  { gateway, log }: { gateway: GatewayKind; log: Log },
  gateways: Gateways,
): Promise<Done> {
  const done = { asked: 0, failed: 0 }
  let unreachable = 0
  for (const { id, begunAt, state } of await listToAsk(ctx, { gateway, now: ctx.now, limit: batchSize })) {
    if (unreachable === maxUnreachable) break
    await postponeAsking(ctx, id, { now: ctx.now, askAt: askAgainAt(state, begunAt, ctx.now) })
    const answer = await settleAnswer(ctx, id, gateways, { isJob: true }).catch((error: unknown) => {
      log.error({ err: error, org: ctx.org.id, attempt: id }, 'payment not asked about')
      return 'failed' as const
    })
    done.asked += 1
    if (answer === 'failed') done.failed += 1
    else if (answer?.state === 'pending' && answer.word === 'unreachable') unreachable += 1
  }
  return done
}
