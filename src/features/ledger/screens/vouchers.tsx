// Console page of the daily vouchers of a month, exported for the general ledger.

import { useMemo } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { monthName } from '#kit/format/bs-months.ts'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { addMonths, bsMonthOf } from '#kit/calendar/bs-month.ts'
import type { Column } from '#kit/table/columns.ts'
import { urlOf } from '#platform/api-request.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { httpClient } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { RelatedLink } from '#ui/related-link.tsx'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { LedgerApi } from '../contract/api.ts'
import type { VoucherLine, VouchersApi } from '../contract/vouchers.ts'
import { ledgerReports as texts } from '../messages/reports.ts'
import { ledgerScreens } from '../messages/screens.ts'
import { accountLabel, accountNumber } from './account-label.ts'
import { ClosedMonths } from './closings.tsx'
import { ledgerTranslator } from './translator.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId, who } = await requireSession('staff', request, 'ledger:read')
  const closings = await api.read<LedgerApi['closings']>('GET /admin/ledger/{orgId}/closings', { orgId: String(orgId) })
  const mayImport = who.permissions.includes('ledger:correct') || who.permissions.includes('billing:approve')
  return { orgId: String(orgId), today: todayInNepal(), mayImport, closings }
}

export default function Vouchers() {
  const { orgId, today, mayImport, closings } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = ledgerTranslator(language)
  const organisation = useBranding()
  const columns = useMemo(() => columnsUntil(today), [today])
  const source = useMemo(() => {
    const url = urlOf<VouchersApi['vouchers']>('GET /admin/ledger/{orgId}/vouchers', { orgId })
    return { url, send: httpClient({ language }) }
  }, [orgId, language])
  return (
    <>
      <PageMeta title={t('ledger.vouchers')} />
      <PageHeading title={t('ledger.vouchers')} lead={t('ledger.vouchers_lead')} />
      {mayImport ? <RelatedLink to="/staff/imports/ledger">{t('ledger.import')}</RelatedLink> : null}
      <ServerTable
        id="vouchers"
        caption={t('ledger.vouchers')}
        {...{ language, today, source, columns, organisation, cells }}
        rowKey={({ day, account }) => `${day} ${account}`}
        rowHeader="account"
        records="compact"
        searchHint={t('ledger.search_account')}
        fileName="vouchers"
        emptyText={t('ledger.vouchers_empty')}
      />
      <Section id="closed" title={t('ledger.closed_months')}>
        <ClosedMonths closings={closings} language={language} />
      </Section>
    </>
  )
}

/** Two years of months can be chosen. */
function columnsUntil(today: string): Column<VoucherLine>[] {
  const months = Array.from({ length: 24 }, (_, back) => addMonths(bsMonthOf(today), -back))
  const options = months.map((value) => {
    return { value, label: { en: monthName(value, 'en'), ne: monthName(value, 'ne') } }
  })
  return [
    { key: 'day', label: ledgerScreens['ledger.day'], kind: 'date', width: 130 },
    {
      key: 'period',
      label: ledgerScreens['ledger.period'],
      hidden: true,
      value: ({ day }) => ({ en: monthName(bsMonthOf(day), 'en'), ne: monthName(bsMonthOf(day), 'ne') }),
      filter: { type: 'select', options },
    },
    { key: 'number', label: texts['ledger.account_number'], named: true, value: accountNumber },
    { key: 'account', label: texts['ledger.account'], width: 220, value: ({ account }) => accountLabel(account) },
    { key: 'debitPaisa', label: texts['ledger.debit'], kind: 'money', named: true },
    { key: 'creditPaisa', label: texts['ledger.credit'], kind: 'money', named: true },
  ]
}

const cells = {
  day: ({ day }: VoucherLine) => (
    <Link to={`/staff/ledger/${day}`} className="link">
      <TimeText at={day} />
    </Link>
  ),
}
