// The office's inbox of applications: a page of it, and what waits.

import type { Language } from '#kit/language.ts'
import { maskPhone } from '#kit/phone.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { readInboxPage } from '#features/cases/operations/inbox.server.ts'
import type { ApplicationsPage, ListedApplication } from '../contract/answers.ts'
import type { ApplicationsQuery } from '../contract/query.ts'
import type { ListedPaper } from '../contract/papers.ts'
import { nextAfter } from '../rules/steps.ts'
import { missingPapers } from '../rules/papers.ts'
import { listPapersAsked } from '../store/asked-papers.server.ts'
import { countWaiting, inboxOf, type ListedRow } from '../store/inbox.server.ts'
import { application } from './application.server.ts'

export { countWaiting }

/** A page with its total; phones masked. */
export async function readInbox(ctx: Ctx<Staff>, query: ApplicationsQuery): Promise<ApplicationsPage> {
  const papers = await listPapersAsked(ctx)
  const { rows, count } = await readInboxPage<ListedRow>(ctx, application, inboxOf(query), query)
  return { data: rows.map((row) => lineOf(row, papers, ctx.language)), ...count }
}

function lineOf(row: ListedRow, papers: readonly ListedPaper[], language: Language): ListedApplication {
  const { applicantEn, applicantNe, transferReason, given, phone, submittedAt, lastStepAt, ...rest } = row
  return {
    ...rest,
    applicant: { en: applicantEn, ne: applicantNe },
    phone: maskPhone(phone, language),
    next: nextAfter(row.state) ?? null,
    submittedAt: submittedAt.toISOString(),
    lastStepAt: lastStepAt.toISOString(),
    missing: missingPapers(papers, { kind: row.kind, ...(transferReason ? { transferReason } : {}) }, given),
  }
}
