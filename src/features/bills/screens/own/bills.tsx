// Portal page of the customer's bills.

import { useMemo } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { monthName } from '#kit/format/bs-months.ts'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { formatRupees } from '#kit/format/numbers.ts'
import { inDigits, translator, type Language } from '#kit/language.ts'
import { urlOf } from '#platform/api-request.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { httpClient } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { Callout } from '#ui/callout.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Tag } from '#ui/tag.tsx'
import type { BillsApi } from '../../contract/api.ts'
import type { OwnBill } from '../../contract/own.ts'
import { ownBillMessages } from '../../messages/own.ts'
import { Credited } from '../credited.tsx'
import { billColumns } from './columns.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId: id } = await requireSession('customer', request)
  const orgId = String(id)
  const { isBilledHere } = await api.read<BillsApi['myBills']>('GET /customer/bills/{orgId}', { orgId, limit: 1 })
  return { orgId, isBilledHere, today: todayInNepal() }
}

export default function OwnBills() {
  const { orgId, isBilledHere, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const branding = useBranding()
  const t = translator(ownBillMessages, language)
  const title = t('my_bills.own_title')
  const source = useMemo(
    () => ({
      url: urlOf<BillsApi['myBills']>('GET /customer/bills/{orgId}', { orgId }),
      send: httpClient({ language }),
    }),
    [orgId, language],
  )
  const cells = useMemo(() => cellsIn(language), [language])
  return (
    <>
      <PageMeta title={title} />
      <PageHeading title={title} lead={t('my_bills.own_lead')} />
      {isBilledHere ? null : (
        <div className="mb-6 max-w-[46rem]">
          <Callout tone="info" title={t('my_bills.made_elsewhere')}>
            <p>{t('my_bills.in_statement')}</p>
            <p>
              <Link to="/account/statement" className="link inline-block py-2">
                {t('my_bills.to_statement')}
              </Link>
            </p>
          </Callout>
        </div>
      )}
      <ServerTable
        id="bills"
        caption={title}
        {...{ language, today, source, cells }}
        columns={billColumns}
        rowKey={({ number }) => number}
        rowHeader="period"
        records="compact"
        defaults={{ sortBy: 'billedOn', sortOrder: 'desc' }}
        fileName="bills"
        organisation={branding}
        searchHint={t('my_bills.own_search')}
        emptyText={t(isBilledHere ? 'my_bills.own_none' : 'my_bills.none_here')}
      />
    </>
  )
}

function cellsIn(language: Language) {
  const t = translator(ownBillMessages, language)
  return {
    period: ({ period, number }: OwnBill) => (
      <Link to={`/account/bills/${number}`} className="link font-bold">
        {monthName(period, language)}
      </Link>
    ),
    customerNumber: ({ customerNumber }: OwnBill) => inDigits(customerNumber, language),
    unpaidPaisa: ({ unpaidPaisa, credit }: OwnBill) =>
      credit ? (
        <Credited credit={credit} bills="/account/bills" language={language} />
      ) : unpaidPaisa === 0 ? (
        <Tag tone="success">{t('my_bills.paid')}</Tag>
      ) : (
        formatRupees(unpaidPaisa, language, 2)
      ),
  }
}
