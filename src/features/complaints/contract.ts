// What do the reporter and the office read of a complaint, and under which addresses?

import * as z from 'zod/mini'
import { pageOf, pageQuery, type Contract } from '#kit/contract.ts'
import type { Verdict } from '#kit/refusal.ts'
import { code, text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength, pattern, required } from '#kit/validation/rules.ts'
import {
  complaintStates,
  eventKinds,
  sides,
  buckets,
  largestComplaint,
  newComplaint,
  trackedBy,
  newComment,
  newReopening,
  newRating,
  one,
  newAssignment,
  newAnswer,
  newClosure,
} from './contract/form.ts'

const bilingual = z.object({ en: z.string(), ne: z.string() })
const instant = z.string()

const receipt = z.object({ code: z.string(), receivedAt: instant, dueAt: z.nullable(instant) })
export type Receipt = z.infer<typeof receipt>

const verdict = z.object({ ok: z.boolean(), key: z.optional(z.string()) })

/** What the reporter reads: no officer's name, no note between officers. */
const trackedComplaint = z.object({
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
const ownComplaint = z.object({
  code: z.string(),
  type: bilingual,
  state: z.enum(complaintStates),
  message: z.string(),
  receivedAt: instant,
  dueAt: z.nullable(instant),
})
export type OwnComplaint = z.infer<typeof ownComplaint>

/** With the phone it was sent with: it is what commenting, reopening and rating ask for. */
const followedComplaint = z.extend(trackedComplaint, { phone: z.string() })
export type FollowedComplaint = TrackedComplaint & { phone: string }

const waiting = z.object({ open: z.number(), overdue: z.number(), mine: z.number(), unassigned: z.number() })
/** What the office has not finished; `mine` is given to whoever asks. */
export type Waiting = z.infer<typeof waiting>

const officer = z.object({ id: z.number(), name: bilingual })
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

const complaint = z.object({
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
const complaintsPage = z.extend(pageOf(listed), { totalIsLeast: z.optional(z.boolean()) })
export type ComplaintsPage = z.infer<typeof complaintsPage>

export const complaintsApi = {
  complaintTypes: {
    method: 'GET',
    path: '/customer/complaints/{orgId}/types',
    for: 'anyone',
    summary: 'What a complaint can be about, with the office hours promised for each',
    input: z.object({ orgId: z.string() }),
    output: z.object({ data: z.array(z.object({ key: z.string(), label: bilingual, hours: z.number() })) }),
  },
  sendComplaint: {
    method: 'POST',
    path: '/customer/complaints/{orgId}',
    for: 'anyone',
    summary: 'Send a complaint with up to four photographs; the same `submission` twice is one complaint',
    input: newComplaint,
    output: receipt,
    answers: 201,
    body: 'multipart',
    largestBody: largestComplaint,
  },
  myComplaints: {
    method: 'GET',
    path: '/customer/complaints/{orgId}/mine',
    for: 'customer',
    summary: 'The complaints that I sent signed in or from the phone the office has of me, newest first',
    input: z.extend(pageQuery, { orgId: z.string() }),
    output: pageOf(ownComplaint),
  },
  myComplaint: {
    method: 'GET',
    path: '/customer/complaints/{orgId}/mine/{code}',
    for: 'customer',
    summary: 'One of my complaints with its history',
    input: form({ orgId: code(required()), code: text(required(), maxLength(60)) }),
    output: followedComplaint,
  },
  trackComplaint: {
    method: 'GET',
    path: '/customer/complaints/{orgId}/{code}',
    for: 'anyone',
    summary: 'A complaint with its history, for who knows its code and its phone number',
    input: trackedBy,
    output: trackedComplaint,
  },
  commentOnComplaint: {
    method: 'POST',
    path: '/customer/complaints/{orgId}/{code}/comments',
    for: 'anyone',
    summary: 'The reporter adds something, or answers what the office asked',
    input: newComment,
    output: trackedComplaint,
    answers: 201,
  },
  reopenComplaint: {
    method: 'POST',
    path: '/customer/complaints/{orgId}/{code}/reopenings',
    for: 'anyone',
    summary: 'The reporter opens a finished complaint again, with a reason, within the time the organisation gives',
    input: newReopening,
    output: trackedComplaint,
    answers: 201,
  },
  rateComplaint: {
    method: 'POST',
    path: '/customer/complaints/{orgId}/{code}/ratings',
    for: 'anyone',
    summary: 'The reporter rates how a finished complaint was dealt with, 1 to 5',
    input: newRating,
    output: trackedComplaint,
    answers: 201,
  },
  listComplaints: {
    method: 'GET',
    path: '/admin/complaints/{orgId}',
    for: 'complaints:read',
    summary: 'A page of complaints by state, clock, type, ward, officer, days or words',
    input: complaintsQuery,
    output: complaintsPage,
  },
  waitingComplaints: {
    method: 'GET',
    path: '/admin/complaints/{orgId}/waiting',
    for: 'complaints:read',
    summary: 'How many complaints are open, overdue, given to me and given to nobody',
    input: z.object({ orgId: z.string() }),
    output: waiting,
  },
  complaintOfficers: {
    method: 'GET',
    path: '/admin/complaints/{orgId}/officers',
    for: 'complaints:assign',
    summary: 'The people whom a complaint can be given to',
    input: z.object({ orgId: z.string() }),
    output: z.object({ data: z.array(officer) }),
  },
  readComplaint: {
    method: 'GET',
    path: '/admin/complaints/{orgId}/{id}',
    for: 'complaints:read',
    summary: 'One complaint with everything that happened to it',
    input: form(one),
    output: complaint,
  },
  complaintPhoto: {
    method: 'GET',
    path: '/admin/complaints/{orgId}/{id}/photos/{photo}',
    for: 'complaints:read',
    summary: 'One photograph of a complaint',
    input: form({ ...one, photo: code(required(), pattern(/^\d{1,15}$/, 'complaints.unknown')) }),
    also: ['image/jpeg'],
  },
  assignComplaint: {
    method: 'POST',
    path: '/admin/complaints/{orgId}/{id}/assignments',
    for: 'complaints:assign',
    summary: 'Give a complaint to an officer',
    input: newAssignment,
    output: complaint,
    answers: 201,
  },
  answerComplaint: {
    method: 'POST',
    path: '/admin/complaints/{orgId}/{id}/answers',
    for: 'complaints:answer',
    summary: 'Answer the reporter while the work goes on',
    input: newAnswer,
    output: complaint,
    answers: 201,
  },
  askReporter: {
    method: 'POST',
    path: '/admin/complaints/{orgId}/{id}/questions',
    for: 'complaints:answer',
    summary: 'Ask the reporter something; the clock stands still until the answer',
    input: newAnswer,
    output: complaint,
    answers: 201,
  },
  resolveComplaint: {
    method: 'POST',
    path: '/admin/complaints/{orgId}/{id}/resolutions',
    for: 'complaints:answer',
    summary: 'Say that the trouble is over, and how',
    input: newAnswer,
    output: complaint,
    answers: 201,
  },
  rejectComplaint: {
    method: 'POST',
    path: '/admin/complaints/{orgId}/{id}/rejections',
    for: 'complaints:answer',
    summary: 'Say that nothing will be done, and why',
    input: newAnswer,
    output: complaint,
    answers: 201,
  },
  closeComplaint: {
    method: 'POST',
    path: '/admin/complaints/{orgId}/{id}/closures',
    for: 'complaints:answer',
    summary: 'Put a finished complaint away once it cannot be opened again',
    input: newClosure,
    output: complaint,
    answers: 201,
  },
} as const satisfies Contract
