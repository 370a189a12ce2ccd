// Which charges answer the calculator: one, one per unit of a range, or the one between two meter readings?

import { deny, type Answered } from '#kit/refusal.ts'
import type { Charge, Rates } from '../contract/api.ts'
import type { CalculationRequest } from '../contract/calculator.ts'
import { mostRangeRows } from '../contract/calculator.ts'
import { canBeBilled, chargeFor } from './charge.ts'

export type AskedUnits = Pick<
  CalculationRequest,
  'calculation' | 'units' | 'fromUnit' | 'toUnit' | 'previousReading' | 'currentReading'
>

/** The rows of the calculator's result, by the calculation asked for; no with the reason when a number is missing. */
export function calculate(rates: Rates, asked: AskedUnits): Answered<Charge[]> {
  const { units, fromUnit, toUnit, previousReading, currentReading } = asked
  if (asked.calculation === 'range') {
    if (fromUnit === undefined || toUnit === undefined) return deny('tariffs.range_missing')
    return rangeOf(rates, fromUnit, toUnit)
  }
  if (asked.calculation === 'readings') {
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
  if (count > mostRangeRows) return deny('tariffs.range_too_long', { most: mostRangeRows })
  return { ok: true, value: Array.from({ length: count }, (_, index) => chargeFor(rates, from + index)) }
}

/** The bill for what passed between two readings. A meter that turned over or was changed is for the office to read. */
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
