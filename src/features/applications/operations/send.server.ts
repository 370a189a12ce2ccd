// Sending of an application with its papers, exactly once, and resubmission after a return.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import { validate } from '#kit/validation/form.ts'
import type { Ctx } from '#platform/context.ts'
import { once } from '#platform/idempotency.server.ts'
import { loadCase, recordEvent } from '#features/cases/operations/load.server.ts'
import { insertWithNewCode, limitSending, limitTracking } from '#features/cases/operations/send.server.ts'
import type { Receipt } from '../contract/answers.ts'
import { details, type CorrectedApplication, type Details, type NewApplication } from '../contract/form.ts'
import { changedDetails, mayResubmit } from '../rules/steps.ts'
import { paperName } from '../rules/papers.ts'
import {
  insertApplication,
  insertPapers,
  replacePapers,
  updateDetails,
  type NewPaper,
} from '../store/applications.server.ts'
import { listRequestedPapers } from '../store/requested-papers.server.ts'
import { application, type LoadedApplication } from './application.server.ts'
import { missingOf, readPapers, type SentPapers } from './follow.server.ts'
import { sendLetter } from './letters.server.ts'
import { storePapers } from './papers.server.ts'

/** Stores the papers, then everything else in one transaction, with the messages to the applicant. */
export async function sendApplication(ctx: Ctx, sent: NewApplication): Promise<Receipt> {
  await limitSending(ctx, application, sent.phone)
  return acceptApplication(ctx, sent, ctx.actor.kind === 'visitor' ? ctx.actor.client : ctx.actor.kind)
}

/** The same without the limits of anonymous sending. `channel`: through which program, or how, it came. */
export async function acceptApplication(ctx: Ctx, sent: NewApplication, channel: string): Promise<Receipt> {
  const papers = await storePapers(ctx, sent)
  const given = detailsOf(sent)
  const content = [given, papers]
  return once(ctx, { scope: 'applications', key: sent.idempotencyKey, content }, async (tx) => {
    const id = await insertNew(tx, given, channel)
    await insertPapers(tx, id, papers, tx.now)
    const loaded = await loadCase(tx, application, { id })
    const submitted = await recordEvent(tx, application, loaded, { kind: 'submitted' })
    const first = papers.map(({ kind }) => ({ kind, replacedAt: null }))
    return acknowledge(tx, submitted, { papers: first, listed: await listRequestedPapers(tx) })
  })
}

/** Corrects a returned application and adds papers; the approval restarts. */
export async function resubmitApplication(ctx: Ctx, sent: CorrectedApplication): Promise<Receipt> {
  await limitTracking(ctx, application, sent.code)
  await limitSending(ctx, application, sent.sentPhone)
  // Before any paper is stored. The phone is checked in the transaction: the first sending of this correction may have changed it.
  const { code } = await loadCase(ctx, application, { code: sent.code })
  const given = detailsOf(sent)
  const papers = await storePapers(ctx, sent)
  const content = [code, given, papers]
  return once(ctx, { scope: 'applications', key: sent.idempotencyKey, content }, async (tx) => {
    const loaded = await loadCase(tx, application, { code, phone: sent.sentPhone })
    enforce(mayResubmit(loaded.events))
    const corrected = await correct(tx, loaded, given, papers)
    return acknowledge(tx, corrected, await readPapers(tx, corrected))
  })
}

/** The retention follows from its first step. */
function insertNew(tx: Ctx, given: Details, channel: string): Promise<number> {
  const { language, now: at, actor } = tx
  const personId = actor.kind === 'customer' ? actor.id : null
  const row = { details: given, language, channel, at, keepUntil: inNepal(at).date, personId }
  return insertWithNewCode(application, (code) => insertApplication(tx, { ...row, code }))
}

async function correct(tx: Ctx, loaded: LoadedApplication, given: Details, papers: NewPaper[]) {
  const corrected = { ...loaded, details: { ...given, kind: loaded.details.kind } }
  await updateDetails(tx, loaded, corrected.details)
  await replacePapers(tx, loaded.id, papers, tx.now)
  const before = changedDetails(loaded.details, corrected.details)
  return recordEvent(tx, application, corrected, { kind: 'resubmitted', before })
}

async function acknowledge(tx: Ctx, sent: LoadedApplication, papers: SentPapers): Promise<Receipt> {
  const missing = missingOf(sent, papers)
  const bring = missing.map((kind) => paperName(papers.listed, kind, sent.details))
  await sendLetter(tx, sent, 'received', { bring })
  return { code: sent.code, kind: sent.details.kind, at: tx.now.toISOString(), missing }
}

/** The stored fields, without those of the other kind of application. */
function detailsOf(sent: NewApplication | CorrectedApplication): Details {
  const answer = validate(details, sent)
  if (!answer.ok) return refuse('invalid', 'request.invalid', { fields: answer.issues })
  if (answer.value.kind === 'transfer') return answer.value
  const { transferReason: _why, sellerEn: _en, sellerNe: _ne, sellerPhone: _phone, ...given } = answer.value
  return given
}
