// What the page of billing shows of an organisation whose bills are made in another program: its imported months.

import { monthName } from '#kit/format/bs-months.ts'
import { formatNumber, formatRupees } from '#kit/format/numbers.ts'
import type { Language } from '#kit/language.ts'
import { Callout } from '#ui/callout.tsx'
import { RecordTable } from '#ui/record-table.tsx'
import { Section } from '#ui/section.tsx'
import type { ImportedMonth } from '../../contract/imported.ts'
import { billsTranslator } from '../translator.ts'

export function Imported({ months, language }: { months: readonly ImportedMonth[]; language: Language }) {
  const t = billsTranslator(language)
  return (
    <>
      <Callout tone="info" title={t('bills.elsewhere_title')}>
        <p>{t('bills.elsewhere')}</p>
      </Callout>
      <Section id="imported" title={t('bills.imported')}>
        {months.length === 0 ? <p>{t('bills.none_imported')}</p> : <MonthTable months={months} language={language} />}
      </Section>
    </>
  )
}

function MonthTable({ months, language }: { months: readonly ImportedMonth[]; language: Language }) {
  const t = billsTranslator(language)
  return (
    <RecordTable
      caption={t('bills.imported')}
      columns={[
        { name: t('bills.month') },
        figure(t('bills.count')),
        figure(t('bills.imported_charged')),
        figure(t('bills.imported_payments')),
        figure(t('bills.imported_paid')),
      ]}
      rows={months.map(({ period, bills, billedPaisa, payments, paidPaisa }) => ({
        key: period ?? '',
        cells: [
          period === null ? t('bills.no_month') : monthName(period, language),
          formatNumber(bills, language),
          formatRupees(billedPaisa, language, 2),
          formatNumber(payments, language),
          formatRupees(paidPaisa, language, 2),
        ],
      }))}
    />
  )
}

function figure(name: string) {
  return { name, short: true, figures: true }
}
