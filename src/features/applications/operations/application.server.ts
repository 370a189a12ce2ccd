// Applications as a kind of case: what recording a step writes, and until when an application is stored after it.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Ctx } from '#platform/context.ts'
import type { CaseKind, Loaded } from '#features/cases/operations/kind.server.ts'
import type { Step } from '../contract/progress.ts'
import { isByApplicant, keepUntil, stateOf } from '../rules/steps.ts'
import {
  findApplication,
  insertStep,
  listSteps,
  setKeepUntil,
  type KeptApplication,
} from '../store/applications.server.ts'

export type LoadedApplication = Loaded<KeptApplication, Step>
export type NewStep = Pick<Step, 'kind'> &
  Partial<Pick<Step, 'byPosition' | 'reason' | 'note' | 'seenPapers' | 'before'>>

/** An address may stand for a whole village behind one provider. */
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
  updateAfter: updateKeepUntil,
} satisfies CaseKind<KeptApplication, Step, NewStep>

/** In the name of who acts; the applicant's own steps carry none. */
async function insertNext({ actor, ...tx }: Ctx, { id }: LoadedApplication, step: NewStep): Promise<Step> {
  const signer = !isByApplicant(step.kind) && actor.kind === 'staff' ? actor : undefined
  const by = { byId: signer?.id ?? null, byName: signer?.name ?? '', byPosition: '' }
  const taken = { reason: '', note: '', seenPapers: [], before: null, ...by, ...step, at: tx.now }
  await insertStep(tx, id, taken)
  return taken
}

async function updateKeepUntil(tx: Ctx, { id, events, policy }: LoadedApplication) {
  const day = keepUntil(stateOf(events), inNepal(tx.now).date, policy)
  await setKeepUntil(tx, id, day)
  return { keepUntil: day }
}
