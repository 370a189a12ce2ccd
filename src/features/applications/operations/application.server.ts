// Applications as a kind of case: what recording a step writes, and until when an application is stored after it.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Ctx } from '#platform/context.ts'
import { isAtCounter } from '#features/cases/contract/counter.ts'
import type { CaseKind, Loaded } from '#features/cases/operations/kind.server.ts'
import type { Step } from '../contract/progress.ts'
import { isByApplicant, retentionEnd, stateOf } from '../rules/steps.ts'
import {
  findApplication,
  insertStep,
  listSteps,
  updateRetention,
  type StoredApplication,
} from '../store/applications.server.ts'

export type LoadedApplication = Loaded<StoredApplication, Step>
export type NewStep = Pick<Step, 'kind'> &
  Partial<Pick<Step, 'byPosition' | 'reason' | 'note' | 'seenPapers' | 'before'>>

/** One IP address can belong to a whole village behind one provider. */
const limits = {
  sendingByAddress: { max: 30, seconds: 3600 },
  sendingByPhone: { max: 6, seconds: 86_400 },
  trackingByAddress: { max: 90, seconds: 600 },
  trackingByCode: { max: 20, seconds: 600 },
}

export const application = {
  table: 'applications',
  receivedAt: 'submitted_at',
  keptUntil: 'keep_until',
  finished: ['approved', 'rejected'],
  withSender: 'returned',
  files: { table: 'application_papers', caseId: 'application_id', namespace: 'papers' },
  letter: 'A',
  unknown: 'applications.unknown',
  limits,
  find: findApplication,
  listEvents: listSteps,
  insertEvent: insertNext,
  updateAfter: updateAfterStep,
} satisfies CaseKind<StoredApplication, Step, NewStep>

/** Records the step with the name of the acting person; steps of the applicant have no name, unless staff registered them at the counter. */
async function insertNext({ actor, ...tx }: Ctx, { id, channel }: LoadedApplication, step: NewStep): Promise<Step> {
  const isRegistered = step.kind === 'submitted' && isAtCounter(channel)
  const signer = (isRegistered || !isByApplicant(step.kind)) && actor.kind === 'staff' ? actor : undefined
  const by = { byId: signer?.id ?? null, byName: signer?.name ?? '', byPosition: '' }
  const recorded = { reason: '', note: '', seenPapers: [], before: null, ...by, ...step, at: tx.now }
  await insertStep(tx, id, recorded)
  return recorded
}

async function updateAfterStep(tx: Ctx, { id, events, policy }: LoadedApplication) {
  const day = retentionEnd(stateOf(events), inNepal(tx.now).date, policy)
  await updateRetention(tx, id, day)
  return { keepUntil: day }
}
