// Steps of an application: the next step, who can take it, and the retention after it.

import { addDays } from '#kit/calendar/civil-date.ts'
import type { Verdict } from '#kit/refusal.ts'
import { allow, deny } from '#kit/refusal.ts'
import type { Permission } from '#root/permissions.ts'
import type { OfficeAction } from '../contract/office-forms.ts'
import type { Details, Kind } from '../contract/form.ts'
import type { PaperKind } from '../contract/papers.ts'
import type { ApplicationPolicy, State, Step, StepKind, Turn } from '../contract/progress.ts'

/** The part of a person of the office that signing depends on. */
export type Signer = { id: number; permissions: ReadonlySet<Permission> }
type SignedStep = Pick<Step, 'kind' | 'byId'>

export function stateOf(steps: readonly Pick<Step, 'kind'>[]): State {
  const last = steps.at(-1)?.kind ?? 'submitted'
  return last === 'resubmitted' ? 'submitted' : last
}

/** The next step; undefined when nothing is left to do. */
export function nextStep(steps: readonly Pick<Step, 'kind'>[]): Turn | 'resubmit' | undefined {
  return nextAfter(stateOf(steps))
}

export function nextAfter(state: State): Turn | 'resubmit' | undefined {
  return following[state]
}

/** Preparing requires every paper, sent or seen at the office. */
export function mayPrepare(steps: readonly SignedStep[], signer: Signer, missing: readonly PaperKind[]): Verdict {
  const verdict = maySign('prepare', steps, signer)
  return verdict.ok && missing.length > 0 ? deny('applications.papers_missing') : verdict
}

export function mayCheck(steps: readonly SignedStep[], signer: Signer): Verdict {
  return maySign('check', steps, signer)
}

export function mayApprove(steps: readonly SignedStep[], signer: Signer): Verdict {
  return maySign('approve', steps, signer)
}

/** Returning and rejecting are permitted to a person who could sign now, even with missing papers. */
export function mayReturnOrReject(steps: readonly SignedStep[], signer: Signer): Verdict {
  const turn = nextStep(steps)
  if (!turn || turn === 'resubmit') return deny(closedBecause[stateOf(steps)]!)
  return maySign(turn, steps, signer)
}

/** Verdict on each office action, regardless of missing papers: they can still be seen while preparing. */
export function officeMay(steps: readonly SignedStep[], signer: Signer): Record<OfficeAction, Verdict> {
  const returnOrReject = mayReturnOrReject(steps, signer)
  return {
    prepare: mayPrepare(steps, signer, []),
    check: mayCheck(steps, signer),
    approve: mayApprove(steps, signer),
    return: returnOrReject,
    reject: returnOrReject,
  }
}

/** The connection is entered once an application for a new one is approved. A transfer names its own. */
export function mayEnterConnection(
  { kind, state }: { kind: Kind; state: State },
  { permissions }: Pick<Signer, 'permissions'>,
): Verdict {
  if (kind !== 'new') return deny('applications.made_of_transfer')
  if (state !== 'approved') return deny('applications.made_before_approval')
  return permissions.has('applications:approve') ? allow : deny('permission.missing')
}

export function isByApplicant(kind: StepKind): boolean {
  return byApplicant.includes(kind)
}

export function mayResubmit(steps: readonly Pick<Step, 'kind'>[]): Verdict {
  return nextStep(steps) === 'resubmit' ? allow : deny('applications.not_returned')
}

/** The last day on which an application is stored unless a further step follows: a civil date. */
export function retentionEnd(state: State, today: string, policy: ApplicationPolicy): string {
  return addDays(today, policy[policyOf[state]])
}

/** Differences between two versions of the details: field → previous value, null when there was none. */
export function changedDetails(
  before: Partial<Details>,
  after: Partial<Details>,
): Record<string, string | number | null> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Details>
  const changed = [...names].filter((name) => before[name] !== after[name])
  return Object.fromEntries(changed.map((name) => [name, before[name] ?? null]))
}

const policyOf: Record<State, keyof ApplicationPolicy> = {
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

function maySign(turn: Turn, steps: readonly SignedStep[], { id, permissions }: Signer): Verdict {
  if (nextStep(steps) !== turn) return deny(closedBecause[stateOf(steps)] ?? notYet[turn])
  if (!permissions.has(`applications:${turn}`)) return deny('permission.missing')
  return signersOf(steps).includes(id) ? deny('applications.three_people') : allow
}

/** Ids of the people who have signed since the applicant last sent it. */
function signersOf(steps: readonly SignedStep[]): number[] {
  const start = steps.findLastIndex(({ kind }) => isByApplicant(kind))
  return steps.slice(start + 1).flatMap(({ byId }) => byId ?? [])
}

const byApplicant: readonly StepKind[] = ['submitted', 'resubmitted']
