// Admin list of documents.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import type { AddressOf } from '#kit/contract.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { ItemList } from '#features/publishing/screens/item-list.tsx'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { useLanguage } from '#ui/page-language.ts'
import type { DocumentAdmin } from '../../contract/office.ts'
import { officeColumns } from './columns.ts'
import { officeTranslator } from './translator.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId: id } = await requireSession('staff', request, 'documents:write')
  const orgId = String(id)
  return {
    orgId,
    counts: await api.read<DocumentAdmin['count']>('GET /admin/documents/{orgId}/states', { orgId }),
    today: todayInNepal(),
  }
}

const list = 'GET /admin/documents/{orgId}' satisfies AddressOf<DocumentAdmin['list']>

export default function OfficeDocuments() {
  const t = officeTranslator(useLanguage())
  return (
    <ItemList
      {...useLoaderData<typeof clientLoader>()}
      name="documents"
      list={list}
      columnsOf={officeColumns}
      titleOf={({ titleEn, titleNe }) => ({ en: titleEn, ne: titleNe })}
      texts={{
        title: t('documents.office'),
        lead: t('documents.office_lead'),
        add: t('documents.new'),
        searchHint: t('documents.search_hint'),
      }}
    />
  )
}
