// Review of published items by another person: acts, states, and what the office reads of one item. Forms are those of the transitions.

import * as z from 'zod/mini'
import { bilingual } from '#kit/outputs.ts'
import { publishingStates } from './window.ts'

const instant = z.string()

/**
 * The review of an item: `waiting` for approval, `returned` for correction, `flagged` as public without approval, `done`, or `none`. `required`: the
 * organisation asks for another person. `by` and `at` are those of the newest act; `from` and `until` the window that was submitted.
 */
export const itemReview = z.object({
  required: z.boolean(),
  state: z.enum(['none', 'waiting', 'returned', 'flagged', 'done']),
  by: z.nullable(z.string()),
  at: z.nullable(instant),
  note: z.string(),
  from: z.nullable(instant),
  until: z.nullable(instant),
  /** The day on which somebody is to look whether it is still right. */
  reviewOn: z.nullable(z.string()),
})
export type ItemReview = z.infer<typeof itemReview>

/** The views of the page of all kinds. */
export const reviewViews = ['waiting', 'flagged', 'scheduled', 'ending', 'missing', 'due', 'broken'] as const
export type ReviewView = (typeof reviewViews)[number]

/** `at`: the instant since which it waits or has a link that leads nowhere, at which it begins or ends or was entered; of what is due the day. */
const reviewItem = z.object({
  kind: bilingual,
  title: bilingual,
  to: z.string(),
  state: z.enum(publishingStates),
  at: z.string(),
})
export type ReviewItem = z.infer<typeof reviewItem>

/** The first items of each view, and whether there are more. */
const reviewList = z.object({ data: z.array(reviewItem), more: z.boolean() })
export const reviewLists = z.object({
  required: z.boolean(),
  waiting: reviewList,
  flagged: reviewList,
  scheduled: reviewList,
  ending: reviewList,
  missing: reviewList,
  due: reviewList,
  broken: reviewList,
})
export type ReviewLists = z.infer<typeof reviewLists>

/** For the dashboard, each counted up to a thousand; 1,001 means more. */
export const reviewCounts = z.object({
  waiting: z.number(),
  flagged: z.number(),
  due: z.number(),
  ending: z.number(),
  missing: z.number(),
  broken: z.number(),
})
export type ReviewCounts = z.infer<typeof reviewCounts>
