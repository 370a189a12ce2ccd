// States and steps of an application, and the form of the retention policy.

import { number } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { integer, max, min, required } from '#kit/validation/rules.ts'

export const stepKinds = [
  'submitted',
  'prepared',
  'checked',
  'approved',
  'returned',
  'rejected',
  'resubmitted',
] as const
export type StepKind = (typeof stepKinds)[number]

/** State of an application: its last step, where a resubmission counts as a submission. */
export const states = ['submitted', 'prepared', 'checked', 'approved', 'returned', 'rejected'] as const
export type State = (typeof states)[number]

/** Steps of the office; a returned application is corrected by the applicant. */
export const turns = ['prepare', 'check', 'approve'] as const
export type Turn = (typeof turns)[number]

const days = (shortest: number, upTo: number) => number(required(), integer(), min(shortest), max(upTo))

/** Days for which an organisation stores an application after its last step: open, returned, rejected, approved. */
export const applicationPolicy = form({
  openDays: days(30, 3650),
  returnedDays: days(30, 3650),
  rejectedDays: days(30, 3650),
  approvedDays: days(365, 18_250),
})
export type ApplicationPolicy = FormValue<typeof applicationPolicy.fields>

/** One stored step. `byId` and the name are null and '' for steps of the applicant. */
export type Step = {
  kind: StepKind
  at: Date
  byId: number | null
  byName: string
  byPosition: string
  reason: string
  note: string
  seenPapers: string[]
  before: Record<string, unknown> | null
}
