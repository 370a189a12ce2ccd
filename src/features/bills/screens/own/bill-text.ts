// A line of a bill in words, and the rule by which it is charged.

import type { BillLine } from '../../contract/bill.ts'
import { explain } from '#features/tariffs/rules/explanation.ts'
import type { TariffText } from '#features/tariffs/screens/text.ts'
import { monthName } from '#kit/format/bs-months.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import { translator } from '#kit/language.ts'
import { ownBillMessages } from '../../messages/own.ts'

/** What a line is for; `period`: the month of the bill, which is not named again. */
export function lineText(line: BillLine, period: string, text: TariffText): string {
  const t = translator(ownBillMessages, text.language)
  if (line.kind === 'advance') return t('my_bills.line_advance')
  if (line.kind === 'arrears' && line.isOpening) return t('my_bills.line_opening')
  const month = monthName(line.period, text.language)
  if (line.kind !== 'charge') return t(`my_bills.line_${line.kind}`, { month })
  const explained = text.message(explain(line.charge, text.formatter))
  const charged = line.days ? `${explained} (${daysText(line.days, text)})` : explained
  return line.period === period ? charged : t('my_bills.month_line', { month, line: charged })
}

function daysText({ counted, of }: { counted: number; of: number }, { language }: TariffText): string {
  const t = translator(ownBillMessages, language)
  return t('my_bills.by_day', { counted: formatNumber(counted, language), of: formatNumber(of, language) })
}

export function ruleText(line: BillLine, { language }: TariffText): string {
  const t = translator(ownBillMessages, language)
  return t(`my_bills.rule_${line.kind === 'charge' ? line.rule : line.kind}`)
}
