// Table of a bill's lines: what each is for, the rule that charges it, and its amount.

import { textIn } from '#features/tariffs/screens/text.ts'
import { formatNumber, formatRupees } from '#kit/format/numbers.ts'
import { translator, type Language } from '#kit/language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { BillLine } from '../../contract/bill.ts'
import { ownBillMessages } from '../../messages/own.ts'
import { lineText, ruleText } from './bill-text.ts'

type Props = { caption: string; period: string; lines: readonly BillLine[]; totalPaisa: number; language: Language }

/** Lines are numbered as the parts of the picture are. */
export function BillLines({ caption, period, lines, totalPaisa, language }: Props) {
  const t = translator(ownBillMessages, language)
  const rows = lines.map((line, place) => ({
    key: place,
    cells: [
      <Item key="item" place={place + 1} line={line} period={period} language={language} />,
      formatRupees(line.amountPaisa, language, 2),
    ],
  }))
  const sum = {
    key: -1,
    cells: [t('my_bills.sum'), <strong key="sum">{formatRupees(totalPaisa, language, 2)}</strong>],
  }
  return (
    <RecordTable
      narrow
      caption={caption}
      columns={[{ name: t('my_bills.line') }, { name: t('my_bills.amount'), figures: true }]}
      rows={[...rows, sum]}
    />
  )
}

/** What the line is for, and the rule that charges it. */
function Item({
  place,
  line,
  period,
  language,
}: {
  place: number
  line: BillLine
  period: string
  language: Language
}) {
  const t = translator(ownBillMessages, language)
  const text = textIn(language)
  return (
    <>
      {formatNumber(place, language)}. {lineText(line, period, text)}
      <span className="bill-rule block font-normal text-neutral-800">{ruleText(line, text)}</span>
      {line.kind === 'charge' ? (
        <span className="bill-rule block text-sm font-normal text-neutral-600">
          <TimeText at={line.edition.effectiveFrom}>
            {(date) => t('my_bills.rates_of', { year: text.digits(line.edition.fiscalYear), date })}
          </TimeText>
        </span>
      ) : null}
    </>
  )
}
