// Forms of the publishing transitions and of the review: submit, return, publish, expire, withdraw, set the day of the next review.

import { calendarDate } from '#kit/validation/calendar-date.ts'
import { choice, code, longText } from '#kit/validation/fields.ts'
import { custom, maxLength, pattern, required, when } from '#kit/validation/rules.ts'

/** Review by another person, where the organisation asks for it. */
export const reviewTransitions = ['submit', 'approve', 'return'] as const
/** The transitions of a published item, in the order in which they usually happen. */
export const publishingTransitions = [...reviewTransitions, 'publish', 'expire', 'withdraw', 'draft', 'remind'] as const
export type PublishingTransition = (typeof publishingTransitions)[number]

/**
 * `later` is the date `publishOn` at the time `publishAt` in Nepal, midnight unless a time is given. `lastDay` is the last day of
 * publication; without it the item does not expire.
 */
const starts = ['now', 'later'] as const
const startsOrNot = [...starts, 'draft'] as const

const onlyLater = custom<string>((_, { start }) => start === 'later', 'publishing.does_not_fit')
const windowFields = {
  publishOn: calendarDate(
    when(({ start }) => start === 'later', required()),
    onlyLater,
  ),
  publishAt: code(onlyLater, pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 'publishing.time_unreadable')),
  lastDay: calendarDate(custom((_, { start }) => start !== 'draft', 'publishing.does_not_fit')),
}
const explanation = maxLength(1000)

/** Fields of a form that submits an existing item for review; the form adds those that identify it. */
export const submissionFields = { start: choice(starts, required()), ...windowFields }
const reason = maxLength(500)
/** `unreviewed`: why it is published without approval, where the organisation asks for review. */
export const publicationFields = { ...submissionFields, unreviewed: longText(reason) }
export const returnFields = { note: longText(required(), reason) }
/** Without a day nobody is reminded. */
export const reminderFields = { reviewOn: calendarDate() }
/** The same for a new item, which may also remain a draft. */
export const beginningFields = { start: choice(startsOrNot, required()), ...windowFields }
export const expiryFields = { lastDay: calendarDate() }
export const withdrawalFields = {
  noteNe: longText(
    when(({ noteEn }) => noteEn === undefined, required('publishing.explanation_required')),
    explanation,
  ),
  noteEn: longText(explanation),
}

/** A publishing window as entered in a form. */
export type RequestedWindow = {
  start: (typeof startsOrNot)[number]
  publishOn?: string
  publishAt?: string
  lastDay?: string
}
