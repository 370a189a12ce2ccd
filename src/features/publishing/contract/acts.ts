// What does the office send to publish, end or withdraw something, and what does it read of that?

import * as z from 'zod/mini'
import type { Verdict } from '#kit/refusal.ts'
import { calendarDate } from '#kit/validation/calendar-date.ts'
import { choice, code, longText } from '#kit/validation/fields.ts'
import { custom, maxLength, pattern, required, when } from '#kit/validation/rules.ts'
import { publishingActs, publishingStates } from './window.ts'

/** What can be done with anything that is published, in the order of its life. */
export const publishingMoves = ['publish', 'expire', 'withdraw', 'draft'] as const
export type PublishingMove = (typeof publishingMoves)[number]

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

/** The fields of a form that publishes something, with those that name the thing beside them. */
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
export type AskedWindow = {
  start: (typeof startsOrNot)[number]
  publishOn?: string
  publishAt?: string
  lastDay?: string
}

const instant = z.string()
const bilingual = z.object({ en: z.string(), ne: z.string() })
const verdict = z.object({ ok: z.boolean(), key: z.optional(z.string()) })

/** The state at the moment of the answer, and the window it follows from. */
export const publication = {
  state: z.enum(publishingStates),
  publishFrom: z.nullable(instant),
  publishUntil: z.nullable(instant),
  withdrawnAt: z.nullable(instant),
}

/** `by`: null for what the product did itself (an import, a command). `note`: the explanation of a withdrawal. */
const shownAct = z.object({
  act: z.enum(publishingActs),
  effectiveAt: instant,
  note: bilingual,
  by: z.nullable(z.string()),
  at: instant,
})
export type ShownAct = z.infer<typeof shownAct>

/** What happened to it, oldest first, what may be done now, and how often it was corrected: the `version` that the next correction names. */
export const publishingLife = {
  version: z.number(),
  acts: z.array(shownAct),
  may: z.record(z.enum(publishingMoves), verdict),
}
export type MayMove = Record<PublishingMove, Verdict>

const count = z.number()
/** How many there are in each state, counted to ten thousand; `ending` are public and end within a week. */
export const stateCounts = z.object({
  draft: count,
  scheduled: count,
  published: count,
  ending: count,
  expired: count,
  withdrawn: count,
})
export type StateCounts = z.infer<typeof stateCounts>

/** What is still to come: the counts of it, and when the next goes public and the next one ends. */
export const ahead = z.object({
  ...z.pick(stateCounts, { draft: true, scheduled: true, ending: true }).shape,
  nextStart: z.nullable(instant),
  nextEnd: z.nullable(instant),
})
export type Ahead = z.infer<typeof ahead>
