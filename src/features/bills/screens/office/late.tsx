// Console page of the bills for whose months a tariff was published later: the list, and its credit notes requested and approved together.

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { monthName } from '#kit/format/bs-months.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { formatNumber, formatRupees } from '#kit/format/numbers.ts'
import { inDigits, inLanguage, type Language } from '#kit/language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { RelatedLink } from '#ui/related-link.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { BillsApi } from '../../contract/api.ts'
import type { LateBill, LateBills } from '../../contract/late.ts'
import { billsTranslator, lateTranslator } from '../translator.ts'
import { LateActions } from './late-actions.tsx'

export async function clientLoader({ request }: LoaderFunctionArgs): Promise<LateBills> {
  const { api, orgId } = await requireSession('staff', request, 'ledger:read')
  return api.read<BillsApi['lateBills']>('GET /admin/lateBills/{orgId}', { orgId: String(orgId) })
}

export default function LateBillsPage() {
  const { data: bills, more } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = lateTranslator(language)
  return (
    <>
      <PageMeta title={t('bills.late_title')} />
      <RelatedLink to="/staff/billing">{billsTranslator(language)('bills.back_to_runs')}</RelatedLink>
      <PageHeading title={t('bills.late_title')} lead={t('bills.late_lead')} />
      {bills.length === 0 ? (
        <p>{t('bills.late_none')}</p>
      ) : (
        <>
          <LateActions bills={bills} language={language} />
          <Section id="bills" title={billsTranslator(language)('bills.list')}>
            {more ? (
              <p className="mb-3">{t('bills.late_more', { count: formatNumber(bills.length, language) })}</p>
            ) : null}
            <LateTable bills={bills} language={language} />
          </Section>
        </>
      )}
    </>
  )
}

function LateTable({ bills, language }: { bills: readonly LateBill[]; language: Language }) {
  const t = lateTranslator(language)
  const texts = billsTranslator(language)
  return (
    <RecordTable
      caption={t('bills.late_title')}
      records="compact"
      columns={[
        { name: texts('bills.number') },
        { name: texts('bills.customer_number'), short: true, named: true },
        { name: texts('bills.holder') },
        { name: texts('bills.month'), short: true },
        { name: texts('bills.charge'), short: true, figures: true, named: true },
        { name: t('bills.late_cited'), short: true, named: true },
        { name: t('bills.late_in_force'), short: true, named: true },
        { name: t('bills.late_state'), short: true },
      ]}
      rows={bills.map(({ number, customerNumber, name, period, chargePaisa, cited, inForce, isRequested }) => ({
        key: number,
        cells: [
          <Link key="bill" to={`/staff/bills/${number}`} className="link inline-block py-1">
            {inDigits(number, language)}
          </Link>,
          inDigits(customerNumber, language),
          inLanguage(name, language).text,
          monthName(period, language),
          formatRupees(chargePaisa, language, 2),
          <TimeText key="cited" at={cited} />,
          <TimeText key="in-force" at={inForce} />,
          t(isRequested ? 'bills.late_requested' : 'bills.late_open'),
        ],
      }))}
    />
  )
}
