// Charges of the calculator: one consumption, one row per unit of a range, or the difference of two readings.

import { deny, type Answered } from '#kit/refusal.ts'
import type { Charge, Rates } from '../contract/api.ts'
import type { CalculationRequest } from '../contract/calculator.ts'
import { maxRangeRows } from '../contract/calculator.ts'
import { canBeBilled, chargeFor } from './charge.ts'

export type RequestedUnits = Pick<
  CalculationRequest,
  'calculation' | 'units' | 'fromUnit' | 'toUnit' | 'previousReading' | 'currentReading'
>

/** The rows of the calculator's result, by the calculation requested; denied with the reason when a number is missing. */
export function calculate(rates: Rates, request: RequestedUnits): Answered<Charge[]> {
  const { units, fromUnit, toUnit, previousReading, currentReading } = request
  if (request.calculation === 'range') {
    if (fromUnit === undefined || toUnit === undefined) return deny('tariffs.range_missing')
    return rangeOf(rates, fromUnit, toUnit)
  }
  if (request.calculation === 'readings') {
    if (previousReading === undefined || currentReading === undefined) return deny('tariffs.readings_missing')
    return asRow(betweenReadings(rates, previousReading, currentReading))
  }
  return units === undefined ? deny('tariffs.units_missing') : asRow(singleOf(rates, units))
}

/** One row per unit, both ends included, at most 200. */
export function rangeOf(rates: Rates, from: number, to: number): Answered<Charge[]> {
  const wrong = [canBeBilled(from), canBeBilled(to)].find((verdict) => !verdict.ok)
  if (wrong && !wrong.ok) return wrong
  if (to < from) return deny('tariffs.range_backwards')
  const count = to - from + 1
  if (count > maxRangeRows) return deny('tariffs.range_too_long', { max: maxRangeRows })
  return { ok: true, value: Array.from({ length: count }, (_, index) => chargeFor(rates, from + index)) }
}

/** The bill for the difference of two readings. A meter that turned over or was replaced has to be read by the office. */
export function betweenReadings(rates: Rates, previous: number, current: number): Answered<Charge> {
  const wrong = [canBeBilled(previous), canBeBilled(current)].find((verdict) => !verdict.ok)
  if (wrong && !wrong.ok) return wrong
  return current < previous ? deny('tariffs.readings_backwards') : singleOf(rates, current - previous)
}

function singleOf(rates: Rates, units: number): Answered<Charge> {
  const verdict = canBeBilled(units)
  return verdict.ok ? { ok: true, value: chargeFor(rates, units) } : verdict
}

function asRow(answer: Answered<Charge>): Answered<Charge[]> {
  return answer.ok ? { ok: true, value: [answer.value] } : answer
}
