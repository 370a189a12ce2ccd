// Publishing rules: the state of an item at a moment, what may be done with it, and which window was asked for.

import { addDays } from '#kit/calendar/civil-date.ts'
import { nepalInstant, nepalMidnight } from '#kit/calendar/nepal-time.ts'
import type { FieldIssue, Verdict } from '#kit/refusal.ts'
import { allow, deny } from '#kit/refusal.ts'
import type { Explanation, PublishingEventName, PublishingState, PublishingWindow } from './contract/window.ts'
import type { RequestedWindow } from './contract/transitions.ts'
import type { TransitionVerdicts } from './contract/outputs.ts'

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
  if (isPublic(item, now)) return deny('publishing.already_public')
  return mayEndAt(until, from, now)
}

/** May what is public or waiting to be end at `until`? Null takes an end away. */
export function mayExpire(item: PublishingWindow, { until, now }: { until: Date | null; now: Date }): Verdict {
  if (!item.publishFrom || item.withdrawnAt) return deny('publishing.not_published')
  return mayEndAt(until, item.publishFrom, now)
}

/** Withdrawing takes something away from the public, so it is explained to the public. */
export function mayBeWithdrawn(item: PublishingWindow, note: Explanation): Verdict {
  if (item.withdrawnAt) return deny('publishing.already_withdrawn')
  if (!item.publishFrom) return deny('publishing.not_published')
  return note.en.trim() || note.ne.trim() ? allow : deny('publishing.explanation_required')
}

/** A draft is reworked quietly; what the public can see must be withdrawn with an explanation instead. */
export function mayReturnToDraft(item: PublishingWindow, now: Date): Verdict {
  const state = publishingState(item, now)
  if (state === 'draft') return deny('publishing.already_draft')
  return state === 'published' ? deny('publishing.still_public') : allow
}

/** What may be done with it now, whatever moment or explanation is given then. */
export function transitionVerdicts(item: PublishingWindow, now: Date): TransitionVerdicts {
  return {
    publish: mayBePublished(item, { from: now, until: null, now }),
    expire: mayExpire(item, { until: null, now }),
    withdraw: mayBeWithdrawn(item, { en: 'because', ne: '' }),
    draft: mayReturnToDraft(item, now),
  }
}

/** The corrections among the events of an item; their number is its version. */
export function correctionsIn<Event extends { act: PublishingEventName }>(events: readonly Event[]): Event[] {
  return events.filter(({ act }) => act === 'changed')
}

/** The window that a person's words mean: the last day belongs to it as a whole. */
export function requestedWindow({ start, publishOn, publishAt = '00:00', lastDay }: RequestedWindow, now: Date) {
  const from = start === 'later' && publishOn ? nepalInstant(publishOn, publishAt) : now
  return { from, until: endOf(lastDay) }
}

/** When an entry goes public: at its moment, else on its first day; what is past means now. */
export function firstMoment(asked: Date | undefined, firstDay: string | undefined, now: Date): Date {
  const from = asked ?? (firstDay === undefined ? now : nepalMidnight(firstDay))
  return from > now ? from : now
}

/** The window of a publication, and what the history keeps of it. */
export function publicationOf({ from, until }: { from: Date; until: Date | null }, now: Date) {
  const publishFrom = from > now ? from : now
  const events: { act: PublishingEventName; effectiveAt: Date }[] = [
    { act: from > now ? 'scheduled' : 'published', effectiveAt: publishFrom },
  ]
  if (until) events.push({ act: 'expiry-set', effectiveAt: until })
  return { window: { publishFrom, publishUntil: until, withdrawnAt: null }, events }
}

/** The first moment after a last day. */
export function endOf(lastDay: string | undefined): Date | null {
  return lastDay === undefined ? null : nepalMidnight(addDays(lastDay, 1))
}

/** What is wrong with a window, at the fields it was given in. */
export function windowIssues(asked: RequestedWindow, now: Date): FieldIssue[] {
  const { from, until } = requestedWindow(asked, now)
  const issues: FieldIssue[] = []
  if (asked.start === 'later' && from <= now) issues.push({ field: 'publishOn', key: 'publishing.moment_past' })
  if (!mayEndAt(until, from, now).ok) issues.push({ field: 'lastDay', key: 'publishing.expiry_before_start' })
  return issues
}

function mayEndAt(until: Date | null, from: Date, now: Date): Verdict {
  return until && (until <= from || until <= now) ? deny('publishing.expiry_before_start') : allow
}
