// Forms of a complaint that was sent, and the names of states, events and officer actions.

import { orgId, recordId } from '#kit/inputs.ts'
import { submission } from '#kit/submission.ts'
import type { Bilingual } from '#kit/language.ts'
import { longText, number, phone, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { integer, max, maxLength, min, required } from '#kit/validation/rules.ts'

export const complaintStates = [
  'received',
  'assigned',
  'answered',
  'waiting',
  'resolved',
  'reopened',
  'closed',
  'rejected',
] as const
export type ComplaintState = (typeof complaintStates)[number]

export const eventKinds = [
  'received',
  'assigned',
  'answered',
  'asked',
  'commented',
  'resolved',
  'rejected',
  'reopened',
  'closed',
  'rated',
] as const
export type EventKind = (typeof eventKinds)[number]

/** Origin of an event: the reporter, an officer, or the clock. */
export const sides = ['customer', 'officer', 'clock'] as const
export type Side = (typeof sides)[number]

/** Actions of an officer, in the order of the work. */
export const officerActions = ['assign', 'answer', 'ask', 'resolve', 'reject', 'close'] as const
export type OfficerAction = (typeof officerActions)[number]

/** Status of the deadline; stopped: the office waits for the reporter, or has finished. */
export const buckets = ['within', 'approaching', 'breached', 'stopped'] as const
export type Bucket = (typeof buckets)[number]

export type ComplaintType = { key: string; label: Bilingual; hours: number }
export type ComplaintPolicy = { reopenDays: number; keptDays: number; wards: number | null }

/** Limits of what an organisation can set. */
export const complaintPolicy = form({
  reopenDays: number(required(), integer(), min(0), max(365)),
  keptDays: number(required(), integer(), min(30), max(3650)),
  wards: number(integer(), min(1), max(40)),
})
/** Types that the form offers, and the policy that it states. */
export type ComplaintOffer = { types: ComplaintType[]; policy: ComplaintPolicy }

/** Code and phone of a complaint; together they identify its reporter. */
export const trackedBy = form({ code: text(required(), maxLength(60)), phone: phone(required()) })
export type TrackedBy = FormValue<typeof trackedBy.fields>

const reporter = { ...trackedBy.fields, submission }
export const newComment = form({ ...reporter, text: longText(required(), maxLength(1000)) })
export const newReopening = form({ ...reporter, reason: longText(required(), maxLength(1000)) })
export const newRating = form({
  ...reporter,
  rating: number(required(), integer(), min(1), max(5)),
  text: longText(maxLength(1000)),
})

/** Path values of one complaint in the admin rows. */
export const complaintPath = { orgId, id: recordId('complaints.unknown') }
const answerText = longText(required(), maxLength(2000))
/** The number of events on which the action is based; a later event is a conflict. */
const version = number(integer(), min(0))
export const versionConflicts = ['complaints.changed_meanwhile', 'complaints.reporter_wrote'] as const
export const newAssignment = form({
  ...complaintPath,
  assignee: number(required(), integer(), min(1), max(2_147_483_647)),
  text: longText(maxLength(1000)),
  version,
})
export const newAnswer = form({ ...complaintPath, text: answerText, version })
export const newClosure = form({ ...complaintPath, text: longText(maxLength(2000)), version })
