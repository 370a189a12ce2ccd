// Which articles does the office have, and in which state is each?

import { useMemo } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData, useSearchParams } from 'react-router'
import type { Language } from '#kit/language.ts'
import { soonDays } from '#kit/soon.ts'
import { inLanguage } from '#kit/language.ts'
import { httpClient } from '#platform/http-client.ts'
import { todayHere } from '#platform/leaving.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { StateTag } from '#features/publishing/screens/standing.tsx'
import { useHouse } from '#features/sessions/screens/house.ts'
import { enter } from '#features/sessions/screens/signed-in.ts'
import { buttonClass } from '#ui/button.tsx'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { ViewLinks } from '#ui/view-links.tsx'
import { newsApi } from '../../contract.ts'
import type { OfficeArticle } from '../../contract/office.ts'
import { newsOfficeApi } from '../../contract/office.ts'
import { officeColumns, officeDefaults, views } from './columns.ts'
import { officeSay } from './sentences.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId: id } = await enter('staff', request, 'content:write')
  const orgId = String(id)
  const [counts, { data: categories }] = await Promise.all([
    api.read(newsOfficeApi.countArticles, { orgId }),
    api.read(newsApi.newsCategories, { orgId }),
  ])
  return { orgId, counts, categories, today: todayHere() }
}

export default function OfficeNews() {
  const { orgId, counts, categories, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const say = officeSay(language)
  const house = useHouse()
  const [asked] = useSearchParams()
  const view = views.find((each) => each === asked.get('view')) ?? 'all'
  const columns = useMemo(() => officeColumns(view, categories), [view, categories])
  const source = useMemo(() => {
    const state = view === 'all' ? '' : `?state=${view}`
    return { url: `/admin/news/${orgId}${state}`, send: httpClient({ language }) }
  }, [orgId, view, language])
  const labelled = views.map((key) =>
    key === 'all'
      ? { key, label: say('news.view_all') }
      : { key, label: say(`publishing.${key}`, { n: soonDays }), count: counts[key] },
  )
  const viewName = labelled.find(({ key }) => key === view)!.label
  return (
    <>
      <PageMeta title={say('news.office')} />
      <PageHeading
        title={say('news.office')}
        lead={say('news.office_lead')}
        actions={
          <Link to="/staff/news/new" className={buttonClass('primary')}>
            {say('news.new')}
          </Link>
        }
      />
      <ViewLinks label={say('news.views')} views={labelled} current={view} language={language} />
      <ServerTable
        key={view}
        id="articles"
        caption={`${say('news.office')}: ${viewName}`}
        {...{ language, today, source, columns }}
        cells={cellsIn(language)}
        rowKey={({ id }) => String(id)}
        rowHeader="title"
        defaults={officeDefaults}
        fileName={`news-${view}`}
        organisation={house}
        searchHint={say('news.search_hint')}
        emptyText={say('news.none_here')}
      />
    </>
  )
}

function cellsIn(language: Language) {
  return {
    title: ({ id, title }: OfficeArticle) => {
      const shown = inLanguage(title, language)
      return (
        <Link to={`/staff/news/${id}`} lang={shown.lang} className="link font-semibold">
          {shown.text}
        </Link>
      )
    },
    state: ({ state }: OfficeArticle) => <StateTag state={state} language={language} />,
  }
}
