// Which notices and documents does the office have, and in which state is each?

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
import type { OfficeDocument } from '../../contract/office.ts'
import { documentsOfficeApi } from '../../contract/office.ts'
import { officeColumns, officeDefaults, views } from './columns.ts'
import { officeSay } from './sentences.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId: id } = await enter('staff', request, 'documents:write')
  const orgId = String(id)
  return { orgId, counts: await api.read(documentsOfficeApi.countDocuments, { orgId }), today: todayHere() }
}

export default function OfficeDocuments() {
  const { orgId, counts, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const say = officeSay(language)
  const house = useHouse()
  const [asked] = useSearchParams()
  const view = views.find((each) => each === asked.get('view')) ?? 'all'
  const source = useMemo(() => {
    const state = view === 'all' ? '' : `?state=${view}`
    return { url: `/admin/documents/${orgId}${state}`, send: httpClient({ language }) }
  }, [orgId, view, language])
  const labelled = views.map((key) =>
    key === 'all'
      ? { key, label: say('documents.view_all') }
      : { key, label: say(`publishing.${key}`, { n: soonDays }), count: counts[key] },
  )
  const viewName = labelled.find(({ key }) => key === view)!.label
  return (
    <>
      <PageMeta title={say('documents.office')} />
      <PageHeading
        title={say('documents.office')}
        lead={say('documents.office_lead')}
        actions={
          <Link to="/staff/documents/new" className={buttonClass('primary')}>
            {say('documents.new')}
          </Link>
        }
      />
      <ViewLinks label={say('documents.views')} views={labelled} current={view} language={language} />
      <ServerTable
        key={view}
        id="documents"
        caption={`${say('documents.office')}: ${viewName}`}
        {...{ language, today, source }}
        columns={officeColumns(view)}
        cells={cellsIn(language)}
        rowKey={({ id }) => String(id)}
        rowHeader="title"
        defaults={officeDefaults}
        fileName={`documents-${view}`}
        organisation={house}
        searchHint={say('documents.search_hint')}
        emptyText={say('documents.none_here')}
      />
    </>
  )
}

function cellsIn(language: Language) {
  return {
    title: ({ id, titleEn, titleNe }: OfficeDocument) => {
      const title = inLanguage({ en: titleEn, ne: titleNe }, language)
      return (
        <Link to={`/staff/documents/${id}`} lang={title.lang} className="link font-semibold">
          {title.text}
        </Link>
      )
    },
    state: ({ state }: OfficeDocument) => <StateTag state={state} language={language} />,
  }
}
