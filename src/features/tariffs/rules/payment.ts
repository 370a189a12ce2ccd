// Amounts payable by date: the bill with the rebate or late fee of each payment step.

import { addMonths, bsMonthOf, firstDayOf, lastKnownMonth, monthsBetween } from '#kit/calendar/bs-month.ts'
import { addDays, daysBetween } from '#kit/calendar/civil-date.ts'
import type { PaymentStep, PayStep } from '../contract/api.ts'
import { shareOf } from './rounding.ts'

/** Steps that are listed after one that repeats. */
const shownRepeats = 3

/**
 * A bill's amount at each payment step, with its dates. Day 0 is the bill's date. Once a step that repeats has begun again until `today`,
 * the table begins with the repetition of today. The amount is rounded half up to the paisa.
 * @example payBy([{ fromDay: 0, toDay: 15, basisPoints: -400 }, …], 85_00, '2026-11-21')[0] // 81.60 until 2026-12-06
 */
export function payBy(
  steps: readonly PaymentStep[],
  amountPaisa: number,
  billedOn: string,
  today = billedOn,
): PayStep[] {
  return shownSteps(steps, timesRepeated(steps, billedOn, today)).flatMap(({ fromDay, toDay, basisPoints, unit }) => {
    const fromDate = stepStart(unit ?? 'day', billedOn, fromDay)
    const next = toDay === null ? undefined : stepStart(unit ?? 'day', billedOn, toDay + 1)
    if (!fromDate) return []
    const toDate = next === undefined ? null : addDays(next, -1)
    return [{ fromDay, toDay, fromDate, toDate, basisPoints, amountPaisa: shareOf(amountPaisa, 10_000 + basisPoints) }]
  })
}

/**
 * The day on which a step begins: so many days after the bill, or the first day after so many ends of Bikram Sambat months; undefined after the
 * calendar's last month. @example stepStart('month', '2026-11-21', 2) // '2027-01-15', the first of Magh
 */
export function stepStart(unit: 'day' | 'month', billedOn: string, from: number): string | undefined {
  if (unit === 'day' || from === 0) return addDays(billedOn, from)
  const month = addMonths(bsMonthOf(billedOn), from)
  return month > lastKnownMonth() ? undefined : firstDayOf(month)
}

/** How often the last step has begun again until a day. */
function timesRepeated(steps: readonly PaymentStep[], billedOn: string, today: string): number {
  const last = steps.at(-1)
  if (!last?.repeat) return 0
  const age = last.unit ? monthsBetween(bsMonthOf(billedOn), bsMonthOf(today)) : daysBetween(billedOn, today)
  return Math.max(Math.floor((age - last.fromDay) / last.repeat.every), 0)
}

/** The same number of steps at any age of the bill. */
function shownSteps(steps: readonly PaymentStep[], repeated: number): PaymentStep[] {
  const last = steps.at(-1)
  if (!last?.repeat) return [...steps]
  const { every, basisPoints } = last.repeat
  const once = repeated === 0 ? steps.slice(0, -1) : []
  const listed = Array.from({ length: steps.length + shownRepeats - once.length }, (_, place) => {
    const times = repeated + place
    const fromDay = last.fromDay + times * every
    return { ...last, fromDay, toDay: fromDay + every - 1, basisPoints: last.basisPoints + times * basisPoints }
  })
  return [...once, ...listed]
}
