// Form definitions of complaints, and the names of their states, events and officer actions.

import { orgId, recordId, submission } from '#kit/inputs.ts'
import type { Bilingual } from '#kit/language.ts'
import { boolean, code, file, list, longText, number, phone, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { custom, email, integer, max, maxLength, min, pattern, personName, required } from '#kit/validation/rules.ts'

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

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const maxPhotos = 4
export const photoMegabytes = 8
/** Maximum size of the form with its photographs, bytes. */
export const maxComplaintBytes = (maxPhotos * photoMegabytes + 1) * 1024 * 1024

/** The specification's fields, place, photographs, and a honeypot (`website`, invisible to people). */
export const newComplaint = form({
  type: code(required(), pattern(/^[a-z][a-z0-9-]{0,39}$/)),
  message: longText(required(), maxLength(2000)),
  photos: list(file({ types: photoTypes, megabytes: photoMegabytes }), { max: maxPhotos }),
  ward: number(integer(), min(1), max(40)),
  tol: text(maxLength(100)),
  landmark: text(maxLength(150)),
  neighbour: text(maxLength(100), personName()),
  customerNumber: code(maxLength(30)),
  latitude: number(min(-90), max(90)),
  longitude: number(min(-180), max(180)),
  name: text(required(), maxLength(100), personName()),
  phone: phone(required()),
  email: text(email(), maxLength(254)),
  address: text(maxLength(200)),
  website: text(custom(() => false, 'complaints.trap')),
  consent: boolean(custom((ticked) => ticked === true, 'complaints.consent_needed')),
  submission,
})
export type NewComplaint = FormValue<typeof newComplaint.fields>

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
