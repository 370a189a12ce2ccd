// Console page of all receipts, searched by customer number or receipt number.

import { useMemo } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { inDigits, type Language } from '#kit/language.ts'
import { urlOf } from '#platform/api-request.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { httpClient } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { Receipt, ReceiptsApi } from '../contract/api.ts'
import { receiptColumns, receiptDefaults } from './columns.ts'
import { receiptsTranslator } from './translator.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { orgId } = await requireSession('staff', request, 'receipts:read')
  return { orgId: String(orgId), today: todayInNepal() }
}

export default function Receipts() {
  const { orgId, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = receiptsTranslator(language)
  const organisation = useBranding()
  const source = useMemo(() => {
    const url = urlOf<ReceiptsApi['receipts']>('GET /admin/receipts/{orgId}', { orgId })
    return { url, send: httpClient({ language }) }
  }, [orgId, language])
  return (
    <>
      <PageMeta title={t('receipts.title')} />
      <PageHeading title={t('receipts.title')} lead={t('receipts.lead')} />
      <ServerTable
        id="receipts"
        caption={t('receipts.title')}
        {...{ language, today, source, organisation }}
        columns={receiptColumns}
        defaults={receiptDefaults}
        cells={cellsIn(language)}
        rowKey={({ number }) => number}
        rowHeader="number"
        searchHint={t('receipts.search_hint')}
        fileName="receipts"
        emptyText={t('receipts.none')}
      />
    </>
  )
}

function cellsIn(language: Language) {
  return {
    number: ({ number }: Receipt) => (
      <Link to={`/staff/receipts/${number}`} className="link">
        {inDigits(number, language)}
      </Link>
    ),
  }
}
