// Public tracking of an application by code and phone, and its missing papers.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import { parsePhone } from '#kit/phone.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import { loadCase } from '#features/cases/operations/load.server.ts'
import { limitTracking } from '#features/cases/operations/send.server.ts'
import type { Status } from '../contract/answers.ts'
import type { ListedPaper, Paper, PaperKind } from '../contract/papers.ts'
import { missingPapers } from '../rules/papers.ts'
import { nextStep, stateOf } from '../rules/steps.ts'
import { listPapers } from '../store/applications.server.ts'
import { listRequestedPapers } from '../store/requested-papers.server.ts'
import { application, type LoadedApplication } from './application.server.ts'

/** Every paper ever sent, and the organisation's list with the names of papers and which are requested. */
export type Papers = { papers: Paper[]; listed: ListedPaper[] }
export type SentPapers = { papers: Pick<Paper, 'kind' | 'replacedAt'>[]; listed: ListedPaper[] }

/** Status by code and phone; a wrong phone and an unknown code are refused alike. */
export async function readStatus(ctx: Ctx, by: { code: string; phone: string }): Promise<Status> {
  const loaded = await trackApplication(ctx, by)
  return statusOf(loaded, await readPapers(ctx, loaded))
}

/** An application with its steps, by code and phone. */
export async function trackApplication(ctx: Ctx, by: { code: string; phone: string }): Promise<LoadedApplication> {
  await limitTracking(ctx, application, by.code)
  const phone = parsePhone(by.phone)?.e164 ?? refuse('missing', application.unknown)
  return loadCase(ctx, application, { code: by.code, phone })
}

/** With the list that was in force on the day on which the application was sent. */
export async function readPapers(
  ctx: Scope & Pick<Ctx, 'now'>,
  { id, submittedAt }: Pick<LoadedApplication, 'id' | 'submittedAt'>,
): Promise<Papers> {
  const papers = await listPapers(ctx, id)
  return { papers, listed: await listRequestedPapers(ctx, inNepal(submittedAt).date) }
}

/** Requested papers that are neither sent nor seen at the office. */
export function missingOf({ details, events }: LoadedApplication, { papers, listed }: SentPapers): PaperKind[] {
  const sent = papers.filter(({ replacedAt }) => !replacedAt).map(({ kind }) => kind)
  const seen = events.flatMap(({ seenPapers }) => seenPapers)
  return missingPapers(listed, details, [...sent, ...seen])
}

/** An application as its applicant reads it. */
export function statusOf(loaded: LoadedApplication, papers: Papers): Status {
  const { code, submittedAt, details, events } = loaded
  return {
    code,
    kind: details.kind,
    state: stateOf(events),
    next: nextStep(events) ?? null,
    applicant: { en: details.applicantEn, ne: details.applicantNe },
    submittedAt: submittedAt.toISOString(),
    missing: missingOf(loaded, papers),
    listed: papers.listed,
    history: events.map(({ kind, at, reason }) => ({ kind, at: at.toISOString(), reason })),
  }
}
