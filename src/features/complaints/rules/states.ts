// States of a complaint: the state after each event, and what the reporter, the office and the clock may do in each.

import { allow, deny, type Verdict } from '#kit/refusal.ts'
import type { Permission } from '#root/permissions.ts'
import type { ComplaintPolicy, ComplaintState, EventKind, OfficerAction, Side } from '../contract/form.ts'

/** The part of an event that the rules depend on. */
export type RecordedEvent = { kind: EventKind; at: Date }

type Reopening = Pick<ComplaintPolicy, 'reopenDays'>

const dayMs = 86_400_000

/**
 * The state after events in their order.
 * @example stateAfter([{ kind: 'received', at }, { kind: 'asked', at }]) // 'waiting'
 */
export function stateAfter(events: readonly Pick<RecordedEvent, 'kind'>[]): ComplaintState {
  let state: ComplaintState = 'received'
  let beforeQuestion: ComplaintState = 'received'
  for (const { kind } of events) {
    if (kind === 'asked' && state !== 'waiting') beforeQuestion = state
    state = next(kind, state, beforeQuestion)
  }
  return state
}

/** Origin of an event: the reporter by its kind, unless staff registered it at the counter, else the acting officer, else the clock. */
export function sideOf(kind: EventKind, actor: string, atCounter = false): Side {
  if (reporterKinds.includes(kind) && !atCounter) return 'customer'
  return actor === 'staff' ? 'officer' : 'clock'
}

export function isFinished(state: ComplaintState): boolean {
  return state === 'resolved' || state === 'rejected' || state === 'closed'
}

/** Assigning, answering, asking, resolving and rejecting are for open complaints. */
export function mayBeWorkedOn(state: ComplaintState): Verdict {
  return isFinished(state) ? deny('complaints.finished') : allow
}

export function mayBeAsked(state: ComplaintState): Verdict {
  return state === 'waiting' ? deny('complaints.already_asked') : mayBeWorkedOn(state)
}

/** A finished complaint is reopened instead, so that the clock restarts. */
export function mayBeCommented(state: ComplaintState): Verdict {
  return isFinished(state) ? deny('complaints.comment_finished') : allow
}

export function mayBeReopened(events: readonly RecordedEvent[], policy: Reopening, now: Date): Verdict {
  if (!isFinished(stateAfter(events))) return deny('complaints.still_open')
  const until = reopenUntil(events, policy)
  return until && now <= until ? allow : deny('complaints.reopen_late', { n: policy.reopenDays })
}

/** A finished complaint is rated once each time it is finished. */
export function mayBeRated(events: readonly RecordedEvent[]): Verdict {
  if (!isFinished(stateAfter(events))) return deny('complaints.still_open')
  const ratedSince = events.findLastIndex(({ kind }) => kind === 'rated') > finishedIndex(events)
  return ratedSince ? deny('complaints.already_rated') : allow
}

/** Only after the reopening period. */
export function mayBeClosed(events: readonly RecordedEvent[], policy: Reopening, now: Date): Verdict {
  const state = stateAfter(events)
  if (state === 'closed') return deny('complaints.finished')
  if (!isFinished(state)) return deny('complaints.still_open')
  return mayBeReopened(events, policy, now).ok ? deny('complaints.may_be_reopened') : allow
}

/** Verdict on each action of an officer with these permissions. */
export function officerMay(
  events: readonly RecordedEvent[],
  { policy, permissions, now }: { policy: Reopening; permissions: ReadonlySet<Permission>; now: Date },
): Record<OfficerAction, Verdict> {
  const state = stateAfter(events)
  const work = mayBeWorkedOn(state)
  const allowed = (permission: Permission, verdict: Verdict) =>
    permissions.has(permission) ? verdict : deny('permission.missing')
  return {
    assign: allowed('complaints:assign', work),
    answer: allowed('complaints:answer', work),
    ask: allowed('complaints:answer', mayBeAsked(state)),
    resolve: allowed('complaints:answer', work),
    reject: allowed('complaints:answer', work),
    close: allowed('complaints:answer', mayBeClosed(events, policy, now)),
  }
}

/** End of the reopening period, or undefined while the complaint is open. */
export function reopenUntil(events: readonly RecordedEvent[], { reopenDays }: Reopening): Date | undefined {
  const finished = events[finishedIndex(events)]
  if (!finished || !isFinished(stateAfter(events))) return undefined
  return new Date(finished.at.getTime() + reopenDays * dayMs)
}

const reporterKinds: readonly EventKind[] = ['received', 'commented', 'reopened', 'rated']

function finishedIndex(events: readonly RecordedEvent[]): number {
  return events.findLastIndex(({ kind }) => kind === 'resolved' || kind === 'rejected')
}

function next(kind: EventKind, state: ComplaintState, beforeQuestion: ComplaintState): ComplaintState {
  if (kind === 'asked') return 'waiting'
  if (kind === 'commented') return state === 'waiting' ? beforeQuestion : state
  return kind === 'rated' ? state : kind
}
