// Public page of one report list.

import { useLoaderData } from 'react-router'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { translator } from '#kit/language.ts'
import { pick } from '#kit/pick.ts'
import { refuse } from '#kit/refusal.ts'
import { readState, tableParameters } from '#kit/table/address.ts'
import { readAnswer } from '#kit/table/data-source.ts'
import { pageCount } from '#kit/table/query.ts'
import type { Ctx } from '#platform/context.ts'
import { useLanguage } from '#ui/page-language.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import type { Organisation } from '#features/organisations/contract/api.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import tableStyles from '#ui/data-table/tables.css?url'
import { Island } from '#ui/island/island.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { ViewLinks } from '#ui/view-links.tsx'
import type { ListedDocument } from '../contract/api.ts'
import type { ListPart } from '../contract/lists.ts'
import type { ReportsQuery } from '../contract/query.ts'
import { reportTypeAt, reportTypes } from '../contract/lists.ts'
import { documentMessages } from '../messages/list.ts'
import { countParts, listDocuments } from '../operations/lists.server.ts'
import { JobPostings } from './job-postings.tsx'
import type { ReportView } from './report-columns.ts'
import { reportColumns, reportDefaults, reportsQueryOf, reportViews } from './report-columns.ts'
import { ReportTable } from './report-table.tsx'

export const links = () => [{ rel: 'stylesheet', href: tableStyles }]

export const handle = {
  parameters: ['part', ...new Set(reportTypes.flatMap((row) => tableParameters(reportColumns(row))))],
} satisfies PageHandle

export const loader = page(async (ctx, { request }) => {
  const { pathname, searchParams } = new URL(request.url)
  const row = reportTypeAt(pathname) ?? refuse('missing', 'request.unknown_path')
  const parts = row.deadlines ? await countParts(ctx, row.type) : undefined
  const view = viewOf(searchParams.get('part'), parts)
  const state = readState(searchParams, reportColumns(row), reportDefaults(view))
  const { organisation } = await readShell(ctx)
  return {
    type: row.type,
    deadlines: row.deadlines,
    view,
    parts,
    reports: await nearestPage(ctx, reportsQueryOf(row.type, view, state)),
    today: inNepal(ctx.now).date,
    organisation,
  }
})

export default function DocumentList() {
  const { parts, reports, ...loaded } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const row = reportTypes.find(({ type }) => type === loaded.type)!
  const [title, lead] = [row.title[language], row.subtitle[language]]
  return (
    <PageArea>
      <PageMeta title={title} description={lead} />
      <JobPostings documents={reports.data} employer={loaded.organisation} />
      <PageHeading title={title} lead={lead} />
      {parts && parts.closed > 0 ? <Views view={loaded.view} parts={parts} /> : null}
      <Island
        start="use"
        name="report-table"
        part={ReportTable}
        props={{ ...loaded, organisation: printed(loaded.organisation) }}
        fetched={{ first: readAnswer<ListedDocument>(reports) }}
      />
    </PageArea>
  )
}

/** The closed notices are folded: a link with their number. */
function Views({ view, parts }: { view: ReportView; parts: Record<ListPart, number> }) {
  const language = useLanguage()
  const t = translator(documentMessages, language)
  const views = reportViews.map((key) => ({
    key,
    label: t(`documents.view_${key}`),
    count: key === 'all' ? undefined : parts[key],
  }))
  return <ViewLinks label={t('documents.views')} parameter="part" {...{ views, language }} current={view} />
}

/** Without a choice the current part, as long as there is something in it and something beside it. */
function viewOf(wanted: string | null, parts: Record<ListPart, number> | undefined): ReportView {
  if (!parts) return 'all'
  const chosen = reportViews.find((view) => view === wanted)
  return chosen ?? (parts.current > 0 && parts.closed > 0 ? 'current' : 'all')
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
