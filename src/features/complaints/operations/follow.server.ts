// How does the person who sent a complaint follow it, add to it, open it again and rate it?

import type { Verdict } from '#kit/refusal.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import { readTrackingCode } from '#kit/tracking-code.ts'
import type { Ctx } from '#platform/context.ts'
import { once } from '#platform/idempotency.server.ts'
import { countAgainst } from '#platform/rate-limit.server.ts'
import type { TrackedComplaint } from '../contract/answers.ts'
import type { EventKind, TrackedBy } from '../contract/form.ts'
import { mayBeCommented, mayBeRated, mayBeReopened, reopenUntil, stateAfter } from '../rules/states.ts'
import { findComplaint, findType, listPhotos, type ComplaintRow } from '../store/complaints.server.ts'
import { bucketName, codeLetter, happen, knownOf, nobody, type Known } from './events.server.ts'
import { receiptOf } from './send.server.ts'

/** The second is what keeps a phone number from being guessed. */
const limits = { byAddress: { most: 120, seconds: 600 }, byCode: { most: 40, seconds: 3600 } }

/** For who knows code and phone; to everybody else the complaint does not exist. */
export async function trackComplaint(ctx: Ctx, by: TrackedBy): Promise<TrackedComplaint> {
  await countAsked(ctx, by)
  return showToReporter(ctx, await findReported(ctx, by))
}

export function commentOnComplaint(
  ctx: Ctx,
  { text, submission, ...by }: TrackedBy & { text: string; submission?: string },
): Promise<TrackedComplaint> {
  return actAsReporter(ctx, by, submission, { kind: 'commented', text }, ({ events }) =>
    mayBeCommented(stateAfter(events)),
  )
}

export function reopenComplaint(
  ctx: Ctx,
  { reason, submission, ...by }: TrackedBy & { reason: string; submission?: string },
): Promise<TrackedComplaint> {
  return actAsReporter(ctx, by, submission, { kind: 'reopened', text: reason }, ({ events, policy }) =>
    mayBeReopened(events, policy, ctx.now),
  )
}

export function rateComplaint(
  ctx: Ctx,
  { rating, text = '', submission, ...by }: TrackedBy & { rating: number; text?: string; submission?: string },
): Promise<TrackedComplaint> {
  return actAsReporter(ctx, by, submission, { kind: 'rated', rating, text }, ({ events }) => mayBeRated(events))
}

async function actAsReporter(
  ctx: Ctx,
  by: TrackedBy,
  submission: string | undefined,
  act: { kind: EventKind; text: string; rating?: number },
  may: (known: Known) => Verdict,
): Promise<TrackedComplaint> {
  await countAsked(ctx, by)
  const key = { scope: `complaints.${act.kind}`, key: submission, content: { ...by, ...act } }
  await once(ctx, key, async (tx) => {
    const { id } = await findReported(tx, by, { lock: true })
    enforce(may(await knownOf(tx, id)))
    await happen(tx, id, { ...nobody, ...act, side: 'customer' })
    return {}
  })
  return showToReporter(ctx, await findReported(ctx, by))
}

// Before any transaction: a refusal must not give the attempt back.
async function countAsked(ctx: Ctx, { code }: TrackedBy): Promise<void> {
  await countAgainst(ctx.db, bucketName(ctx, 'asked', ctx.from.address), limits.byAddress, ctx.now)
  const known = readTrackingCode(codeLetter, code) ?? refuse('missing', 'complaints.unknown')
  await countAgainst(ctx.db, bucketName(ctx, 'asked', known), limits.byCode, ctx.now)
}

async function findReported(ctx: Ctx, { code: typed, phone }: TrackedBy, lock = {}): Promise<ComplaintRow> {
  const code = readTrackingCode(codeLetter, typed) ?? refuse('missing', 'complaints.unknown')
  const found = await findComplaint(ctx, { code }, lock)
  return found?.phone === phone ? found : refuse('missing', 'complaints.unknown')
}

/** A complaint as its reporter reads it. */
export async function showToReporter(ctx: Ctx, row: ComplaintRow): Promise<TrackedComplaint> {
  const { events, policy } = await knownOf(ctx, row.id)
  const state = stateAfter(events)
  return {
    ...receiptOf(row),
    type: (await findType(ctx, row.type)).label,
    message: row.message,
    photos: (await listPhotos(ctx, row.id)).length,
    state,
    reopenUntil: reopenUntil(events, policy)?.toISOString() ?? null,
    history: events.map(({ kind, side, text, rating, at }) => ({
      kind,
      side,
      rating,
      text: kind === 'assigned' ? '' : text,
      at: at.toISOString(),
    })),
    may: {
      comment: mayBeCommented(state),
      reopen: mayBeReopened(events, policy, ctx.now),
      rate: mayBeRated(events),
    },
  }
}
