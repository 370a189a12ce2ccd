// In which publishing state is an item now, and what may be done with it?

import type { Verdict } from '#kit/refusal.ts'
import { no, yes } from '#kit/refusal.ts'
import type { Explanation, PublishingState, PublishingWindow } from './contract.ts'

/** Worked out from the window and the moment; never stored. The first instant of a window belongs to it, the last does not. */
export function publishingState(item: PublishingWindow, now: Date): PublishingState {
  if (item.withdrawnAt) return 'withdrawn'
  if (!item.publishFrom) return 'draft'
  if (item.publishFrom > now) return 'scheduled'
  return item.publishUntil && item.publishUntil <= now ? 'expired' : 'published'
}

export function isPublic(item: PublishingWindow, now: Date): boolean {
  return publishingState(item, now) === 'published'
}

/** May it go public at `from` (an earlier moment means now) and stay until `until`? */
export function mayBePublished(
  item: PublishingWindow,
  { from, until, now }: { from: Date; until: Date | null; now: Date },
): Verdict {
  if (isPublic(item, now)) return no('publishing.already_public')
  return mayEndAt(until, from, now)
}

/** May what is public or waiting to be end at `until`? Null takes an end away. */
export function mayExpire(item: PublishingWindow, { until, now }: { until: Date | null; now: Date }): Verdict {
  if (!item.publishFrom || item.withdrawnAt) return no('publishing.not_published')
  return mayEndAt(until, item.publishFrom, now)
}

/** Withdrawing takes something away from the public, so it is explained to the public. */
export function mayBeWithdrawn(item: PublishingWindow, note: Explanation): Verdict {
  if (item.withdrawnAt) return no('publishing.already_withdrawn')
  if (!item.publishFrom) return no('publishing.not_published')
  return note.en.trim() || note.ne.trim() ? yes : no('publishing.explanation_required')
}

/** A draft is reworked quietly; what the public can see must be withdrawn with an explanation instead. */
export function mayReturnToDraft(item: PublishingWindow, now: Date): Verdict {
  return isPublic(item, now) ? no('publishing.already_public') : yes
}

function mayEndAt(until: Date | null, from: Date, now: Date): Verdict {
  return until && (until <= from || until <= now) ? no('publishing.expiry_before_start') : yes
}
