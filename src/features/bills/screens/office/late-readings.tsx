// Console page of the connections whose reading came after the bills of its month.

import { useMemo } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { wardName } from '#features/tols/screens/ward-name.ts'
import { monthName } from '#kit/format/bs-months.ts'
import { inDigits, type Language } from '#kit/language.ts'
import type { Column } from '#kit/table/columns.ts'
import { urlOf } from '#platform/api-request.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { httpClient } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { RelatedLink } from '#ui/related-link.tsx'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { BillsApi } from '../../contract/api.ts'
import type { LateReading } from '../../contract/late-readings.ts'
import { lateReadingMessages } from '../../messages/late-readings.ts'
import { billsScreens as texts } from '../../messages/screens.ts'
import { lateReadingsTranslator } from '../translator.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { orgId } = await requireSession('staff', request, 'ledger:read')
  return { orgId: String(orgId), today: todayInNepal() }
}

export default function LateReadingsPage() {
  const { orgId, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = lateReadingsTranslator(language)
  const organisation = useBranding()
  const title = t('bills.late_readings')
  const source = useMemo(() => {
    const url = urlOf<BillsApi['lateReadings']>('GET /admin/lateReadings/{orgId}', { orgId })
    return { url, send: httpClient({ language }) }
  }, [orgId, language])
  return (
    <>
      <PageMeta title={title} />
      <RelatedLink to="/staff/billing">{t('bills.back_to_runs')}</RelatedLink>
      <PageHeading title={title} lead={t('bills.late_readings_lead')} />
      <ServerTable
        id="late-readings"
        caption={title}
        {...{ language, today, source, columns, organisation }}
        cells={cellsIn(language)}
        rowKey={({ id, period }) => `${period} ${id}`}
        rowHeader="customerNumber"
        records="compact"
        fileName="late-readings"
        searchHint={t('bills.search_hint')}
        emptyText={t('bills.late_readings_none')}
      />
    </>
  )
}

const columns: Column<LateReading>[] = [
  { key: 'customerNumber', label: texts['bills.customer_number'], kind: 'code' },
  { key: 'name', label: texts['bills.holder'], width: 180, minWidth: 130 },
  {
    key: 'period',
    label: texts['bills.month'],
    value: ({ period }) => ({ en: monthName(period, 'en'), ne: monthName(period, 'ne') }),
  },
  { key: 'readOn', label: lateReadingMessages['bills.read_on'], kind: 'date', named: true },
  { key: 'enteredAt', label: lateReadingMessages['bills.entered_on'], kind: 'date', named: true },
  {
    key: 'ward',
    label: texts['bills.ward'],
    value: ({ ward }) => (ward === null ? '' : wardName(ward)),
  },
  { key: 'tol', label: texts['bills.tol'] },
]

function cellsIn(language: Language) {
  return {
    customerNumber: ({ id, customerNumber }: LateReading) => (
      <Link to={`/staff/connections/${id}`} className="link">
        {inDigits(customerNumber, language)}
      </Link>
    ),
  }
}
