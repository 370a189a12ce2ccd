// Amounts payable by date: the bill with the rebate or late fee of each payment step.

import { addDays } from '#kit/calendar/civil-date.ts'
import type { PaymentStep, PayStep } from '../contract/api.ts'
import { shareOf } from './rounding.ts'

/**
 * A bill's amount at each payment step, with its dates. Day 0 is the bill's date. The amount is rounded half up to the
 * paisa. @example payBy([{ fromDay: 0, toDay: 15, basisPoints: -400 }, …], 85_00, '2026-11-21')[0] // 81.60 until 2026-12-06
 */
export function payBy(steps: readonly PaymentStep[], amountPaisa: number, billedOn: string): PayStep[] {
  return steps.map(({ fromDay, toDay, basisPoints }) => ({
    fromDay,
    toDay,
    fromDate: addDays(billedOn, fromDay),
    toDate: toDay === null ? null : addDays(billedOn, toDay),
    basisPoints,
    amountPaisa: shareOf(amountPaisa, 10_000 + basisPoints),
  }))
}
