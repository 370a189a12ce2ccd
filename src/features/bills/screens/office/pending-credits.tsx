// Table of the credit notes that are to be approved: each leads to its bill, where it is decided.

import { Link } from 'react-router'
import { monthName } from '#kit/format/bs-months.ts'
import { formatNumber, formatRupees } from '#kit/format/numbers.ts'
import { inDigits, type Language } from '#kit/language.ts'
import { yearlyNumberText } from '#kit/yearly-number.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { Section } from '#ui/section.tsx'
import type { CreditNote } from '../../contract/credits.ts'
import { billsTranslator } from '../translator.ts'

/** Nothing where there are none. `total`: of all, of which these are the oldest. */
export function PendingCredits(props: { credits: readonly CreditNote[]; total: number; language: Language }) {
  const { credits, total, language } = props
  const t = billsTranslator(language)
  if (credits.length === 0) return null
  return (
    <Section id="credits" title={t('bills.credits_pending')}>
      {total > credits.length ? (
        <p className="mb-3">{t('bills.credits_pending_more', { n: formatNumber(total, language) })}</p>
      ) : null}
      <RecordTable
        records="compact"
        caption={t('bills.credits_pending')}
        columns={[
          { name: t('bills.credits_bill') },
          { name: t('bills.customer_number'), named: true },
          { name: t('bills.month') },
          { name: t('bills.amount'), figures: true, named: true },
          { name: t('bills.crediting_reason'), named: true },
          { name: t('bills.credits_requested'), named: true },
        ]}
        rows={credits.map(({ id, bill, customerNumber, period, amountPaisa, reason, prepared }) => ({
          key: id,
          cells: [
            <Link key="bill" to={`/staff/bills/${yearlyNumberText(bill)}`} className="link">
              {inDigits(yearlyNumberText(bill), language)}
            </Link>,
            inDigits(customerNumber, language),
            monthName(period, language),
            formatRupees(amountPaisa, language, 2),
            reason,
            prepared.by,
          ],
        }))}
      />
    </Section>
  )
}
