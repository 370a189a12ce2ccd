// Rules of editions: state, what may be done with a draft, which days are free.

import { addDays } from '#kit/calendar/civil-date.ts'
import type { Verdict } from '#kit/refusal.ts'
import { allow, deny } from '#kit/refusal.ts'
import type { EditionAct, EditionState, EditionTransition } from '../contract/states.ts'

/** The state of a published edition on `today`; `days` are those of all published editions. */
export function stateOfDay(day: string, days: readonly string[], today: string): EditionState {
  if (day > today) return 'coming'
  return days.some((other) => other > day && other <= today) ? 'superseded' : 'in-force'
}

/** The state of an edition whose newest act this is; an approved one that is no longer published has been withdrawn. */
export function stateOf(newest: EditionAct, day: string, days: readonly string[], today: string): EditionState {
  if (newest === 'submitted') return 'submitted'
  if (newest === 'withdrawn') return 'withdrawn'
  if (newest !== 'approved') return 'draft'
  return days.includes(day) ? stateOfDay(day, days, today) : 'withdrawn'
}

/** The published day before this one, which is what is in force until then. */
export function dayBefore(day: string, days: readonly string[]): string | undefined {
  return days
    .filter((other) => other < day)
    .toSorted()
    .at(-1)
}

/**
 * Whether an edition may take effect on this day: not before today, and not on the day of another one. Editions `inSequence` change the one before
 * them, so that none may be later.
 */
export function mayTakeEffect(
  day: string,
  { days, today, inSequence }: { days: readonly string[]; today: string; inSequence: boolean },
): Verdict {
  if (day < today) return deny('editions.day_past')
  if (days.includes(day)) return deny('editions.day_taken')
  return inSequence && days.some((other) => other > day) ? deny('editions.later_exists') : allow
}

/** A coming edition may be withdrawn; one in force is superseded by the next. */
export function mayBeWithdrawn(
  day: string,
  { days, today, inSequence }: { days: readonly string[]; today: string; inSequence: boolean },
): Verdict {
  if (day <= today) return deny('editions.in_force')
  return inSequence && days.some((other) => other > day) ? deny('editions.later_exists') : allow
}

/** The first day that is free, tomorrow or later. */
export function firstFreeDay(days: readonly string[], today: string, inSequence: boolean): string {
  const last = inSequence ? days.toSorted().at(-1) : undefined
  let day = addDays(last !== undefined && last > today ? last : today, 1)
  while (days.includes(day)) day = addDays(day, 1)
  return day
}

type Reviewed = {
  state: EditionState
  /** The number of the person who submitted it. */
  submittedBy: number | null
  reader: number | null
  /** How many others than who submitted it may approve it. */
  approvers: number
  issues: number
  day: Verdict
}

/** What may be done with an edition that is prepared, each with the reason when not. */
export function verdictsOn(edition: Reviewed): Record<EditionTransition, Verdict> {
  const { state, issues, day } = edition
  const draft = state === 'draft' ? allow : deny('editions.not_draft')
  const submitted = state === 'submitted' ? allow : deny('editions.not_submitted')
  const sound = issues === 0 ? day : deny('editions.has_issues', { count: issues })
  return {
    change: draft,
    submit: first(draft, sound),
    return: submitted,
    approve: first(submitted, mayApprove(edition), sound),
  }
}

/** Whoever submitted it does not approve it, unless there is nobody else. */
function mayApprove({ submittedBy, reader, approvers }: Reviewed): Verdict {
  return submittedBy === reader && approvers > 0 ? deny('editions.own_submission', { count: approvers }) : allow
}

function first(...verdicts: Verdict[]): Verdict {
  return verdicts.find(({ ok }) => !ok) ?? allow
}
