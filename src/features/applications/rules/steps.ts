// Steps of an application: what comes next, who may do it, and how long it is stored.

import { addDays } from '#kit/calendar/civil-date.ts'
import type { Verdict } from '#kit/refusal.ts'
import { allow, deny } from '#kit/refusal.ts'
import type { Permission } from '#root/permissions.ts'
import type { OfficeAct } from '../contract/office-forms.ts'
import type { Details } from '../contract/form.ts'
import type { PaperKind } from '../contract/papers.ts'
import type { ApplicationPolicy, State, Step, StepKind, Turn } from '../contract/progress.ts'

/** The part of a person of the office that signing depends on. */
export type Signer = { id: number; permissions: ReadonlySet<Permission> }
type Taken = Pick<Step, 'kind' | 'byId'>

export function stateOf(steps: readonly Pick<Step, 'kind'>[]): State {
  const last = steps.at(-1)?.kind ?? 'submitted'
  return last === 'resubmitted' ? 'submitted' : last
}

/** Whose turn it is; undefined when nothing is left to do. */
export function nextStep(steps: readonly Pick<Step, 'kind'>[]): Turn | 'resubmit' | undefined {
  return nextAfter(stateOf(steps))
}

export function nextAfter(state: State): Turn | 'resubmit' | undefined {
  return following[state]
}

/** The preparer needs every paper, sent or seen at the office. */
export function mayPrepare(steps: readonly Taken[], signer: Signer, missing: readonly PaperKind[]): Verdict {
  const verdict = maySign('prepare', steps, signer)
  return verdict.ok && missing.length > 0 ? deny('applications.papers_missing') : verdict
}

export function mayCheck(steps: readonly Taken[], signer: Signer): Verdict {
  return maySign('check', steps, signer)
}

export function mayApprove(steps: readonly Taken[], signer: Signer): Verdict {
  return maySign('approve', steps, signer)
}

/** Returning and rejecting are for whoever could sign now, missing papers or not. */
export function mayTurnDown(steps: readonly Taken[], signer: Signer): Verdict {
  const turn = nextStep(steps)
  if (!turn || turn === 'resubmit') return deny(closedBecause[stateOf(steps)]!)
  return maySign(turn, steps, signer)
}

/** What somebody of the office may do now, papers left aside: they can still be seen while preparing. */
export function officeMay(steps: readonly Taken[], signer: Signer): Record<OfficeAct, Verdict> {
  const turnDown = mayTurnDown(steps, signer)
  return {
    prepare: mayPrepare(steps, signer, []),
    check: mayCheck(steps, signer),
    approve: mayApprove(steps, signer),
    return: turnDown,
    reject: turnDown,
  }
}

export function isByApplicant(kind: StepKind): boolean {
  return byApplicant.includes(kind)
}

export function mayResubmit(steps: readonly Pick<Step, 'kind'>[]): Verdict {
  return nextStep(steps) === 'resubmit' ? allow : deny('applications.not_returned')
}

/** The last day an application is kept, when nothing more happens: a civil date. */
export function keepUntil(state: State, today: string, policy: ApplicationPolicy): string {
  return addDays(today, policy[keptBy[state]])
}

/** What changed between two versions of the details: field → the value before, null when there was none. */
export function changedDetails(
  before: Partial<Details>,
  after: Partial<Details>,
): Record<string, string | number | null> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Details>
  const changed = [...names].filter((name) => before[name] !== after[name])
  return Object.fromEntries(changed.map((name) => [name, before[name] ?? null]))
}

const keptBy: Record<State, keyof ApplicationPolicy> = {
  submitted: 'openDays',
  prepared: 'openDays',
  checked: 'openDays',
  returned: 'returnedDays',
  rejected: 'rejectedDays',
  approved: 'approvedDays',
}

const following: Partial<Record<State, Turn | 'resubmit'>> = {
  submitted: 'prepare',
  prepared: 'check',
  checked: 'approve',
  returned: 'resubmit',
}

const closedBecause: Partial<Record<State, string>> = {
  approved: 'applications.already_approved',
  rejected: 'applications.already_rejected',
  returned: 'applications.with_applicant',
}

const notYet: Record<Turn, string> = {
  prepare: 'applications.not_to_prepare',
  check: 'applications.not_to_check',
  approve: 'applications.not_to_approve',
}

function maySign(turn: Turn, steps: readonly Taken[], { id, permissions }: Signer): Verdict {
  if (nextStep(steps) !== turn) return deny(closedBecause[stateOf(steps)] ?? notYet[turn])
  if (!permissions.has(`applications:${turn}`)) return deny('permission.missing')
  return signersOf(steps).includes(id) ? deny('applications.three_people') : allow
}

/** Who has signed since the applicant last sent it: a returned application is signed anew. */
function signersOf(steps: readonly Taken[]): number[] {
  const start = steps.findLastIndex(({ kind }) => isByApplicant(kind))
  return steps.slice(start + 1).flatMap(({ byId }) => byId ?? [])
}

const byApplicant: readonly StepKind[] = ['submitted', 'resubmitted']
