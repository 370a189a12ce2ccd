// Arrears of a bill by the month that they are of, oldest first; what was owed before the ledger was opened is of no known month.

import { bsMonthOf, type BsMonth } from '#kit/calendar/bs-month.ts'
import { unpaidItems, type OwedEntry } from '#features/ledger/rules/unpaid.ts'

export type Arrears = { period: BsMonth; isOpening?: true; amountPaisa: number }

/** What is unpaid of the entries of a connection that owes; the amounts add up to its balance. */
export function arrearsOf(entries: readonly OwedEntry[]): Arrears[] {
  const arrears: Arrears[] = []
  for (const { kind, period, valueOn, unpaidPaisa } of unpaidItems(entries)) {
    if (unpaidPaisa === 0) continue
    const of: Arrears = { period: period ?? bsMonthOf(valueOn), amountPaisa: 0 }
    if (kind === 'opening') of.isOpening = true
    const same = arrears.find((one) => one.period === of.period && one.isOpening === of.isOpening)
    if (same) same.amountPaisa += unpaidPaisa
    else arrears.push({ ...of, amountPaisa: unpaidPaisa })
  }
  return arrears
}
