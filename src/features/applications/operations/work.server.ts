// How do three people of the office prepare, check and approve an application, or turn it down with a reason?

import type { Verdict } from '#kit/refusal.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import { namesOf } from '#features/people/operations.server.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { StoredFile } from '#platform/file-response.server.ts'
import type { Preparation, Signature, TurnedDown } from '../contract/office-forms.ts'
import type { WholeApplication } from '../contract/answers.ts'
import type { PaperKind } from '../contract/papers.ts'
import type { Step, StepKind } from '../contract/progress.ts'
import { mayApprove, mayCheck, mayPrepare, mayTurnDown, nextStep, officeMay, stateOf } from '../rules/steps.ts'
import { findLastPosition } from '../store/inbox.server.ts'
import type { KeptApplication } from '../store/applications.server.ts'
import { findApplication, findPaper, lockApplication } from '../store/applications.server.ts'
import { tell } from './letters.server.ts'
import { progressOf, takeStep } from './send.server.ts'

/** The whole file, and a line in the audit: who looked at citizenship and land of whom. */
export async function openApplication(ctx: Ctx<Staff>, { id }: { id: number }): Promise<WholeApplication> {
  const application = await readApplication(ctx, { id })
  await record(ctx, { action: 'application.opened', target: application.code })
  return application
}

export async function readApplication(ctx: Ctx<Staff>, { id }: { id: number }): Promise<WholeApplication> {
  const application = (await findApplication(ctx, { id })) ?? refuse('missing', 'applications.unknown')
  const progress = await progressOf(ctx, application)
  const whole = wholeOf(application, progress)
  const names = await namesOf(
    ctx,
    progress.steps.map(({ byId }) => byId),
  )
  return {
    ...whole,
    steps: whole.steps.map((step) => ({ ...step, byName: names.get(step.byId ?? 0) ?? step.byName })),
    may: officeMay(progress.steps, signerOf(ctx)),
    position: await findLastPosition(ctx, ctx.actor.id),
  }
}

export async function openPaper(ctx: Ctx<Staff>, which: { id: number; paperId: number }): Promise<StoredFile> {
  const paper = (await findPaper(ctx, which)) ?? refuse('missing', 'applications.unknown')
  const { at: modifiedAt, ...file } = paper
  await record(ctx, { action: 'application.paper_opened', target: `${which.id}/${which.paperId}` })
  return { ...file, modifiedAt }
}

type Asked<T> = Omit<T, 'orgId'>

/** The papers seen at the office count as handed in, and are written into the signature. */
export function prepareApplication(ctx: Ctx<Staff>, input: Asked<Preparation>) {
  return sign(ctx, input, {
    kind: 'prepared',
    seenPapers: input.seenPapers,
    may: ({ steps, missing }) => mayPrepare(steps, signerOf(ctx), without(missing, input.seenPapers)),
  })
}

export function checkApplication(ctx: Ctx<Staff>, input: Asked<Signature>) {
  return sign(ctx, input, { kind: 'checked', may: ({ steps }) => mayCheck(steps, signerOf(ctx)) })
}

export function approveApplication(ctx: Ctx<Staff>, input: Asked<Signature>) {
  return sign(ctx, input, { kind: 'approved', may: ({ steps }) => mayApprove(steps, signerOf(ctx)) })
}

export function returnApplication(ctx: Ctx<Staff>, input: Asked<TurnedDown>) {
  return sign(ctx, input, { kind: 'returned', may: ({ steps }) => mayTurnDown(steps, signerOf(ctx)) })
}

export function rejectApplication(ctx: Ctx<Staff>, input: Asked<TurnedDown>) {
  return sign(ctx, input, { kind: 'rejected', may: ({ steps }) => mayTurnDown(steps, signerOf(ctx)) })
}

type Progress = Awaited<ReturnType<typeof progressOf>>
type Signing = { kind: StepKind; seenPapers?: PaperKind[]; may: (progress: Progress) => Verdict }

function sign(ctx: Ctx<Staff>, input: Asked<Signature> & { reason?: string }, { kind, seenPapers, may }: Signing) {
  return transaction(ctx, async (tx) => {
    const application = (await lockApplication(tx, { id: input.id })) ?? refuse('missing', 'applications.unknown')
    const verdict = may(await progressOf(tx, application))
    enforce(verdict, !verdict.ok && verdict.key === 'permission.missing' ? 'forbidden' : 'conflict')
    const { id: byId, name: byName } = tx.actor
    const { position: byPosition, note = '', reason = '' } = input
    const step = { kind, at: tx.now, byId, byName, byPosition, note, reason, ...(seenPapers ? { seenPapers } : {}) }
    await takeStep(tx, application.id, step)
    if (kind === 'returned' || kind === 'rejected' || kind === 'approved') await tell(tx, application, kind, { reason })
    return readApplication(tx, { id: application.id })
  })
}

function signerOf({ actor }: Ctx<Staff>) {
  return { id: actor.id, permissions: actor.permissions }
}

function without(missing: readonly PaperKind[], seen: readonly PaperKind[]): PaperKind[] {
  return missing.filter((kind) => !seen.includes(kind))
}

function wholeOf(application: KeptApplication, { steps, papers, missing, listed }: Progress) {
  const { id, code, submittedAt, keepUntil, details } = application
  return {
    id,
    code,
    keepUntil,
    details,
    missing,
    listed,
    kind: details.kind,
    state: stateOf(steps),
    next: nextStep(steps) ?? null,
    submittedAt: submittedAt.toISOString(),
    steps: steps.map((step: Step) => ({ ...step, at: step.at.toISOString() })),
    papers: papers.map((paper) => ({
      ...paper,
      at: paper.at.toISOString(),
      replacedAt: paper.replacedAt?.toISOString() ?? null,
    })),
  }
}
