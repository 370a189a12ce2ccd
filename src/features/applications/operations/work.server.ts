// Office actions on an application: prepare, check, approve, return, reject; and access to its papers.

import type { Verdict } from '#kit/refusal.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import { loadCase, recordEvent } from '#features/cases/operations/load.server.ts'
import { enforceVersion, namesOf } from '#features/people/operations.server.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { StoredFile } from '#platform/file-response.server.ts'
import type { Preparation, Signature, Rejection } from '../contract/office-forms.ts'
import type { WholeApplication } from '../contract/answers.ts'
import type { PaperKind } from '../contract/papers.ts'
import type { StepKind } from '../contract/progress.ts'
import {
  mayApprove,
  mayCheck,
  mayEnterConnection,
  mayPrepare,
  mayReturnOrReject,
  nextStep,
  officeMay,
  stateOf,
} from '../rules/steps.ts'
import { findLastPosition } from '../store/inbox.server.ts'
import { findPaper, insertView, listOpened } from '../store/applications.server.ts'
import { findMadeConnection } from '../store/made-connections.server.ts'
import { application, type LoadedApplication } from './application.server.ts'
import { missingOf, readPapers, type Papers } from './follow.server.ts'
import { sendLetter } from './letters.server.ts'

/** The whole application; the audit records who read the personal data. */
export async function openApplication(ctx: Ctx<Staff>, { id }: { id: number }): Promise<WholeApplication> {
  const whole = await readApplication(ctx, { id })
  await record(ctx, { action: 'application.opened', target: whole.code })
  return whole
}

export async function readApplication(ctx: Ctx<Staff>, { id }: { id: number }): Promise<WholeApplication> {
  const loaded = await loadCase(ctx, application, { id })
  const papers = await readPapers(ctx, loaded)
  return showToStaff(ctx, loaded, { ...papers, position: await findLastPosition(ctx, ctx.actor.id) })
}

export async function openPaper(ctx: Ctx<Staff>, which: { id: number; paperId: number }): Promise<StoredFile> {
  const paper = (await findPaper(ctx, which)) ?? refuse('missing', 'applications.unknown')
  const { at: modifiedAt, ...file } = paper
  await insertView(ctx, { paperId: which.paperId, personId: ctx.actor.id, at: ctx.now })
  await record(ctx, { action: 'application.paper_opened', target: `${which.id}/${which.paperId}` })
  return { ...file, modifiedAt }
}

type Input<T> = Omit<T, 'orgId'>

/** Papers seen at the office count as handed in, and are recorded with the signature. */
export function prepareApplication(ctx: Ctx<Staff>, input: Input<Preparation>) {
  return sign(ctx, input, {
    kind: 'prepared',
    seenPapers: input.seenPapers,
    may: ({ events }, missing) => mayPrepare(events, signerOf(ctx), without(missing, input.seenPapers)),
  })
}

export function checkApplication(ctx: Ctx<Staff>, input: Input<Signature>) {
  return sign(ctx, input, { kind: 'checked', may: ({ events }) => mayCheck(events, signerOf(ctx)) })
}

export function approveApplication(ctx: Ctx<Staff>, input: Input<Signature>) {
  return sign(ctx, input, { kind: 'approved', may: ({ events }) => mayApprove(events, signerOf(ctx)) })
}

export function returnApplication(ctx: Ctx<Staff>, input: Input<Rejection>) {
  return sign(ctx, input, { kind: 'returned', may: ({ events }) => mayReturnOrReject(events, signerOf(ctx)) })
}

export function rejectApplication(ctx: Ctx<Staff>, input: Input<Rejection>) {
  return sign(ctx, input, { kind: 'rejected', may: ({ events }) => mayReturnOrReject(events, signerOf(ctx)) })
}

type May = (loaded: LoadedApplication, missing: readonly PaperKind[]) => Verdict
type Signing = { kind: StepKind; seenPapers?: PaperKind[]; may: May }

function sign(ctx: Ctx<Staff>, input: Input<Signature> & { reason?: string }, { kind, seenPapers, may }: Signing) {
  return transaction(ctx, async (tx) => {
    const loaded = await loadCase(tx, application, { id: input.id })
    if (input.version !== undefined) await enforceLatest(tx, loaded, input.version)
    const papers = await readPapers(tx, loaded)
    const verdict = may(loaded, missingOf(loaded, papers))
    enforce(verdict, !verdict.ok && verdict.key === 'permission.missing' ? 'forbidden' : 'conflict')
    const { position, note = '', reason = '' } = input
    const step = { kind, byPosition: position, note, reason, ...(seenPapers ? { seenPapers } : {}) }
    const signed = await recordEvent(tx, application, loaded, step)
    if (kind === 'returned' || kind === 'rejected' || kind === 'approved')
      await sendLetter(tx, signed, kind, { reason })
    return showToStaff(tx, signed, { ...papers, position })
  })
}

/** Refuses as a conflict what is based on fewer steps than there are: somebody acted on the application meanwhile. */
function enforceLatest(tx: Ctx<Staff>, { events }: LoadedApplication, version: number): Promise<void> {
  return enforceVersion(tx, { version, current: events.length, last: events.at(-1) }, (name) =>
    name ? 'applications.changed_meanwhile' : 'applications.applicant_changed',
  )
}

function signerOf({ actor }: Ctx<Staff>) {
  return { id: actor.id, permissions: actor.permissions }
}

function without(missing: readonly PaperKind[], seen: readonly PaperKind[]): PaperKind[] {
  return missing.filter((kind) => !seen.includes(kind))
}

async function showToStaff(
  ctx: Ctx<Staff>,
  loaded: LoadedApplication,
  { position, ...known }: Papers & { position: string },
): Promise<WholeApplication> {
  const { id, code, submittedAt, channel, language, keepUntil, details, events } = loaded
  const state = stateOf(events)
  const signers = events.map(({ byId }) => byId)
  const [names, opened, madeConnection] = await Promise.all([
    namesOf(ctx, signers),
    listOpened(ctx, id, ctx.actor.id),
    state === 'approved' ? findMadeConnection(ctx, id) : null,
  ])
  return {
    id,
    code,
    channel,
    language,
    keepUntil,
    details,
    position,
    missing: missingOf(loaded, known),
    listed: known.listed,
    kind: details.kind,
    state,
    next: nextStep(events) ?? null,
    submittedAt: submittedAt.toISOString(),
    steps: events.map((step) => ({
      ...step,
      at: step.at.toISOString(),
      byName: names.get(step.byId ?? 0) ?? step.byName,
    })),
    papers: known.papers.map((paper) => ({
      ...paper,
      opened: opened.has(paper.id),
      at: paper.at.toISOString(),
      replacedAt: paper.replacedAt?.toISOString() ?? null,
    })),
    may: officeMay(events, signerOf(ctx)),
    madeConnection,
    mayEnterConnection: mayEnterConnection({ kind: details.kind, state }, ctx.actor),
  }
}
