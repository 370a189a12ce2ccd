// Public page of one report list.

import { useLoaderData } from 'react-router'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { pick } from '#kit/pick.ts'
import { refuse } from '#kit/refusal.ts'
import { readState, tableParameters } from '#kit/table/address.ts'
import { pageCount } from '#kit/table/query.ts'
import type { Ctx } from '#platform/context.ts'
import { useLanguage } from '#ui/page-language.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import type { Organisation } from '#features/organisations/contract/api.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import { Island } from '#ui/island/island.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import type { ReportsQuery } from '../contract/query.ts'
import { reportTypeAt, reportTypes } from '../contract/lists.ts'
import { listDocuments } from '../operations/lists.server.ts'
import { JobPostings } from './job-postings.tsx'
import { reportColumns, reportDefaults, reportsQueryOf } from './report-columns.ts'
import { rowOf } from './report-row.ts'
import { ReportTable } from './report-table.tsx'

export const handle = {
  parameters: [...new Set(reportTypes.flatMap((row) => tableParameters(reportColumns(row))))],
} satisfies PageHandle

export const loader = page(async (ctx, { request }) => {
  const { pathname, searchParams } = new URL(request.url)
  const row = reportTypeAt(pathname) ?? refuse('missing', 'request.unknown_path')
  const state = readState(searchParams, reportColumns(row), reportDefaults)
  const { organisation } = await readShell(ctx)
  return {
    type: row.type,
    deadlines: row.deadlines,
    reports: await nearestPage(ctx, reportsQueryOf(row.type, state)),
    today: inNepal(ctx.now).date,
    organisation,
  }
})

export default function DocumentList() {
  const loaded = useLoaderData<typeof loader>()
  const language = useLanguage()
  const row = reportTypes.find(({ type }) => type === loaded.type)!
  const [title, lead] = [row.title[language], row.subtitle[language]]
  return (
    <PageArea>
      <PageMeta title={title} description={lead} />
      <JobPostings documents={loaded.reports.data} employer={loaded.organisation} />
      <PageHeading title={title} lead={lead} />
      <Island
        start="use"
        name="report-table"
        part={ReportTable}
        props={{
          ...loaded,
          reports: { ...loaded.reports, data: loaded.reports.data.map(rowOf) },
          organisation: printed(loaded.organisation),
        }}
      />
    </PageArea>
  )
}

/** What a printed list names of the organisation. */
function printed(organisation: Organisation) {
  return pick(organisation, ['id', 'name', 'address', 'logoUrl'])
}

/** A page number beyond the last one returns the last page. */
async function nearestPage(ctx: Ctx, query: ReportsQuery) {
  const reports = await listDocuments(ctx, query)
  const last = pageCount(reports.total, query.limit)
  return reports.data.length > 0 || query.page <= last ? reports : listDocuments(ctx, { ...query, page: last })
}
