// What the office reads of anything that is published: its state, its history, what may be done, and counts.

import * as z from 'zod/mini'
import { bilingual, verdict } from '#kit/outputs.ts'
import type { Verdict } from '#kit/refusal.ts'
import type { PublishingTransition } from './transitions.ts'
import { publishingTransitions } from './transitions.ts'
import { publishingEventNames, publishingStates } from './window.ts'

const instant = z.string()

/** The state at the moment of the answer, and the window it follows from. */
export const publication = {
  state: z.enum(publishingStates),
  publishFrom: z.nullable(instant),
  publishUntil: z.nullable(instant),
  withdrawnAt: z.nullable(instant),
}

/** `by`: null for what the product did itself (an import, a command). `note`: the explanation of a withdrawal. */
const shownEvent = z.object({
  act: z.enum(publishingEventNames),
  effectiveAt: instant,
  note: bilingual,
  by: z.nullable(z.string()),
  at: instant,
})
export type ShownEvent = z.infer<typeof shownEvent>

/** What happened to it, oldest first, what may be done now, and how often it was corrected: the `version` that the next correction names. */
export const publishingLife = {
  version: z.number(),
  acts: z.array(shownEvent),
  may: z.record(z.enum(publishingTransitions), verdict),
}

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
export const upcomingCounts = z.object({
  ...z.pick(stateCounts, { draft: true, scheduled: true, ending: true }).shape,
  nextStart: z.nullable(instant),
  nextEnd: z.nullable(instant),
})
export type UpcomingCounts = z.infer<typeof upcomingCounts>

export type TransitionVerdicts = Record<PublishingTransition, Verdict>
