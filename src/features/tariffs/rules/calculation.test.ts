// Tests of the three calculations: a single consumption, a range, and two meter readings.

import { expect, test } from 'vitest'
import { ratnanagar } from '#demonstration/published-tariffs.ts'
import type { Rates } from '../contract/api.ts'
import { tariffsMessages } from '../messages/all.ts'
import { betweenReadings, calculate, rangeOf } from './calculation.ts'

const rates: Rates = { ...ratnanagar.tables[0]!, sewerage: { kind: 'none' }, fees: ratnanagar.fees, rounding: 'none' }

test('a single consumption gives one row', () => {
  const answer = calculate(rates, { calculation: 'single', units: 25 })
  expect(answer).toMatchObject({
    ok: true,
    value: [{ units: 25, totalPaisa: 315_00, minimumPaisa: 80_00, perUnitPaisa: 17_00 }],
  })
})

test('a range gives a row for each unit, both ends included', () => {
  const answer = rangeOf(rates, 9, 12)
  const rows = answer.ok ? answer.value.map(({ units, totalPaisa }) => [units, totalPaisa]) : []
  expect(rows).toEqual([
    [9, 90_00],
    [10, 90_00],
    [11, 104_00],
    [12, 118_00],
  ])
})

test('two readings give the bill for their difference', () => {
  expect(betweenReadings(rates, 1_240, 1_265)).toMatchObject({ ok: true, value: { units: 25, totalPaisa: 315_00 } })
})

test('a range of 200 units is complete', () => {
  const answer = rangeOf(rates, 1, 200)
  expect(answer.ok && answer.value.length).toBe(200)
})

test.each<[Parameters<typeof calculate>[1], string]>([
  [{ calculation: 'single' }, 'tariffs.units_missing'],
  [{ calculation: 'single', units: 1.5 }, 'tariffs.units_whole'],
  [{ calculation: 'range', fromUnit: 1 }, 'tariffs.range_missing'],
  [{ calculation: 'range', fromUnit: 2, toUnit: 1 }, 'tariffs.range_backwards'],
  [{ calculation: 'range', fromUnit: -1, toUnit: 1 }, 'tariffs.units_negative'],
  [{ calculation: 'range', fromUnit: 0, toUnit: 200 }, 'tariffs.range_too_long'],
  [{ calculation: 'range', fromUnit: 1, toUnit: 2_000_000 }, 'tariffs.units_too_many'],
  [{ calculation: 'readings', currentReading: 4 }, 'tariffs.readings_missing'],
  [{ calculation: 'readings', previousReading: 5, currentReading: 4 }, 'tariffs.readings_backwards'],
  [{ calculation: 'readings', previousReading: 5, currentReading: 9.5 }, 'tariffs.units_whole'],
])('%o is refused: %s', (asked, key) => {
  expect(calculate(rates, asked)).toMatchObject({ ok: false, key })
  expect(tariffsMessages).toHaveProperty([key])
})
