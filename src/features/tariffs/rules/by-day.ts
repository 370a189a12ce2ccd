// Rates of a month of which only some days are charged: what does not depend on the use counts by day.

import type { Rates } from '../contract/api.ts'
import { shareOfDays } from './rounding.ts'

/** `counted` of the `of` days of the month. Minimum, fees and a flat sewerage are taken by day, half a paisa up; rates per unit stay. */
export function ratesByDay<R extends Rates>(rates: R, { counted, of }: { counted: number; of: number }): R {
  const byDay = <Fixed extends { amountPaisa: number }>(fixed: Fixed): Fixed => {
    return { ...fixed, amountPaisa: shareOfDays(fixed.amountPaisa, counted, of) }
  }
  const { minimum, fees, sewerage } = rates
  return {
    ...rates,
    minimum: byDay(minimum),
    fees: fees.map(byDay),
    sewerage: sewerage.kind === 'flat' ? byDay(sewerage) : sewerage,
  }
}
