// Output schemas of complaints: receipt, tracking, the customer's list, the office's inbox and case.

import * as z from 'zod/mini'
import { readingStatuses } from '#features/readings/contract/reading.ts'
import { languages } from '#kit/language.ts'
import { bilingual, countedPageOf, verdict } from '#kit/outputs.ts'
import { buckets, complaintStates, eventKinds, officerActions, sides } from './form.ts'

const instant = z.string()

export const receipt = z.object({ code: z.string(), receivedAt: instant, dueAt: z.nullable(instant) })
export type Receipt = z.infer<typeof receipt>

/** What staff registered at the counter: the receipt, and the case to open. */
export const registeredComplaint = z.extend(receipt, { id: z.number() })
export type RegisteredComplaint = z.infer<typeof registeredComplaint>

const paisa = z.number()
const shownReading = z.object({ readOn: z.string(), status: z.enum(readingStatuses), value: z.nullable(z.number()) })

/** The bill that a complaint is about, by its number as addresses write it, `2083-84-12`. */
const attachedBill = z.object({ number: z.string(), period: z.string() })

/** What everyone who reads the complaint sees of the attached bill. `units`: what the dial counted; `readings` are null where they were not stored. */
export const billSummary = z.extend(attachedBill, {
  basis: z.enum(['read', 'minimum', 'average']),
  units: z.nullable(z.number()),
  readings: z.object({ before: z.nullable(shownReading), present: z.nullable(shownReading) }),
  chargePaisa: paisa,
  totalPaisa: paisa,
  creditedOn: z.nullable(z.string()),
})
export type BillSummary = z.infer<typeof billSummary>

/** As the customer's page of a bill lists those that they sent. */
export const ownComplaintOfBill = z.object({ code: z.string(), state: z.enum(complaintStates), receivedAt: instant })
export type OwnComplaintOfBill = z.infer<typeof ownComplaintOfBill>

/** As the console's page of a bill lists it. */
export const complaintOfBill = z.extend(ownComplaintOfBill, { id: z.number() })
export type ComplaintOfBill = z.infer<typeof complaintOfBill>

/** As the reporter reads it: without names of officers and internal notes. */
export const trackedComplaint = z.object({
  code: z.string(),
  type: bilingual,
  message: z.string(),
  photos: z.number(),
  bill: z.nullable(attachedBill),
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
export type TrackedComplaint = z.infer<typeof trackedComplaint>

/** One item of a customer's own list. */
export const ownComplaint = z.object({
  code: z.string(),
  type: bilingual,
  state: z.enum(complaintStates),
  message: z.string(),
  receivedAt: instant,
  dueAt: z.nullable(instant),
})
export type OwnComplaint = z.infer<typeof ownComplaint>

/** With the phone it was sent from, which commenting, reopening and rating require. `mayBeOpened`: the bill is one of the customer's own. */
export const followedComplaint = z.extend(trackedComplaint, {
  phone: z.string(),
  bill: z.nullable(z.extend(attachedBill, { mayBeOpened: z.boolean() })),
})
export type FollowedComplaint = z.infer<typeof followedComplaint>

const count = z.number()
export const pendingCounts = z.object({
  open: count,
  received: count,
  approaching: count,
  today: count,
  overdue: count,
  mine: count,
  unassigned: count,
  nextDue: z.nullable(z.string()),
})
/** Counts of unfinished complaints; `received`: not worked on yet; `mine`: assigned to the actor; `today`: due today from now on, `nextDue`: the first of them. */
export type PendingCounts = z.infer<typeof pendingCounts>

export const officer = z.object({ id: z.number(), name: bilingual })
export type Officer = z.infer<typeof officer>

const listed = z.object({
  id: z.number(),
  code: z.string(),
  type: z.string(),
  state: z.enum(complaintStates),
  bucket: z.enum(buckets),
  receivedAt: instant,
  dueAt: z.nullable(instant),
  name: z.string(),
  /** Masked; the complaint itself has the whole number. */
  phone: z.string(),
  ward: z.nullable(z.number()),
  tol: z.string(),
  assignee: z.nullable(z.number()),
  assigneeName: z.nullable(z.string()),
  photos: z.number(),
  /** The first photograph, which the list shows small. */
  photo: z.nullable(z.number()),
  /** The beginning of what the reporter wrote. */
  excerpt: z.string(),
  /** Whole office hours until the deadline; null when it is over or the clock does not run. */
  hoursLeft: z.nullable(z.number()),
})
export type ListedComplaint = z.infer<typeof listed>

const details = {
  email: z.string(),
  address: z.string(),
  message: z.string(),
  landmark: z.string(),
  neighbour: z.string(),
  customerNumber: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  channel: z.string(),
  language: z.enum(languages),
  eraseAfter: z.string(),
}

/** What staff read of a complaint as its row has it. */
export const storedFields = [
  ...(['id', 'code', 'type', 'name', 'phone', 'ward', 'tol'] as const),
  ...(Object.keys(details) as (keyof typeof details)[]),
]

export const complaint = z.object({
  ...z.omit(listed, { photos: true, photo: true, excerpt: true, hoursLeft: true }).shape,
  ...details,
  bill: z.nullable(billSummary),
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
  may: z.record(z.enum(officerActions), verdict),
})
export type Complaint = z.infer<typeof complaint>

export const complaintsPage = countedPageOf(listed)
export type ComplaintsPage = z.infer<typeof complaintsPage>
