// What crosses the wire about applications: sent, followed and corrected by the applicant, worked on by three people of the office?

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { pageOf, pageQuery } from '#kit/contract.ts'
import { correctedApplication, kinds, newApplication, tapTypes } from './contract/form.ts'
import { largestApplication, paperKinds, paperTypes } from './contract/papers.ts'
import { states, stepKinds, turns } from './contract/progress.ts'

const paperKind = z.enum(paperKinds)
const nameBoth = z.object({ en: z.string(), ne: z.string() })
const orgId = z.string()
const id = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))
const line = (most: number) => z.string().check(z.trim(), z.maxLength(most))
const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(1000))

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
  steps: z.array(step),
})
export type WholeApplication = z.infer<typeof wholeApplication>

const signature = { orgId, id, position: line(100), note: z._default(line(1000), '') }
const refusal = { orgId, id, position: line(100), reason, note: z._default(line(1000), '') }

export const sortColumns = ['submittedAt', 'lastStepAt', 'ward', 'applicant', 'code'] as const

export const applicationsQuery = z.extend(pageQuery, {
  orgId,
  sortBy: z.optional(z.enum(sortColumns)),
  state: z.optional(z.enum(states)),
  kind: z.optional(z.enum(kinds)),
  ward: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50))),
})
export type ApplicationsQuery = z.infer<typeof applicationsQuery>

export const applicationsApi = {
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
    output: pageOf(listed),
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
    input: z.object({ ...signature, seenPapers: z._default(z.array(paperKind), []) }),
    output: wholeApplication,
  },
  checkApplication: {
    method: 'POST',
    path: '/admin/applications/{orgId}/{id}/checks',
    for: 'applications:check',
    summary: 'Sign a prepared application as its checker',
    input: z.object(signature),
    output: wholeApplication,
  },
  approveApplication: {
    method: 'POST',
    path: '/admin/applications/{orgId}/{id}/approvals',
    for: 'applications:approve',
    summary: 'Sign a checked application as its approver',
    input: z.object(signature),
    output: wholeApplication,
  },
  returnApplication: {
    method: 'POST',
    path: '/admin/applications/{orgId}/{id}/returns',
    for: 'applications:read',
    summary: 'Give an application back to be corrected, by whoever could sign it now',
    input: z.object(refusal),
    output: wholeApplication,
  },
  rejectApplication: {
    method: 'POST',
    path: '/admin/applications/{orgId}/{id}/rejections',
    for: 'applications:read',
    summary: 'Reject an application with the reason, by whoever could sign it now',
    input: z.object(refusal),
    output: wholeApplication,
  },
} as const satisfies Contract
