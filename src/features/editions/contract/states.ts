// States and acts of an edition, and the conflicts of its rows, by the key of their message. No schema, so that screens may import it.

/** What is prepared as editions. */
export type EditionKindName = 'tariff' | 'supply-plan' | 'paper-list' | 'price-list'

/** What somebody did to an edition that is prepared in the console. */
export const editionActs = ['created', 'changed', 'submitted', 'returned', 'approved', 'withdrawn'] as const
export type EditionAct = (typeof editionActs)[number]

/** draft and submitted: still prepared. coming, in-force and superseded: approved, by the day. withdrawn: approved once, and no longer there. */
export const editionStates = ['draft', 'submitted', 'coming', 'in-force', 'superseded', 'withdrawn'] as const
export type EditionState = (typeof editionStates)[number]

/** What can be done with a draft. */
export const editionTransitions = ['change', 'submit', 'return', 'approve'] as const
export type EditionTransition = (typeof editionTransitions)[number]

export const draftConflicts = ['lists.changed_meanwhile', 'editions.not_draft'] as const
export const rowConflicts = [...draftConflicts, 'editions.full'] as const
export const dayConflicts = ['editions.day_past', 'editions.day_taken', 'editions.later_exists'] as const
export const submissionConflicts = [...draftConflicts, ...dayConflicts, 'editions.has_issues'] as const
export const reviewConflicts = ['lists.changed_meanwhile', 'editions.not_submitted'] as const
export const approvalConflicts = [
  ...reviewConflicts,
  ...dayConflicts,
  'editions.has_issues',
  'editions.own_submission',
] as const
export const withdrawalConflicts = ['editions.in_force', 'editions.later_exists'] as const
/** The day of an edition with which an organisation begins, which nobody has set. */
export const firstDay = '1900-01-01'
/** More drafts of one kind than an office prepares at a time. */
export const maxDrafts = 10
/** More rows than any edition has. */
export const maxRows = 300
