// What do the applicant and the office read of an application, and what does the office send about it?

import * as z from 'zod/mini'
import { pageOf, pageQuery } from '#kit/contract.ts'
import type { Verdict } from '#kit/refusal.ts'
import { choice, code, list, longText, number, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { integer, max, maxLength, min, minLength, required } from '#kit/validation/rules.ts'
import { kinds, tapTypes } from './form.ts'
import { paperKinds, purposes } from './papers.ts'
import { states, stepKinds, turns } from './progress.ts'

const paperKind = z.enum(paperKinds)
const nameBoth = z.object({ en: z.string(), ne: z.string() })
export const orgId = z.string()
export const listedPaper = z.object({
  purpose: z.enum(purposes),
  kind: paperKind,
  label: nameBoth,
  required: z.boolean(),
  asked: z.boolean(),
  sample: z.boolean(),
})
export const id = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))

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

export const applicationsPage = z.extend(pageOf(listed), { totalIsLeast: z.optional(z.boolean()) })
/** `totalIsLeast`: so many were found that counting stopped at `total`. */
export type ApplicationsPage = z.infer<typeof applicationsPage>

const since = z.nullable(z.string())
/** `since`: when the one that has waited longest at a desk came there. */
export const waiting = z.object({
  submitted: z.number(),
  prepared: z.number(),
  checked: z.number(),
  returned: z.number(),
  since: z.object({ submitted: since, prepared: since, checked: since, returned: since }),
})
export type Waiting = z.infer<typeof waiting>

/** With the phone it was sent with: printing and correcting ask for it. */
export const ownStatus = z.extend(status, { phone: z.string() })
export type OwnStatus = z.infer<typeof ownStatus>
export const ownLine = z.pick(status, { code: true, kind: true, state: true, applicant: true, submittedAt: true })
export type OwnApplication = z.infer<typeof ownLine>
