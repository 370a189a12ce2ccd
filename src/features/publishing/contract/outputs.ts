// What the API returns about the publishing of an item: state, history, permitted transitions, counts per state.

import * as z from 'zod/mini'
import { bilingual, verdict } from '#kit/outputs.ts'
import type { Verdict } from '#kit/refusal.ts'
import type { PublishingTransition } from './transitions.ts'
import { brokenLink } from './links.ts'
import { itemReview } from './review.ts'
import { publishingTransitions } from './transitions.ts'
import { publishingStates, shownEventNames } from './window.ts'

const instant = z.string()

/** The state at the time of the response, and the window it is derived from. */
export const publication = {
  state: z.enum(publishingStates),
  publishFrom: z.nullable(instant),
  publishUntil: z.nullable(instant),
  withdrawnAt: z.nullable(instant),
}

/** `by`: null for an event of the system itself (an import, a command). `note`: the explanation of a withdrawal. */
const shownEvent = z.object({
  act: z.enum(shownEventNames),
  effectiveAt: instant,
  note: bilingual,
  by: z.nullable(z.string()),
  at: instant,
})
export type ShownEvent = z.infer<typeof shownEvent>

/** The events, oldest first, the verdict on each transition, and the number of corrections: the `version` that the next correction names. */
export const publishingLife = {
  version: z.number(),
  /** The numbers of the earlier versions that can be read, ascending: each is what the correction of this number replaced. */
  versions: z.array(z.number()),
  acts: z.array(shownEvent),
  may: z.record(z.enum(publishingTransitions), verdict),
  review: itemReview,
  /** Links of the public text that lead nowhere, as the last check found them. */
  brokenLinks: z.array(brokenLink),
}

const count = z.number()
/** The number of items in each state, counted up to a thousand, 1,001 means more; `ending` are public and expire within a week. */
export const stateCounts = z.object({
  draft: count,
  scheduled: count,
  published: count,
  ending: count,
  expired: count,
  withdrawn: count,
})
export type StateCounts = z.infer<typeof stateCounts>

/** Upcoming changes: the counts, and the times of the next publication and the next expiry. */
export const upcomingCounts = z.object({
  ...z.pick(stateCounts, { draft: true, scheduled: true, ending: true }).shape,
  nextStart: z.nullable(instant),
  nextEnd: z.nullable(instant),
})
export type UpcomingCounts = z.infer<typeof upcomingCounts>

/** The transitions that follow from the window alone. */
export type WindowTransition = 'publish' | 'expire' | 'withdraw' | 'draft'
export type TransitionVerdicts = Record<PublishingTransition, Verdict>
