// Table of amounts by day of payment.

import { formatRupees } from '#kit/format/numbers.ts'
import { translator, type Language } from '#kit/language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { ownBillMessages } from '../../messages/own.ts'
import type { OwedOn } from '../../rules/owed.ts'

export function PaySteps({
  caption,
  steps,
  language,
}: {
  caption: string
  steps: readonly OwedOn[]
  language: Language
}) {
  const t = translator(ownBillMessages, language)
  return (
    <RecordTable
      narrow
      caption={caption}
      columns={[{ name: t('my_bills.step_days') }, { name: t('my_bills.amount'), figures: true }]}
      rows={steps.map(({ from, until, amountPaisa, waivedPaisa }) => ({
        key: from,
        cells: [
          until === null ? (
            <TimeText key="days" at={from}>
              {(date) => t('my_bills.step_from', { date })}
            </TimeText>
          ) : (
            <TimeText key="days" at={until}>
              {(date) => t('my_bills.step_until', { date })}
            </TimeText>
          ),
          waivedPaisa === undefined ? (
            formatRupees(amountPaisa, language, 2)
          ) : (
            <span key="amount">
              {formatRupees(amountPaisa, language, 2)}
              <span className="block text-sm">
                {t('my_bills.amnesty_step', { waived: formatRupees(waivedPaisa, language, 2) })}
              </span>
            </span>
          ),
        ],
      }))}
    />
  )
}
