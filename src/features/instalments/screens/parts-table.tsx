// Table of the parts of an agreement with what is paid of each, and what is to be paid next.

import { formatMoney, formatNumber, formatRupees } from '#kit/format/numbers.ts'
import type { Language } from '#kit/language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { AgreedPart, NextInstalment } from '../contract/api.ts'
import { ownTranslator } from './own-translator.ts'

export function PartsTable({ parts, language }: { parts: readonly AgreedPart[]; language: Language }) {
  const t = ownTranslator(language)
  return (
    <RecordTable
      caption={t('instalments.title')}
      records="compact"
      columns={[
        { name: t('instalments.part'), short: true },
        { name: t('instalments.due_on'), short: true, named: true },
        { name: t('instalments.state'), short: true },
        { name: t('instalments.amount'), short: true, figures: true, named: true },
        { name: t('instalments.paid'), short: true, figures: true, named: true },
      ]}
      rows={parts.map(({ part, dueOn, amountPaisa, paidPaisa, state }) => ({
        key: part,
        cells: [
          formatNumber(part, language),
          <TimeText key="due" at={dueOn} />,
          t(`instalments.part_${state}`),
          formatRupees(amountPaisa, language, 2),
          formatRupees(paidPaisa, language, 2),
        ],
      }))}
    />
  )
}

/** @example <NextText next={next} language="en" /> // Rs. 500 by 17 November 2026 */
export function NextText({
  next: { dueOn, amountPaisa, isMissed },
  language,
}: {
  next: NextInstalment
  language: Language
}) {
  const t = ownTranslator(language)
  const amount = formatMoney(amountPaisa, language)
  return (
    <TimeText at={dueOn} language={language}>
      {(date) => t(isMissed ? 'instalments.next_missed' : 'instalments.next_by', { amount, date })}
    </TimeText>
  )
}
