// Publishing rules: the state of an item at a time, permitted transitions, and the requested window.

import { addDays } from '#kit/calendar/civil-date.ts'
import { nepalInstant, nepalMidnight } from '#kit/calendar/nepal-time.ts'
import type { FieldIssue, Verdict } from '#kit/refusal.ts'
import { allow, deny } from '#kit/refusal.ts'
import type {
  Explanation,
  PublishingEventName,
  PublishingState,
  PublishingWindow,
  ReviewAct,
} from '../contract/window.ts'
import type { RequestedWindow } from '../contract/transitions.ts'
import type { WindowTransition, TransitionVerdicts } from '../contract/outputs.ts'

/** Derived from the window and the time; never stored. The start of a window is included, the end is not. */
export function publishingState(item: PublishingWindow, now: Date): PublishingState {
  if (item.withdrawnAt) return 'withdrawn'
  if (!item.publishFrom) return 'draft'
  if (item.publishFrom > now) return 'scheduled'
  return item.publishUntil && item.publishUntil <= now ? 'expired' : 'published'
}

export function isPublic(item: PublishingWindow, now: Date): boolean {
  return publishingState(item, now) === 'published'
}

/** Whether it may be published from `from` (a past time means now) until `until`. */
export function mayBePublished(
  item: PublishingWindow,
  { from, until, now }: { from: Date; until: Date | null; now: Date },
): Verdict {
  if (isPublic(item, now)) return deny('publishing.already_public')
  return mayEndAt(until, from, now)
}

/** Whether a public or scheduled item may end at `until`; null removes the end. */
export function mayExpire(item: PublishingWindow, { until, now }: { until: Date | null; now: Date }): Verdict {
  if (item.withdrawnAt) return deny('publishing.withdrawn_without_last_day')
  if (!item.publishFrom) return deny('publishing.draft_without_last_day')
  return mayEndAt(until, item.publishFrom, now)
}

/** A withdrawal needs a public explanation, because the public may have read the item. */
export function mayBeWithdrawn(item: PublishingWindow, note: Explanation): Verdict {
  if (item.withdrawnAt) return deny('publishing.already_withdrawn')
  if (!item.publishFrom) return deny('publishing.not_published')
  return note.en.trim() || note.ne.trim() ? allow : deny('publishing.explanation_required')
}

/** Returning to draft needs no explanation, so it is refused while the item is public; that takes a withdrawal. */
export function mayReturnToDraft(item: PublishingWindow, now: Date): Verdict {
  const state = publishingState(item, now)
  if (state === 'draft') return deny('publishing.already_draft')
  return state === 'published' ? deny('publishing.still_public') : allow
}

/** The verdict on each transition now, independent of the time or explanation given later. */
export function transitionVerdicts(item: PublishingWindow, now: Date): Pick<TransitionVerdicts, WindowTransition> {
  return {
    publish: mayBePublished(item, { from: now, until: null, now }),
    expire: mayExpire(item, { until: null, now }),
    withdraw: mayBeWithdrawn(item, { en: 'because', ne: '' }),
    draft: mayReturnToDraft(item, now),
  }
}

/** Whether nobody but the office has read it: the form then edits a draft, it corrects nothing. */
export function isUnread(events: readonly { act: PublishingEventName | ReviewAct }[]): boolean {
  return events.every(({ act }) => unreadActs.has(act))
}

/** The corrections among the events of an item; their number is its version. */
export function correctionsIn<Event extends { act: PublishingEventName }>(events: readonly Event[]): Event[] {
  return events.filter(({ act }) => act === 'changed')
}

/** The window of what was entered in a form; the whole last day is included. */
export function requestedWindow({ start, publishOn, publishAt = '00:00', lastDay }: RequestedWindow, now: Date) {
  const from = start === 'later' && publishOn ? nepalInstant(publishOn, publishAt) : now
  return { from, until: endOf(lastDay) }
}

/** The start of publication of an entry: the requested time, otherwise its first day; a past time means now. */
export function firstMoment(requested: Date | undefined, firstDay: string | undefined, now: Date): Date {
  const from = requested ?? (firstDay === undefined ? now : nepalMidnight(firstDay))
  return from > now ? from : now
}

/** The window of a publication, and its events for the history. */
export function publicationOf({ from, until }: { from: Date; until: Date | null }, now: Date) {
  const publishFrom = from > now ? from : now
  const events: { act: PublishingEventName; effectiveAt: Date }[] = [
    { act: from > now ? 'scheduled' : 'published', effectiveAt: publishFrom },
  ]
  if (until) events.push({ act: 'expiry-set', effectiveAt: until })
  return { window: { publishFrom, publishUntil: until, withdrawnAt: null }, events }
}

/** The end of a last day: midnight in Nepal at the start of the next one. */
export function endOf(lastDay: string | undefined): Date | null {
  return lastDay === undefined ? null : nepalMidnight(addDays(lastDay, 1))
}

/** The issues of a requested window, at the fields it was entered in. */
export function windowIssues(requested: RequestedWindow, now: Date): FieldIssue[] {
  const { from, until } = requestedWindow(requested, now)
  const issues: FieldIssue[] = []
  if (requested.start === 'later' && from <= now) issues.push({ field: 'publishOn', key: 'publishing.moment_past' })
  if (!mayEndAt(until, from, now).ok) issues.push({ field: 'lastDay', key: 'publishing.expiry_before_start' })
  return issues
}

const unreadActs: ReadonlySet<string> = new Set(['changed', 'submitted', 'returned', 'cancelled'])

function mayEndAt(until: Date | null, from: Date, now: Date): Verdict {
  return until && (until <= from || until <= now) ? deny('publishing.expiry_before_start') : allow
}
