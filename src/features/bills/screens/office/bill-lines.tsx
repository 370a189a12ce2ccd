// Table of a bill's lines by rule, with the tariff that each cites.

import { monthName } from '#kit/format/bs-months.ts'
import { explain } from '#features/tariffs/rules/explanation.ts'
import { useText } from '#features/tariffs/screens/text.ts'
import { formatNumber, formatRupees } from '#kit/format/numbers.ts'
import { inDigits, type Language } from '#kit/language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { StoredBill } from '../../contract/office.ts'
import { billsTranslator } from '../translator.ts'

type Line = StoredBill['lines'][number]

export function BillLines({ bill: { lines, totalPaisa } }: { bill: StoredBill }) {
  const text = useText()
  const { language } = text
  const t = billsTranslator(language)
  const rows = lines.map((line, place) => ({
    key: place,
    cells: [<LineText key="line" line={line} />, monthOf(line, language), formatRupees(line.amountPaisa, language, 2)],
  }))
  const total = [
    <strong key="to_pay">{t('bills.to_pay')}</strong>,
    <span key="month" className="record-spare" />,
    <strong key="sum">{formatRupees(totalPaisa, language, 2)}</strong>,
  ]
  return (
    <RecordTable
      caption={t('bills.lines')}
      columns={[
        { name: t('bills.line') },
        { name: t('bills.month') },
        { name: t('bills.amount'), figures: true, named: true },
      ]}
      records="compact"
      rows={[...rows, { key: 'total', cells: total }]}
    />
  )
}

/** The arrears of before the ledger are of no known month. */
function monthOf(line: Line, language: Language): string {
  if (line.kind === 'advance' || (line.kind === 'arrears' && line.isOpening)) return '–'
  return monthName(line.period, language)
}

function LineText({ line }: { line: Line }) {
  const text = useText()
  const { language } = text
  const t = billsTranslator(language)
  if (line.kind === 'advance') return t('bills.line_advance')
  if (line.kind === 'arrears' && line.isOpening) return t('bills.line_opening')
  if (line.kind !== 'charge') return t(`bills.line_${line.kind}`, { month: monthName(line.period, language) })
  const { charge, edition, days } = line
  return (
    <>
      {text.message(explain(charge, text.formatter))}
      {days ? ` (${t('bills.by_day', inDigitsOf(days, language))})` : null}
      <span className="block text-sm text-neutral-600">
        <TimeText at={edition.effectiveFrom}>
          {(date) => t('bills.cites', { year: inDigits(edition.fiscalYear, language), date })}
        </TimeText>
      </span>
    </>
  )
}

function inDigitsOf({ counted, of }: { counted: number; of: number }, language: Language) {
  return { counted: formatNumber(counted, language), of: formatNumber(of, language) }
}
