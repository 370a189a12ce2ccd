// Review of published items by another person: submit, return, approve, flag what is public without approval, and the day of the next review.

import { instantOf } from '#kit/calendar/instant.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { enforce, refuse, refuseField } from '#kit/refusal.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { lockWindow } from '#platform/publishing-window.server.ts'
import type { RequestedWindow } from '../contract/transitions.ts'
import type { PublishingWindow, ReviewAct } from '../contract/window.ts'
import { approvedWindow } from '../rules/review.ts'
import { isPublic, publicationOf } from '../rules/transitions.ts'
import { recordTransition } from '../store/items.server.ts'
import { checkLinksAfter } from '../store/links.server.ts'
import { findPublishingPolicy, insertReviewAct, writeReviewDay } from '../store/review.server.ts'
import { readItem } from './admin.server.ts'
import type { AnyPublished, WorkflowKind } from './definition.server.ts'
import { enforceCorrected, readWindow } from './workflow.server.ts'

type OfStaff = Ctx<Staff>
const flagged = { act: 'flagged', publishFrom: null, publishUntil: null } as const
type Kind = Pick<AnyPublished, 'contract' | 'find'> & WorkflowKind

export async function isReviewRequired(ctx: Pick<Ctx, 'db' | 'org'>): Promise<boolean> {
  return (await findPublishingPolicy(ctx)).reviewByAnother === 1
}

export function submit(ctx: OfStaff, kind: Kind, id: number, requested: RequestedWindow): Promise<void> {
  const { from, until } = readWindow(ctx, requested)
  return reviewed(ctx, kind, id, async (tx) => {
    // Whoever turns the review off waits for this submission, which then ends with the others.
    await findPublishingPolicy(tx, { lock: true })
    enforce((await readItem(tx, kind, id)).may.submit)
    if (until && kind.mayEnd) enforce(await kind.mayEnd(tx, id, until))
    await recordAct(tx, kind, id, { act: 'submitted', publishFrom: from > tx.now ? from : null, publishUntil: until })
  })
}

export function returnForCorrection(ctx: OfStaff, kind: Kind, id: number, note: string): Promise<void> {
  return reviewed(ctx, kind, id, async (tx) => {
    enforce((await readItem(tx, kind, id)).may.return)
    await recordAct(tx, kind, id, { act: 'returned', note })
  })
}

/** Publishes what was submitted, as it was read in `version`; what is public already is only approved. */
export function approve(ctx: OfStaff, kind: Kind, id: number, version: number): Promise<void> {
  return reviewed(ctx, kind, id, async (tx, item) => {
    const { may, review } = await readItem(tx, kind, id)
    enforce(may.approve)
    await enforceCorrected(tx, kind, id, version)
    await recordAct(tx, kind, id, { act: 'approved' })
    if (review.state === 'flagged' || isPublic(item, tx.now)) return
    if (kind.guard) enforce(await kind.guard(tx, id))
    const requested = { from: readMoment(review.from), until: readMoment(review.until) }
    await recordTransition(tx, kind, id, publicationOf(approvedWindow(requested, tx.now), tx.now))
    await checkLinksAfter(tx, kind, id)
  })
}

/** Before something becomes public without approval: needs a reason where review is required, which is shown until another person has reviewed it. */
export async function flagUnreviewed(tx: OfStaff, kind: Kind, id: number, reason: string | undefined): Promise<void> {
  if ((await findPublishingPolicy(tx, { lock: true })).reviewByAnother === 0) return
  const note = reason ?? refuseField('unreviewed', 'publishing.review_asked')
  await insertReviewAct(tx, kind.kind, id, { ...flagged, note, byId: tx.actor.id, at: tx.now })
}

export function setReviewDay(ctx: OfStaff, kind: Kind, id: number, day: string | undefined): Promise<void> {
  if (day !== undefined && day < inNepal(ctx.now).date) refuseField('reviewOn', 'publishing.review_day_past')
  return reviewed(ctx, kind, id, (tx) => writeReviewDay(tx, kind.kind, id, day ?? null))
}

function reviewed(
  ctx: OfStaff,
  kind: Kind,
  id: number,
  run: (tx: OfStaff, item: PublishingWindow & { id: number }) => Promise<void>,
): Promise<void> {
  return transaction(ctx, async (tx) => {
    const item = (await lockWindow(tx, kind.table, id)) ?? refuse('missing', kind.unknown)
    await run(tx, { ...item, id })
  })
}

type NewAct = { act: ReviewAct; publishFrom?: Date | null; publishUntil?: Date | null; note?: string }

function recordAct(tx: OfStaff, { kind }: Kind, id: number, { act, publishFrom, publishUntil, note }: NewAct) {
  const window = { publishFrom: publishFrom ?? null, publishUntil: publishUntil ?? null }
  return insertReviewAct(tx, kind, id, { act, ...window, note: note ?? '', byId: tx.actor.id, at: tx.now })
}

function readMoment(instant: string | null): Date | null {
  return instant === null ? null : instantOf(instant)
}
