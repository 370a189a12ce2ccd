// Asking the gateway about an attempt: when the payer comes back, when somebody looks, and by a job for seven days.

import type { GatewayKind, ReturnQuery } from '#features/gateways/contract/gateway.ts'
import { attemptIdPattern } from '#features/gateways/contract/gateway.ts'
import { attemptOfReturn } from '#features/gateways/operations/payments.server.ts'
import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { AttemptState } from '../contract/attempt.ts'
import {
  findAttempt,
  insertEvent,
  listEvidence,
  listToAsk,
  lockAttempt,
  updateAttempt,
  type AttemptRow,
} from '../store/attempts.server.ts'
import { realGateways, type Gateways } from './begin.server.ts'
import { settleAttempt } from './settle.server.ts'

/** Queries of returns that are kept, and the characters of each. */
const maxReturns = 5
const maxQueryCharacters = 2000

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
  await keepReturn(ctx, attempt.id, query)
  await askGateway(ctx, attempt.id, gateways)
  return attempt.id
}

async function keepReturn(ctx: Ctx, id: string, query: ReturnQuery): Promise<void> {
  if (JSON.stringify(query).length > maxQueryCharacters) return
  await transaction(ctx, async (tx) => {
    const attempt = (await lockAttempt(tx, id))!
    const known = await listEvidence(tx, id)
    if (known.length >= maxReturns || known.some((each) => isSame(each, query))) return
    const state = attempt.state === 'begun' || attempt.state === 'sent' ? 'returned' : attempt.state
    if (state !== attempt.state) await updateAttempt(tx, id, { state })
    await insertEvent(tx, id, { state, evidence: query })
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
  const attempt = await findAttempt(ctx, id)
  if (!attempt || !unsettled.has(attempt.state)) return attempt
  const { amountPaisa, ownReference: reference, account } = attempt
  if (account === null) return endBegun(ctx, attempt)
  const returns = await listEvidence(ctx, id)
  const answer = await gateways.ask(ctx, attempt.gateway, { id, amountPaisa, reference, returns, account })
  await settleAttempt(ctx, id, answer)
  return findAttempt(ctx, id)
}

/** The payer of an attempt without a handover was never sent: there is nothing to ask about. */
async function endBegun(ctx: Ctx, { id, quotedUntil }: AttemptRow): Promise<AttemptRow | undefined> {
  if (quotedUntil < ctx.now) await settleAttempt(ctx, id, { state: 'expired', word: 'not sent' })
  return findAttempt(ctx, id)
}

const batchSize = 100

/** Asks about every attempt whose time has come. One that fails does not keep the others from theirs. */
export async function askDue(ctx: Ctx, gateways: Gateways = realGateways): Promise<{ asked: number; failed: number }> {
  const done = { asked: 0, failed: 0 }
  const ids = await listToAsk(ctx, ctx.now, batchSize)
  for (const id of ids) {
    const failed = await askGateway(ctx, id, gateways).then(
      () => false,
      () => true,
    )
    done.asked += 1
    if (failed) done.failed += 1
  }
  return done
}
