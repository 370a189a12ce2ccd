// Which steps does an application take, and where can it stand?

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

/** Where an application stands: its last step, a resubmission counting as the submission it repeats. */
export const states = ['submitted', 'prepared', 'checked', 'approved', 'returned', 'rejected'] as const
export type State = (typeof states)[number]

/** Whose turn it is: the office prepares, checks and approves; the applicant corrects what was returned. */
export const turns = ['prepare', 'check', 'approve'] as const
export type Turn = (typeof turns)[number]

const days = (least: number, most: number) => number(required(), integer(), min(least), max(most))

/** How many days an organisation keeps an application after its last step: under way, given back, rejected, approved. */
export const applicationPolicy = form({
  openDays: days(30, 3650),
  returnedDays: days(30, 3650),
  rejectedDays: days(30, 3650),
  approvedDays: days(365, 18_250),
})
export type ApplicationPolicy = FormValue<typeof applicationPolicy.fields>

/** One step as it is kept. `byId` and the name are null and '' when the applicant acted. */
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
