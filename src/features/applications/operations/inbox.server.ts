// The office's inbox of applications: a page of it, and counts of pending work.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Language } from '#kit/language.ts'
import { maskPhone } from '#kit/phone.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { readInboxPage } from '#features/cases/operations/inbox.server.ts'
import type { ApplicationsPage, ListedApplication } from '../contract/answers.ts'
import type { ApplicationsQuery } from '../contract/query.ts'
import type { DatedPaper } from '../contract/papers.ts'
import { nextAfter } from '../rules/steps.ts'
import { papersOn } from '../rules/listed-papers.ts'
import { missingPapers, paperName } from '../rules/papers.ts'
import { listDatedPapers } from '../store/requested-papers.server.ts'
import { countPending, inboxOf, type ListedRow } from '../store/inbox.server.ts'
import { application } from './application.server.ts'

export { countPending }

/** A page with its total; phones masked. */
export async function readInbox(ctx: Ctx<Staff>, query: ApplicationsQuery): Promise<ApplicationsPage> {
  const papers = await listDatedPapers(ctx)
  const { rows, count } = await readInboxPage<ListedRow>(ctx, application, inboxOf(ctx, query), query)
  return { data: rows.map((row) => itemOf(row, papers, ctx.language)), ...count }
}

function itemOf(row: ListedRow, papers: readonly DatedPaper[], language: Language): ListedApplication {
  const { applicantEn, applicantNe, transferReason, given, phone, submittedAt, lastStepAt, papers: sent, ...rest } = row
  const listed = papersOn(papers, inNepal(submittedAt).date)
  const request = { kind: row.kind, ...(transferReason ? { transferReason } : {}) }
  return {
    ...rest,
    applicant: { en: applicantEn, ne: applicantNe },
    phone: maskPhone(phone, language),
    next: nextAfter(row.state) ?? null,
    submittedAt: submittedAt.toISOString(),
    lastStepAt: lastStepAt.toISOString(),
    missing: missingPapers(listed, request, given),
    papers: sent.map(({ id, kind }) => ({ id, name: paperName(listed, kind, request) })),
  }
}
