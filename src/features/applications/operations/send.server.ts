// How does an application arrive whole and once, how is it followed, and how is it sent again after a return?

import { randomInt } from 'node:crypto'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { parsePhone } from '#kit/phone.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import { newTrackingCode, readTrackingCode } from '#kit/tracking-code.ts'
import { validate } from '#kit/validation/form.ts'
import type { Ctx } from '#platform/context.ts'
import { once } from '#platform/idempotency.server.ts'
import { countAgainst } from '#platform/rate-limit.server.ts'
import type { Receipt, Status } from '../contract/answers.ts'
import type { CorrectedApplication, Details, NewApplication } from '../contract/form.ts'
import { details } from '../contract/form.ts'
import type { ListedPaper, PaperKind } from '../contract/papers.ts'
import { changedDetails, keepUntil, mayResubmit, nextStep, stateOf } from '../rules/steps.ts'
import { missingPapers, paperName } from '../rules/papers.ts'
import type { KeptApplication, NewStep } from '../store/applications.server.ts'
import {
  findApplication,
  insertApplication,
  insertPapers,
  insertStep,
  listPapers,
  listSteps,
  lockApplication,
  setKeepUntil,
  updateDetails,
} from '../store/applications.server.ts'
import { listPapersAsked } from '../store/asked-papers.server.ts'
import { findPolicy } from '../store/policies.server.ts'
import { tell } from './letters.server.ts'
import { keepPapers } from './papers.server.ts'

/** The letter of an application's tracking code. */
export const letter = 'A'
/** An address may stand for a whole village behind one provider. */
const sendsOfAddress = { most: 30, seconds: 3600 }
const sendsOfPhone = { most: 6, seconds: 86_400 }
const looksOfAddress = { most: 90, seconds: 600 }
const looksOfCode = { most: 20, seconds: 600 }

/** Stores the papers, then everything else in one transaction, with the messages that say so. */
export async function sendApplication(ctx: Ctx, sent: NewApplication): Promise<Receipt> {
  await limitSending(ctx, sent.phone)
  const papers = await keepPapers(ctx, sent)
  const given = detailsOf(sent)
  const content = [given, papers]
  return once(ctx, { scope: 'applications', key: sent.idempotencyKey, content }, async (tx) => {
    const code = newTrackingCode(letter, randomInt)
    const { language, now: at } = tx
    const until = keepUntil('submitted', inNepal(at).date, await findPolicy(tx))
    const personId = tx.actor.kind === 'customer' ? tx.actor.id : null
    const id = await insertApplication(tx, { code, details: given, language, at, keepUntil: until, personId })
    await insertStep(tx, id, { kind: 'submitted', at })
    await insertPapers(tx, id, papers, at)
    const sentKinds = papers.map(({ kind }) => kind)
    const listed = await listPapersAsked(tx)
    return acknowledge(
      tx,
      { code, language, details: given },
      { listed, missing: missingPapers(listed, given, sentKinds) },
    )
  })
}

/** What whoever knows the code and the phone may see; a wrong phone and an unknown code are the same answer. */
export async function readStatus(ctx: Ctx, known: { code: string; phone: string }): Promise<Status> {
  const { application, ...progress } = await openWithCode(ctx, known)
  return statusOf(application, progress)
}

/** What an applicant reads about an application. */
export function statusOf(
  { code, submittedAt, details: given }: KeptApplication,
  { steps, missing, listed }: Pick<Awaited<ReturnType<typeof progressOf>>, 'steps' | 'missing' | 'listed'>,
): Status {
  return {
    code,
    kind: given.kind,
    state: stateOf(steps),
    next: nextStep(steps) ?? null,
    applicant: { en: given.applicantEn, ne: given.applicantNe },
    submittedAt: submittedAt.toISOString(),
    missing,
    listed,
    history: steps.map(({ kind, at, reason }) => ({ kind, at: at.toISOString(), reason })),
  }
}

/** An application as its applicant filled it in, to be printed or corrected, and what was done about it. */
export async function openWithCode(ctx: Ctx, { code: typed, phone: dialled }: { code: string; phone: string }) {
  await countAgainst(ctx.db, `applications|look|${ctx.org.id}|${ctx.from.address}`, looksOfAddress, ctx.now)
  const code = readTrackingCode(letter, typed)
  const phone = parsePhone(dialled)?.e164
  if (!code || !phone) return refuse('missing', 'applications.unknown')
  await countAgainst(ctx.db, `applications|code|${code}`, looksOfCode, ctx.now)
  const application = await findApplication(ctx, { code })
  if (application?.details.phone !== phone) return refuse('missing', 'applications.unknown')
  return { application, ...(await progressOf(ctx, application)) }
}

/** Corrects a returned application and adds papers; the signing begins anew. */
export async function resubmitApplication(ctx: Ctx, sent: CorrectedApplication): Promise<Receipt> {
  await limitSending(ctx, sent.sentPhone)
  const code = readTrackingCode(letter, sent.code)
  if (!code || !(await findApplication(ctx, { code }))) return refuse('missing', 'applications.unknown')
  const given = detailsOf(sent)
  const papers = await keepPapers(ctx, sent)
  const content = [code, given, papers]
  // The phone is asked for inside: it may be what the first sending of this correction has changed.
  return once(ctx, { scope: 'applications', key: sent.idempotencyKey, content }, async (tx) => {
    const application = await lockApplication(tx, { code })
    if (application?.details.phone !== sent.sentPhone) return refuse('missing', 'applications.unknown')
    enforce(mayResubmit(await listSteps(tx, application.id)))
    const corrected = { ...application, details: { ...given, kind: application.details.kind } }
    await updateDetails(tx, application, corrected.details)
    await insertPapers(tx, application.id, papers, tx.now)
    const before = changedDetails(application.details, corrected.details)
    await takeStep(tx, application.id, { kind: 'resubmitted', at: tx.now, before })
    return acknowledge(tx, corrected, await progressOf(tx, corrected))
  })
}

/** The steps taken, the papers, and which of those asked for are neither sent nor seen. */
export async function progressOf(
  ctx: Pick<Ctx, 'org' | 'db'>,
  { id, details: given }: Pick<KeptApplication, 'id' | 'details'>,
) {
  const steps = await listSteps(ctx, id)
  const papers = await listPapers(ctx, id)
  const here = papers.filter(({ replacedAt }) => !replacedAt).map(({ kind }) => kind)
  const seen = steps.flatMap(({ seenPapers }) => seenPapers)
  const listed = await listPapersAsked(ctx)
  return { steps, papers, listed, missing: missingPapers(listed, given, [...here, ...seen]) }
}

/** Writes a step and until when the application is kept now. */
export async function takeStep(tx: Ctx, id: number, step: NewStep): Promise<void> {
  await insertStep(tx, id, step)
  await setKeepUntil(tx, id, keepUntil(stateOf([step]), inNepal(tx.now).date, await findPolicy(tx)))
}

async function acknowledge(
  tx: Ctx,
  told: Pick<KeptApplication, 'code' | 'language' | 'details'>,
  { listed, missing }: { listed: ListedPaper[]; missing: PaperKind[] },
): Promise<Receipt> {
  const bring = missing.map((kind) => paperName(listed, kind, told.details))
  await tell(tx, told, 'received', { bring })
  return { code: told.code, kind: told.details.kind, at: tx.now.toISOString(), missing }
}

async function limitSending({ db, org, from, now }: Ctx, phone: string): Promise<void> {
  await countAgainst(db, `applications|send|${org.id}|${from.address}`, sendsOfAddress, now)
  await countAgainst(db, `applications|phone|${org.id}|${phone}`, sendsOfPhone, now)
}

/** The fields that are kept, without those that the other kind of application has. */
function detailsOf(sent: NewApplication | CorrectedApplication): Details {
  const answer = validate(details, sent)
  if (!answer.ok) return refuse('invalid', 'request.invalid', { fields: answer.issues })
  if (answer.value.kind === 'transfer') return answer.value
  const { transferReason: _why, sellerEn: _en, sellerNe: _ne, sellerPhone: _phone, ...given } = answer.value
  return given
}
