// A line of a bill in words, and the rule by which it is charged.

import type { BillLine } from '../../contract/bill.ts'
import { explain } from '#features/tariffs/rules/explanation.ts'
import type { TariffText } from '#features/tariffs/screens/text.ts'
import { monthName } from '#features/readings/screens/month-name.ts'
import { translator } from '#kit/language.ts'
import { ownBillMessages } from '../../messages/own.ts'

/** What a line is for; `period`: the month of the bill, which is not named again. */
export function lineText(line: BillLine, period: string, text: TariffText): string {
  const t = translator(ownBillMessages, text.language)
  if (line.kind === 'advance') return t('my_bills.line_advance')
  if (line.kind === 'arrears' && line.isOpening) return t('my_bills.line_opening')
  const month = monthName(line.period, text.language)
  if (line.kind !== 'charge') return t(`my_bills.line_${line.kind}`, { month })
  const charged = text.message(explain(line.charge, text.formatter))
  return line.period === period ? charged : t('my_bills.month_line', { month, line: charged })
}

export function ruleText(line: BillLine, { language }: TariffText): string {
  const t = translator(ownBillMessages, language)
  return t(`my_bills.rule_${line.kind === 'charge' ? line.rule : line.kind}`)
}
