// Which documents stand in one of the nine report lists?

import { useLoaderData } from 'react-router'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { translator } from '#kit/language.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { useLanguage } from '#platform/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import type { ReportsQuery } from '../contract.ts'
import { reportTypeAt } from '../contract.ts'
import { documentMessages } from '../messages.ts'
import { listDocuments } from '../operations.server.ts'
import { lastPage, listAddress, readListQuery } from '../rules.ts'
import { DocumentTable } from './document-table.tsx'
import { JobPostings } from './job-postings.tsx'
import { ListPages } from './list-pages.tsx'
import { ListSearch } from './list-search.tsx'

export const loader = page(async (ctx, { request }) => {
  const url = new URL(request.url)
  const { type } = reportTypeAt(url.pathname) ?? refuse('missing', 'request.unknown_path')
  const [found, { organisation }] = await Promise.all([
    nearestPage(ctx, readListQuery(type, url.searchParams)),
    readShell(ctx),
  ])
  return { ...found, organisation, today: inNepal(ctx.now).date }
})

export default function DocumentList() {
  const { query, reports, organisation, today } = useLoaderData<typeof loader>()
  const say = translator(documentMessages, useLanguage())
  const { search, type } = query
  const [title, lead] = [say(`documents.${type}.title`), say(`documents.${type}.subtitle`)]
  return (
    <PageArea>
      <PageMeta title={title} description={lead} />
      <JobPostings documents={reports.data} employer={organisation} />
      <PageHeading title={title} lead={lead} />
      {search || reports.total > 0 ? <ListSearch query={query} reports={reports} /> : null}
      {reports.total > 0 ? (
        <>
          <DocumentTable query={query} documents={reports.data} today={today} />
          <ListPages query={query} total={reports.total} />
        </>
      ) : search ? (
        <EmptyState
          icon="search"
          title={say('documents.no_results')}
          text={say('documents.no_results_text', { search })}
          action={
            <ButtonLink href={listAddress({ ...query, search: '' }, {})}>{say('documents.search_clear')}</ButtonLink>
          }
        />
      ) : (
        <EmptyState icon="file" title={say('documents.empty')} text={say('documents.empty_text')} />
      )}
    </PageArea>
  )
}

/** A page beyond the last one shows the last one. */
async function nearestPage(ctx: Ctx, query: ReportsQuery) {
  const reports = await listDocuments(ctx, query)
  const last = lastPage(reports.total, query.limit)
  if (reports.data.length > 0 || query.page <= last) return { query, reports }
  const nearest = { ...query, page: last }
  return { query: nearest, reports: await listDocuments(ctx, nearest) }
}
