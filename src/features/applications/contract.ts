// What crosses the wire about applications: sent, followed and corrected by the applicant, worked on by three people of the office?

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { pageOf, pageQuery } from '#kit/contract.ts'
import type { Verdict } from '#kit/refusal.ts'
import { choice, code, list, longText, number, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { integer, max, maxLength, min, minLength, required } from '#kit/validation/rules.ts'
import { correctedApplication, kinds, newApplication, tapTypes } from './contract/form.ts'
import { largestApplication, paperKinds, paperTypes, purposes } from './contract/papers.ts'
import { states, stepKinds, turns } from './contract/progress.ts'

const paperKind = z.enum(paperKinds)
const nameBoth = z.object({ en: z.string(), ne: z.string() })
const orgId = z.string()
const listedPaper = z.object({
  purpose: z.enum(purposes),
  kind: paperKind,
  label: nameBoth,
  required: z.boolean(),
  asked: z.boolean(),
  sample: z.boolean(),
})
const id = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))

/** What the applicant holds after sending. `missing` are papers to be brought to the office; times are ISO 8601. */
export const receipt = z.object({
  code: z.string(),
  kind: z.enum(kinds),
  at: z.string(),
  missing: z.array(paperKind),
})
export type Receipt = z.infer<typeof receipt>

/** What code and phone show: no number of citizenship or land, no paper. */
export const status = z.object({
  code: z.string(),
  kind: z.enum(kinds),
  state: z.enum(states),
  next: z.nullable(z.enum([...turns, 'resubmit'])),
  applicant: nameBoth,
  submittedAt: z.string(),
  missing: z.array(paperKind),
  /** The organisation's list: what the papers are called. */
  listed: z.array(listedPaper),
  history: z.array(z.object({ kind: z.enum(stepKinds), at: z.string(), reason: z.string() })),
})
export type Status = z.infer<typeof status>

/** One line of the office's list: the phone masked, no number of citizenship or land. */
export const listed = z.object({
  id: z.number(),
  code: z.string(),
  kind: z.enum(kinds),
  state: z.enum(states),
  next: z.nullable(z.enum([...turns, 'resubmit'])),
  applicant: nameBoth,
  phone: z.string(),
  ward: z.number(),
  tol: z.string(),
  tapType: z.enum(tapTypes),
  customerNo: z.nullable(z.string()),
  submittedAt: z.string(),
  lastStepAt: z.string(),
  missing: z.array(paperKind),
})
export type ListedApplication = z.infer<typeof listed>

const step = z.object({
  kind: z.enum(stepKinds),
  at: z.string(),
  byId: z.nullable(z.number()),
  byName: z.string(),
  byPosition: z.string(),
  reason: z.string(),
  note: z.string(),
  seenPapers: z.array(z.string()),
  before: z.nullable(z.record(z.string(), z.unknown())),
})

const keptPaper = z.object({
  id: z.number(),
  kind: paperKind,
  name: z.string(),
  type: z.string(),
  size: z.number(),
  at: z.string(),
  replacedAt: z.nullable(z.string()),
})

/** What can be done about an application in the office. */
export const officeActs = ['prepare', 'check', 'approve', 'return', 'reject'] as const
export type OfficeAct = (typeof officeActs)[number]
const verdict = z.object({ ok: z.boolean(), key: z.optional(z.string()) })

/** The whole file for the people who work on it. `details` by the names of the form; what was not given is absent. */
export const wholeApplication = z.object({
  id: z.number(),
  code: z.string(),
  kind: z.enum(kinds),
  state: z.enum(states),
  next: z.nullable(z.enum([...turns, 'resubmit'])),
  submittedAt: z.string(),
  keepUntil: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  papers: z.array(keptPaper),
  missing: z.array(paperKind),
  listed: z.array(listedPaper),
  steps: z.array(step),
  may: z.record(z.enum(officeActs), verdict),
  /** As what whoever asks signed last. */
  position: z.string(),
})
export type WholeApplication = Omit<z.infer<typeof wholeApplication>, 'may'> & { may: Record<OfficeAct, Verdict> }

const one = { orgId: code(required()), id: number(required(), integer(), min(1), max(Number.MAX_SAFE_INTEGER)) }
const signed = { position: text(required(), maxLength(100)), note: longText(maxLength(1000)) }

/** What whoever signs writes beside the signature; the note stays in the office. */
export const newSignature = form({ ...one, ...signed })
export const newPreparation = form({ ...one, seenPapers: list(choice(paperKinds)), ...signed })
/** The reason is read by the applicant. */
export const newRefusal = form({ ...one, reason: longText(required(), minLength(3), maxLength(1000)), ...signed })
export type Signature = FormValue<typeof newSignature.fields>
export type Preparation = FormValue<typeof newPreparation.fields>
export type TurnedDown = FormValue<typeof newRefusal.fields>

export const sortColumns = ['submittedAt', 'lastStepAt', 'ward', 'applicant', 'code'] as const

export const applicationsQuery = z.extend(pageQuery, {
  orgId,
  sortBy: z.optional(z.enum(sortColumns)),
  state: z.optional(z.enum(states)),
  kind: z.optional(z.enum(kinds)),
  ward: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50))),
})
export type ApplicationsQuery = z.infer<typeof applicationsQuery>

const applicationsPage = z.extend(pageOf(listed), { totalIsLeast: z.optional(z.boolean()) })
/** `totalIsLeast`: so many were found that counting stopped at `total`. */
export type ApplicationsPage = z.infer<typeof applicationsPage>

const waiting = z.object({ submitted: z.number(), prepared: z.number(), checked: z.number(), returned: z.number() })
export type Waiting = z.infer<typeof waiting>

/** With the phone it was sent with: printing and correcting ask for it. */
const ownStatus = z.extend(status, { phone: z.string() })
export type OwnStatus = z.infer<typeof ownStatus>
const ownLine = z.pick(status, { code: true, kind: true, state: true, applicant: true, submittedAt: true })
export type OwnApplication = z.infer<typeof ownLine>

export const applicationsApi = {
  askedPapers: {
    method: 'GET',
    path: '/customer/applications/{orgId}/papers',
    for: 'anyone',
    summary: 'The papers an organisation asks for: with a new connection, a transfer, and a transfer after a death',
    input: z.object({ orgId }),
    output: z.object({ data: z.array(listedPaper) }),
  },
  sendApplication: {
    method: 'POST',
    path: '/customer/applications/{orgId}',
    for: 'anyone',
    summary: 'Send an application for a new connection or a transfer, with its papers',
    input: newApplication,
    output: receipt,
    answers: 201,
    body: 'multipart',
    largestBody: largestApplication,
  },
  myApplications: {
    method: 'GET',
    path: '/customer/applications/{orgId}/mine',
    for: 'customer',
    summary: 'The applications that I sent signed in or from the phone the office has of me, newest first',
    input: z.extend(pageQuery, { orgId }),
    output: pageOf(ownLine),
  },
  myApplication: {
    method: 'GET',
    path: '/customer/applications/{orgId}/mine/{code}',
    for: 'customer',
    summary: 'Where one of my applications stands',
    input: z.object({ orgId, code: z.string().check(z.maxLength(60)) }),
    output: ownStatus,
  },
  applicationStatus: {
    method: 'GET',
    path: '/customer/applications/{orgId}/{code}',
    for: 'anyone',
    summary: 'Where an application stands, for whoever knows its code and its phone number',
    input: z.object({ orgId, code: z.string().check(z.maxLength(60)), phone: z.string().check(z.maxLength(40)) }),
    output: status,
  },
  resubmitApplication: {
    method: 'POST',
    path: '/customer/applications/{orgId}/{code}/resubmissions',
    for: 'anyone',
    summary: 'Send a returned application again, corrected',
    input: correctedApplication,
    output: receipt,
    answers: 201,
    body: 'multipart',
    largestBody: largestApplication,
  },
  listApplications: {
    method: 'GET',
    path: '/admin/applications/{orgId}',
    for: 'applications:read',
    summary: 'The applications of an organisation, newest first, a page of them',
    input: applicationsQuery,
    output: applicationsPage,
  },
  waitingApplications: {
    method: 'GET',
    path: '/admin/applications/{orgId}/waiting',
    for: 'applications:read',
    summary: 'How many applications wait to be prepared, checked, approved and corrected',
    input: z.object({ orgId }),
    output: waiting,
  },
  application: {
    method: 'GET',
    path: '/admin/applications/{orgId}/{id}',
    for: 'applications:read',
    summary: 'One application whole: what was filled in, its papers, its steps',
    input: z.object({ orgId, id }),
    output: wholeApplication,
  },
  applicationPaper: {
    method: 'GET',
    path: '/admin/applications/{orgId}/{id}/papers/{paperId}',
    for: 'applications:read',
    summary: 'The bytes of one paper',
    input: z.object({ orgId, id, paperId: id }),
    also: paperTypes,
  },
  prepareApplication: {
    method: 'POST',
    path: '/admin/applications/{orgId}/{id}/preparations',
    for: 'applications:prepare',
    summary: 'Sign an application as its preparer; papers seen at the office count as handed in',
    input: newPreparation,
    output: wholeApplication,
  },
  checkApplication: {
    method: 'POST',
    path: '/admin/applications/{orgId}/{id}/checks',
    for: 'applications:check',
    summary: 'Sign a prepared application as its checker',
    input: newSignature,
    output: wholeApplication,
  },
  approveApplication: {
    method: 'POST',
    path: '/admin/applications/{orgId}/{id}/approvals',
    for: 'applications:approve',
    summary: 'Sign a checked application as its approver',
    input: newSignature,
    output: wholeApplication,
  },
  returnApplication: {
    method: 'POST',
    path: '/admin/applications/{orgId}/{id}/returns',
    for: 'applications:read',
    summary: 'Give an application back to be corrected, by whoever could sign it now',
    input: newRefusal,
    output: wholeApplication,
  },
  rejectApplication: {
    method: 'POST',
    path: '/admin/applications/{orgId}/{id}/rejections',
    for: 'applications:read',
    summary: 'Reject an application with the reason, by whoever could sign it now',
    input: newRefusal,
    output: wholeApplication,
  },
} as const satisfies Contract
