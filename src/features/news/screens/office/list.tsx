// Which articles does the office have, and in which state is each?

import { useMemo } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { todayHere } from '#platform/leaving.ts'
import { ThingList } from '#features/publishing/screens/thing-list.tsx'
import { enter } from '#features/sessions/screens/signed-in.ts'
import { useLanguage } from '#ui/page-language.ts'
import { newsApi } from '../../contract/api.ts'
import { newsOfficeApi } from '../../contract/office.ts'
import { officeColumns } from './columns.ts'
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
  const { categories, ...desk } = useLoaderData<typeof clientLoader>()
  const say = officeSay(useLanguage())
  return (
    <ThingList
      {...desk}
      name="news"
      columnsOf={useMemo(() => officeColumns(categories), [categories])}
      titleOf={({ title }) => title}
      words={{
        title: say('news.office'),
        lead: say('news.office_lead'),
        add: say('news.new'),
        searchHint: say('news.search_hint'),
      }}
    />
  )
}
