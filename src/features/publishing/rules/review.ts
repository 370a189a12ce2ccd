// Rules of review by another person: its state, who may submit, approve and return, and what an approval publishes.

import type { Verdict } from '#kit/refusal.ts'
import { allow, deny } from '#kit/refusal.ts'
import type { PublishingWindow, ReviewAct } from '../contract/window.ts'
import type { ItemReview } from '../contract/review.ts'
import type { TransitionVerdicts } from '../contract/outputs.ts'
import { isPublic, mayBePublished, publishingState } from './transitions.ts'

export type ReviewState = ItemReview['state']
export type RequestedReview = { from: Date | null; until: Date | null }

const states: Record<ReviewAct, ReviewState> = {
  submitted: 'waiting',
  returned: 'returned',
  approved: 'done',
  flagged: 'flagged',
  cancelled: 'none',
}

/** The state by the newest act. What was flagged and is not public any more need not be reviewed. */
export function reviewState(newest: ReviewAct | undefined, item: PublishingWindow, now: Date): ReviewState {
  const state = newest ? states[newest] : 'none'
  const isGone = ['withdrawn', 'expired', 'draft'].includes(publishingState(item, now))
  return state === 'flagged' && isGone ? 'none' : state
}

type Reviewed = {
  /** Whether the organisation asks for another person. */
  required: boolean
  state: ReviewState
  /** Whether whoever acts has submitted, published or corrected it last. */
  own: boolean
  /** How many others may approve it. */
  approvers: number
  requested: RequestedReview
  now: Date
}

/** The verdict on each step of the review. */
export function reviewVerdicts(
  item: PublishingWindow,
  reviewed: Reviewed,
): Pick<TransitionVerdicts, 'submit' | 'approve' | 'return'> {
  const waiting = reviewed.state === 'waiting' ? allow : deny('publishing.not_submitted')
  return { submit: maySubmit(item, reviewed), approve: mayApprove(item, reviewed), return: waiting }
}

type Act = {
  act: ReviewAct
  publishFrom: Date | null
  publishUntil: Date | null
  note: string
  /** Null for the system itself. */
  byId: number | null
  at: Date
}

/** A correction, and who made it; null for the system itself. */
export type Correction = { byId: number | null; at: Date }

/** The acts of an item's review, oldest first, as they are stored; its newest correction; `names` and `approvers` by the numbers of people. */
type Stored = {
  required: boolean
  acts: readonly Act[]
  correction: Correction | undefined
  reviewOn: string | null
  names: ReadonlyMap<number, string>
  approvers: readonly { id: number }[]
}

/** The review of an item as it is read, its acts for the history, and what the reader may do. */
export function shownReview(
  item: PublishingWindow,
  stored: Stored,
  { reader, now }: { reader: number | null; now: Date },
) {
  const { required, acts, correction, reviewOn, names, approvers } = stored
  const newest = acts.at(-1)
  const state = reviewState(newest?.act, item, now)
  const requested = { from: newest?.publishFrom ?? null, until: newest?.publishUntil ?? null }
  const author = lastAuthor(newest, correction)
  const others = approvers.filter(({ id }) => id !== author).length
  const review: ItemReview = {
    required,
    state,
    by: nameIn(names, newest?.byId),
    at: newest?.at.toISOString() ?? null,
    note: newest?.note ?? '',
    from: requested.from?.toISOString() ?? null,
    until: requested.until?.toISOString() ?? null,
    reviewOn,
  }
  const shown = acts.map(({ act, at, note, byId }) => {
    const time = at.toISOString()
    return { act, at: time, effectiveAt: time, note: { en: note, ne: note }, by: nameIn(names, byId) }
  })
  const may = reviewVerdicts(item, {
    required,
    state,
    own: author !== null && author === reader,
    approvers: others,
    requested,
    now,
  })
  return { review, acts: shown, may }
}

/** Who answers for the present text: whoever corrected it since it was submitted or published, otherwise whoever did that. */
function lastAuthor(newest: Act | undefined, correction: Correction | undefined): number | null {
  const isLater = newest && correction && correction.at >= newest.at
  return (isLater ? correction.byId : newest?.byId) ?? null
}

function nameIn(names: ReadonlyMap<number, string>, id: number | null | undefined): string | null {
  return (id === undefined || id === null ? undefined : names.get(id)) ?? null
}

/** The window of an approval: what was submitted, and now where that has passed. */
export function approvedWindow({ from, until }: RequestedReview, now: Date): { from: Date; until: Date | null } {
  return { from: from && from > now ? from : now, until }
}

function maySubmit(item: PublishingWindow, { required, state, now }: Reviewed): Verdict {
  if (!required) return deny('publishing.review_not_required')
  if (state === 'waiting') return deny('publishing.already_submitted')
  return mayBePublished(item, { from: now, until: null, now })
}

/** Whoever submitted it, or corrected it since, does not approve it, unless there is nobody else. */
function mayApprove(item: PublishingWindow, { state, own, approvers, requested, now }: Reviewed): Verdict {
  if (state !== 'waiting' && state !== 'flagged') return deny('publishing.not_submitted')
  if (own && approvers > 0) return deny('publishing.own_submission', { count: approvers })
  if (state === 'flagged' || isPublic(item, now)) return allow
  return mayBePublished(item, { ...approvedWindow(requested, now), now })
}
