// Public complaint tracking: look up by code and phone; comment, reopen, rate.

import { enforce, type Verdict } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { unlessDone } from '#platform/idempotency.server.ts'
import { loadCase, recordEvent } from '#features/cases/operations/load.server.ts'
import { limitTracking } from '#features/cases/operations/send.server.ts'
import type { TrackedComplaint } from '../contract/answers.ts'
import type { TrackedBy } from '../contract/form.ts'
import { mayBeCommented, mayBeRated, mayBeReopened, reopenUntil, stateAfter } from '../rules/states.ts'
import { complaint, type LoadedComplaint, type NewEvent } from './complaint.server.ts'
import { receiptOf } from './send.server.ts'

/** Refused as missing unless both code and phone match. */
export async function trackComplaint(ctx: Ctx, by: TrackedBy): Promise<TrackedComplaint> {
  await limitTracking(ctx, complaint, by.code)
  return showToReporter(ctx, await loadCase(ctx, complaint, by))
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
  return actAsReporter(ctx, by, submission, { kind: 'reopened', text: reason }, (loaded) =>
    mayBeReopened(loaded.events, loaded, ctx.now),
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
  event: NewEvent,
  may: (loaded: LoadedComplaint) => Verdict,
): Promise<TrackedComplaint> {
  await limitTracking(ctx, complaint, by.code)
  const key = { scope: `complaints.${event.kind}`, key: submission, content: { ...by, ...event } }
  const done = await unlessDone(ctx, key, async (tx) => {
    const loaded = await loadCase(tx, complaint, by)
    enforce(may(loaded))
    return recordEvent(tx, complaint, loaded, event)
  })
  return showToReporter(ctx, done ?? (await loadCase(ctx, complaint, by)))
}

/** A complaint as its reporter reads it. */
export function showToReporter({ now }: Pick<Ctx, 'now'>, loaded: LoadedComplaint): TrackedComplaint {
  const { events, labelEn, labelNe, message, photoCount, billText, billPeriod } = loaded
  const state = stateAfter(events)
  return {
    ...receiptOf(loaded),
    type: { en: labelEn, ne: labelNe },
    message,
    photos: photoCount,
    bill: billText === null ? null : { number: billText, period: billPeriod! },
    state,
    reopenUntil: reopenUntil(events, loaded)?.toISOString() ?? null,
    history: events.map(({ kind, side, text, rating, at }) => ({
      kind,
      side,
      rating,
      text: kind === 'assigned' ? '' : text,
      at: at.toISOString(),
    })),
    may: {
      comment: mayBeCommented(state),
      reopen: mayBeReopened(events, loaded, now),
      rate: mayBeRated(events),
    },
  }
}
