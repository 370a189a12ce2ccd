// Posting days and closings: an entry is posted on the day from which it counts, or on the first open day after it.

import { bsMonthOf, firstDayOf, addMonths, lastDayOf, type BsMonth } from '#kit/calendar/bs-month.ts'
import { addDays } from '#kit/calendar/civil-date.ts'
import { fiscalYear } from '#kit/calendar/fiscal-year.ts'
import { allow, deny, type Verdict } from '#kit/refusal.ts'

/** `closedUntil`: the last day of the last closed month, null before the first. */
export function postingDay(valueOn: string, closedUntil: string | null): string {
  return closedUntil !== null && valueOn <= closedUntil ? addDays(closedUntil, 1) : valueOn
}

/** Months close in their order, once they are over. `cutOverOn`: the day from which the ledger is kept. */
export function mayCloseMonth(
  period: BsMonth,
  { cutOverOn, closedUntil, today }: { cutOverOn: string; closedUntil: string | null; today: string },
): Verdict {
  const next = bsMonthOf(closedUntil === null ? cutOverOn : addDays(closedUntil, 1))
  if (period < next) return deny('ledger.month_closed', { period })
  if (period > next) return deny('ledger.month_before_open', { period: next })
  return lastDayOf(period) < today ? allow : deny('ledger.month_not_over', { period })
}

/** The fiscal year that ends with this month, or undefined when none does. @example yearEndingWith('2084/03') // '2083/84' */
export function yearEndingWith(period: BsMonth): string | undefined {
  const year = fiscalYear(lastDayOf(period))
  return year && year.endsOn === addDays(firstDayOf(addMonths(period, 1)), -1) ? year.label : undefined
}
