// Which documents stand in one of the nine report lists?

import { useMemo } from 'react'
import { useLoaderData } from 'react-router'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { translator } from '#kit/language.ts'
import { refuse } from '#kit/refusal.ts'
import { readState } from '#kit/table/address.ts'
import { pageCount } from '#kit/table/query.ts'
import type { Ctx } from '#platform/context.ts'
import { httpClient } from '#platform/http-client.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { useLanguage } from '#platform/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import type { ReportsQuery } from '../contract.ts'
import { reportTypeAt } from '../contract/lists.ts'
import { documentMessages } from '../messages/list.ts'
import { listDocuments } from '../operations.server.ts'
import { reportCells } from './report-cells.tsx'
import { JobPostings } from './job-postings.tsx'
import { reportColumns, reportDefaults, reportsQueryOf } from './report-columns.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export const handle = { hydrate: true } satisfies PageHandle

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
  const { type, deadlines, reports, today, organisation } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const say = translator(documentMessages, language)
  const [title, lead] = [say(`documents.${type}.title`), say(`documents.${type}.subtitle`)]
  const source = useMemo(() => {
    const url = `/customer/reports/${organisation.id}`
    const { data: rows, total, totalIsLeast = false } = reports
    const send = httpClient({ language })
    return { url: `${url}?type=${type}`, stream: `${url}/all?type=${type}`, send, first: { rows, total, totalIsLeast } }
  }, [organisation.id, type, reports, language])
  return (
    <PageArea>
      <PageMeta title={title} description={lead} />
      <JobPostings documents={reports.data} employer={organisation} />
      <PageHeading title={title} lead={lead} />
      <ServerTable
        id="reports"
        key={type}
        caption={title}
        {...{ language, today, organisation, source }}
        columns={reportColumns({ type, deadlines })}
        cells={reportCells(language, today)}
        rowKey={(document) => String(document.id)}
        rowHeader="title"
        defaults={reportDefaults}
        fileName={type}
        searchHint={say('documents.search_hint')}
        emptyText={say('documents.empty_text')}
      />
    </PageArea>
  )
}

/** A page beyond the last one shows the last one. */
async function nearestPage(ctx: Ctx, query: ReportsQuery) {
  const reports = await listDocuments(ctx, query)
  const last = pageCount(reports.total, query.limit)
  return reports.data.length > 0 || query.page <= last ? reports : listDocuments(ctx, { ...query, page: last })
}
