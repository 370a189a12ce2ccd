// What the office sends to publish, end or withdraw something.

import { calendarDate } from '#kit/validation/calendar-date.ts'
import { choice, code, longText } from '#kit/validation/fields.ts'
import { custom, maxLength, pattern, required, when } from '#kit/validation/rules.ts'

/** What can be done with anything that is published, in the order of its life. */
export const publishingTransitions = ['publish', 'expire', 'withdraw', 'draft'] as const
export type PublishingTransition = (typeof publishingTransitions)[number]

/**
 * `later` is the moment `publishOn`, `publishAt` in Nepal; midnight unless a time is given. `lastDay` is the last one on which the
 * public sees it; without one it stays.
 */
const starts = ['now', 'later'] as const
const startsOrNot = [...starts, 'draft'] as const

const onlyLater = custom<string>((_, { start }) => start === 'later', 'publishing.does_not_fit')
const moment = {
  publishOn: calendarDate(
    when(({ start }) => start === 'later', required()),
    onlyLater,
  ),
  publishAt: code(onlyLater, pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 'publishing.time_unreadable')),
  lastDay: calendarDate(custom((_, { start }) => start !== 'draft', 'publishing.does_not_fit')),
}
const explanation = maxLength(1000)

/** The fields of a form that publishes something, with those that name the item beside them. */
export const publicationFields = { start: choice(starts, required()), ...moment }
/** The same for something new, which may also stay a draft. */
export const beginningFields = { start: choice(startsOrNot, required()), ...moment }
export const expiryFields = { lastDay: calendarDate() }
export const withdrawalFields = {
  noteNe: longText(
    when(({ noteEn }) => noteEn === undefined, required('publishing.explanation_required')),
    explanation,
  ),
  noteEn: longText(explanation),
}

/** A window as a person says it. */
export type RequestedWindow = {
  start: (typeof startsOrNot)[number]
  publishOn?: string
  publishAt?: string
  lastDay?: string
}
