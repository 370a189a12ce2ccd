// Admin list of articles.

import { useMemo } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import type { AddressOf } from '#kit/contract.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { ItemList } from '#features/publishing/screens/item-list.tsx'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { useLanguage } from '#ui/page-language.ts'
import type { NewsApi } from '../../contract/api.ts'
import type { ArticleAdmin } from '../../contract/office.ts'
import { officeColumns } from './columns.ts'
import { officeTranslator } from './translator.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId: id } = await requireSession('staff', request, 'content:write')
  const orgId = String(id)
  const [counts, { data: categories }] = await Promise.all([
    api.read<ArticleAdmin['count']>('GET /admin/news/{orgId}/states', { orgId }),
    api.read<NewsApi['newsCategories']>('GET /customer/newsCategories/{orgId}', { orgId }),
  ])
  return { orgId, counts, categories, today: todayInNepal() }
}

const list = 'GET /admin/news/{orgId}' satisfies AddressOf<ArticleAdmin['list']>

export default function OfficeNews() {
  const { categories, ...page } = useLoaderData<typeof clientLoader>()
  const t = officeTranslator(useLanguage())
  return (
    <ItemList
      {...page}
      name="news"
      list={list}
      columnsOf={useMemo(() => officeColumns(categories), [categories])}
      titleOf={({ title }) => title}
      texts={{
        title: t('news.office'),
        lead: t('news.office_lead'),
        add: t('news.new'),
        searchHint: t('news.search_hint'),
      }}
    />
  )
}
