// Console page of the bills of all connections that corrected readings have made wrong: each with its units, and the way to its credit note.

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { monthName } from '#kit/format/bs-months.ts'
import { formatNumber, formatRupees } from '#kit/format/numbers.ts'
import { inDigits, type Language } from '#kit/language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { RelatedLink } from '#ui/related-link.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import type { AllWrongBills, ReadingCorrectionsApi, WrongBillOfAll } from '../../contract/reading-corrections.ts'
import { correctionsTranslator } from '../translator.ts'

export async function clientLoader({ request }: LoaderFunctionArgs): Promise<AllWrongBills> {
  const { api, orgId } = await requireSession('staff', request, 'billing:prepare')
  return api.read<ReadingCorrectionsApi['allWrongBills']>('GET /admin/wrongBills/{orgId}', { orgId: String(orgId) })
}

export default function AllWrongBillsPage() {
  const { data: bills, more } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = correctionsTranslator(language)
  const title = t('bills.wrong_list')
  return (
    <>
      <PageMeta title={title} />
      <RelatedLink to="/staff/billing">{t('bills.back_to_runs')}</RelatedLink>
      <PageHeading title={title} lead={t('bills.wrong_list_lead')} />
      {more ? (
        <p className="mb-3">{t('bills.wrong_list_more', { count: formatNumber(bills.length, language) })}</p>
      ) : null}
      {bills.length === 0 ? <p>{t('bills.wrong_list_none')}</p> : <WrongTable {...{ bills, language }} />}
    </>
  )
}

function WrongTable({ bills, language }: { bills: readonly WrongBillOfAll[]; language: Language }) {
  const t = correctionsTranslator(language)
  return (
    <RecordTable
      caption={t('bills.wrong_list')}
      records="compact"
      columns={[
        { name: t('bills.number') },
        { name: t('bills.customer_number'), short: true, named: true },
        { name: t('bills.month'), short: true },
        { name: t('bills.charge'), short: true, figures: true, named: true },
        { name: t('bills.wrong_units_before'), short: true, figures: true, named: true },
        { name: t('bills.wrong_units_after'), short: true, figures: true, named: true },
        { name: t('bills.wrong_credit') },
      ]}
      rows={bills.map((bill) => ({ key: bill.number, cells: cellsOf(bill, language) }))}
    />
  )
}

function cellsOf(bill: WrongBillOfAll, language: Language) {
  const { number, connectionId, customerNumber, period, chargePaisa, units, after, isRequested } = bill
  const t = correctionsTranslator(language)
  const first = after === null ? '' : t('bills.wrong_after', { number: inDigits(after, language) })
  return [
    <Link key="bill" to={`/staff/bills/${number}#credit`} className="link inline-block py-1">
      {inDigits(number, language)}
    </Link>,
    <Link key="connection" to={`/staff/connections/${connectionId}/readings#wrong-bills`} className="link">
      {inDigits(customerNumber, language)}
    </Link>,
    monthName(period, language),
    formatRupees(chargePaisa, language, 2),
    formatNumber(units.before, language),
    formatNumber(units.after, language),
    isRequested ? t('bills.wrong_requested') : first || '–',
  ]
}
