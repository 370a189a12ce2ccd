// What stands on a page of the office's list of applications, and what waits?

import type { Language } from '#kit/language.ts'
import { maskPhone } from '#kit/phone.ts'
import { readTrackingCode } from '#kit/tracking-code.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import type { ApplicationsPage, ListedApplication } from '../contract/answers.ts'
import type { ApplicationsQuery } from '../contract/query.ts'
import type { ListedPaper } from '../contract/papers.ts'
import { nextAfter } from '../rules/steps.ts'
import { missingPapers } from '../rules/papers.ts'
import { listPapersAsked } from '../store/asked-papers.server.ts'
import {
  countApplications,
  countWaiting,
  listApplications,
  mostCounted,
  type ListedRow,
} from '../store/inbox.server.ts'
import { letter } from './send.server.ts'

export { countWaiting }

/** A page with its total; phones masked. */
export async function readList(ctx: Ctx<Staff>, query: ApplicationsQuery): Promise<ApplicationsPage> {
  const request = { ...query, wholeCode: query.search ? readTrackingCode(letter, query.search) : undefined }
  const counted = await countApplications(ctx, request)
  const papers = await listPapersAsked(ctx)
  const data = (await listApplications(ctx, request)).map((row) => lineOf(row, papers, ctx.language))
  return counted > mostCounted ? { data, total: mostCounted, totalIsLeast: true } : { data, total: counted }
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
