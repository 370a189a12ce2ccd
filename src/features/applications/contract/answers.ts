// Output schemas of applications: receipt, status, the office's inbox and case, the customer's list.

import * as z from 'zod/mini'
import { languages } from '#kit/language.ts'
import { bilingual, countedPageOf, verdict } from '#kit/outputs.ts'
import { kinds, tapTypes } from './form.ts'
import { officeActions } from './office-forms.ts'
import { paperKinds, purposes } from './papers.ts'
import { states, stepKinds, turns } from './progress.ts'

const paperKind = z.enum(paperKinds)
export const listedPaper = z.object({
  purpose: z.enum(purposes),
  kind: paperKind,
  label: bilingual,
  required: z.boolean(),
  asked: z.boolean(),
  sample: z.boolean(),
})

/** The receipt after sending. `missing` are papers to be brought to the office; times are ISO 8601. */
export const receipt = z.object({
  code: z.string(),
  kind: z.enum(kinds),
  at: z.string(),
  missing: z.array(paperKind),
})
export type Receipt = z.infer<typeof receipt>

/** What staff registered at the counter: the receipt, and the case to open. */
export const registeredApplication = z.extend(receipt, { id: z.number() })
export type RegisteredApplication = z.infer<typeof registeredApplication>

/** Visible by code and phone: no citizenship or land number, no paper. */
export const status = z.object({
  code: z.string(),
  kind: z.enum(kinds),
  state: z.enum(states),
  next: z.nullable(z.enum([...turns, 'resubmit'])),
  applicant: bilingual,
  submittedAt: z.string(),
  missing: z.array(paperKind),
  /** The organisation's list, with the names of papers. */
  listed: z.array(listedPaper),
  history: z.array(z.object({ kind: z.enum(stepKinds), at: z.string(), reason: z.string() })),
})
export type Status = z.infer<typeof status>

/** One row of the inbox: the phone masked, no citizenship or land number. */
export const listed = z.object({
  id: z.number(),
  code: z.string(),
  kind: z.enum(kinds),
  state: z.enum(states),
  next: z.nullable(z.enum([...turns, 'resubmit'])),
  applicant: bilingual,
  phone: z.string(),
  ward: z.number(),
  tol: z.string(),
  tapType: z.enum(tapTypes),
  /** That a transfer names, or of the connection that was made from an application for a new one. */
  customerNo: z.nullable(z.string()),
  submittedAt: z.string(),
  lastStepAt: z.string(),
  missing: z.array(paperKind),
  /** Those that were sent and not replaced. */
  papers: z.array(z.object({ id: z.number(), name: bilingual })),
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

const storedPaper = z.object({
  id: z.number(),
  kind: paperKind,
  name: z.string(),
  type: z.string(),
  size: z.number(),
  /** Whether the reader has opened it. */
  opened: z.boolean(),
  at: z.string(),
  replacedAt: z.nullable(z.string()),
})

/** The whole application for the people who work on it. `details` by the form's names; missing values are absent. */
export const wholeApplication = z.object({
  id: z.number(),
  code: z.string(),
  kind: z.enum(kinds),
  state: z.enum(states),
  next: z.nullable(z.enum([...turns, 'resubmit'])),
  submittedAt: z.string(),
  /** Through which program, or how, it came. */
  channel: z.string(),
  /** In which the applicant is written to. */
  language: z.enum(languages),
  keepUntil: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  papers: z.array(storedPaper),
  missing: z.array(paperKind),
  listed: z.array(listedPaper),
  steps: z.array(step),
  may: z.record(z.enum(officeActions), verdict),
  /** The connection that was made from an application for a new one; null before it is entered. */
  madeConnection: z.nullable(z.object({ id: z.number(), customerNumber: z.string() })),
  mayEnterConnection: verdict,
  /** The position with which the actor signed last. */
  position: z.string(),
})
export type WholeApplication = z.infer<typeof wholeApplication>

export const applicationsPage = countedPageOf(listed)
export type ApplicationsPage = z.infer<typeof applicationsPage>

const since = z.nullable(z.string())
/** `since`: when the oldest application in a state reached it. */
export const pendingCounts = z.object({
  submitted: z.number(),
  prepared: z.number(),
  checked: z.number(),
  returned: z.number(),
  since: z.object({ submitted: since, prepared: since, checked: since, returned: since }),
})
export type PendingCounts = z.infer<typeof pendingCounts>

/** With the phone it was sent from, which printing and correcting require. */
export const ownStatus = z.extend(status, { phone: z.string() })
export type OwnStatus = z.infer<typeof ownStatus>
export const ownItem = z.pick(status, { code: true, kind: true, state: true, applicant: true, submittedAt: true })
export type OwnApplication = z.infer<typeof ownItem>
