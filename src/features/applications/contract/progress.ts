// Which steps does an application take, and where can it stand?

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
