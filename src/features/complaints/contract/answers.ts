// What do the reporter and the office read of a complaint, and how do they ask for it?

import * as z from 'zod/mini'
import { pageOf, pageQuery } from '#kit/contract.ts'
import type { Verdict } from '#kit/refusal.ts'
import { complaintStates, eventKinds, sides, buckets } from './form.ts'

export const bilingual = z.object({ en: z.string(), ne: z.string() })
const instant = z.string()

export const receipt = z.object({ code: z.string(), receivedAt: instant, dueAt: z.nullable(instant) })
export type Receipt = z.infer<typeof receipt>

const verdict = z.object({ ok: z.boolean(), key: z.optional(z.string()) })

/** What the reporter reads: no officer's name, no note between officers. */
export const trackedComplaint = z.object({
  code: z.string(),
  type: bilingual,
  message: z.string(),
  photos: z.number(),
  state: z.enum(complaintStates),
  receivedAt: instant,
  dueAt: z.nullable(instant),
  reopenUntil: z.nullable(instant),
  history: z.array(
    z.object({
      kind: z.enum(eventKinds),
      side: z.enum(sides),
      rating: z.nullable(z.number()),
      text: z.string(),
      at: instant,
    }),
  ),
  may: z.object({ comment: verdict, reopen: verdict, rate: verdict }),
})
export type TrackedComplaint = Omit<z.infer<typeof trackedComplaint>, 'may'> & {
  may: Record<'comment' | 'reopen' | 'rate', Verdict>
}

/** One line of a customer's own list. */
export const ownComplaint = z.object({
  code: z.string(),
  type: bilingual,
  state: z.enum(complaintStates),
  message: z.string(),
  receivedAt: instant,
  dueAt: z.nullable(instant),
})
export type OwnComplaint = z.infer<typeof ownComplaint>

/** With the phone it was sent with: it is what commenting, reopening and rating ask for. */
export const followedComplaint = z.extend(trackedComplaint, { phone: z.string() })
export type FollowedComplaint = TrackedComplaint & { phone: string }

const count = z.number()
export const waiting = z.object({
  open: count,
  received: count,
  approaching: count,
  overdue: count,
  mine: count,
  unassigned: count,
})
/** What the office has not finished; of `received` nobody has done anything yet, `mine` is given to whoever asks. */
export type Waiting = z.infer<typeof waiting>

export const officer = z.object({ id: z.number(), name: bilingual })
export type Officer = z.infer<typeof officer>

/** What an officer can do about a complaint, in the order of the work. */
export const officerActs = ['assign', 'answer', 'ask', 'resolve', 'reject', 'close'] as const
export type OfficerAct = (typeof officerActs)[number]

const listed = z.object({
  id: z.number(),
  code: z.string(),
  type: z.string(),
  state: z.enum(complaintStates),
  bucket: z.enum(buckets),
  receivedAt: instant,
  dueAt: z.nullable(instant),
  name: z.string(),
  /** With its middle hidden; the whole number stands in the complaint itself. */
  phone: z.string(),
  ward: z.nullable(z.number()),
  tol: z.string(),
  assignee: z.nullable(z.number()),
  assigneeName: z.nullable(z.string()),
  photos: z.number(),
})
export type ListedComplaint = z.infer<typeof listed>

export const complaint = z.object({
  ...z.omit(listed, { photos: true }).shape,
  email: z.string(),
  address: z.string(),
  message: z.string(),
  landmark: z.string(),
  neighbour: z.string(),
  customerNumber: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  channel: z.string(),
  language: z.enum(['en', 'ne']),
  eraseAfter: z.string(),
  photos: z.array(z.object({ id: z.number(), width: z.number(), height: z.number(), size: z.number() })),
  events: z.array(
    z.object({
      kind: z.enum(eventKinds),
      state: z.enum(complaintStates),
      side: z.enum(sides),
      staffName: z.nullable(z.string()),
      assignee: z.nullable(z.number()),
      assigneeName: z.nullable(z.string()),
      rating: z.nullable(z.number()),
      text: z.string(),
      at: instant,
    }),
  ),
  may: z.record(z.enum(officerActs), verdict),
})
export type Complaint = Omit<z.infer<typeof complaint>, 'may'> & { may: Record<OfficerAct, Verdict> }

const day = z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)))

/** A page of complaints; `state` may be `open` for all that are not finished, `assignee` `me` or `none`. */
export const complaintsQuery = z.extend(pageQuery, {
  orgId: z.string(),
  state: z.optional(z.enum([...complaintStates, 'open'])),
  bucket: z.optional(z.enum(buckets)),
  type: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))),
  ward: z.optional(z.string().check(z.regex(/^\d{1,2}$/))),
  tol: z.optional(z.string().check(z.maxLength(100))),
  assignee: z.optional(z.string().check(z.regex(/^(me|none|\d{1,9})$/))),
  receivedFrom: day,
  receivedTo: day,
})
export type ComplaintsQuery = z.infer<typeof complaintsQuery>

/** `totalIsLeast`: so many were found that counting stopped at `total`. */
export const complaintsPage = z.extend(pageOf(listed), { totalIsLeast: z.optional(z.boolean()) })
export type ComplaintsPage = z.infer<typeof complaintsPage>
