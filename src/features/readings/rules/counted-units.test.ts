// Tests of units between two readings of a meter.

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedUnits, isPlausibleRollover, type DialReading } from './counted-units.ts'

const period = '2083/07'

test.each<[name: string, reading: DialReading, last: number, digits: number, expected: number | string]>([
  ['a normal month', { period, status: 'normal', value: 110 }, 100, 5, 10],
  ['no use', { period, status: 'normal', value: 100 }, 100, 5, 0],
  ['a dial of four digits over its end', { period, status: 'rollover', value: 15 }, 9_990, 4, 25],
  ['a rollover that is none', { period, status: 'rollover', value: 120 }, 100, 4, 'meter_readings.no_rollover'],
  ['replaced', { period, status: 'replaced', value: 15, oldFinal: 9_998, newStart: 3 }, 9_985, 4, 25],
  ['replaced by a meter at 0', { period, status: 'replaced', value: 15, oldFinal: 9_998 }, 9_985, 4, 28],
  ['reset to 0 on the day of the last reading', { period, status: 'reset', value: 12 }, 500, 5, 12],
  [
    'old final below the last',
    { period, status: 'replaced', value: 15, oldFinal: 9 },
    10,
    4,
    'meter_readings.final_below_last',
  ],
  [
    'value below the new start',
    { period, status: 'replaced', value: 2, newStart: 3 },
    10,
    4,
    'meter_readings.below_start',
  ],
  [
    'below the last, near the end of the dial',
    { period, status: 'normal', value: 15 },
    9_990,
    4,
    'meter_readings.below_last_rollover',
  ],
  [
    'below the last in the middle of the dial',
    { period, status: 'normal', value: 480 },
    500,
    4,
    'meter_readings.below_last',
  ],
  ['beyond the dial', { period, status: 'normal', value: 10_000 }, 9_990, 4, 'meter_readings.value_beyond_dial'],
  ['a part of a unit', { period, status: 'normal', value: 10.5 }, 10, 4, 'meter_readings.value_whole'],
  ['below zero', { period, status: 'normal', value: -1 }, 0, 4, 'meter_readings.value_whole'],
])('%s', (_name, reading, last, dialDigits, expected) => {
  const answer = countedUnits(reading, { last, dialDigits })
  expect(answer.ok ? answer.value : answer.key).toBe(expected)
})

test('a rollover is plausible up to three times the usual use of the months, never for a dial read backwards', () => {
  const before = { last: 9_990, dialDigits: 4, usualUnits: 20 }
  expect(isPlausibleRollover(50, before)).toBe(true)
  expect(isPlausibleRollover(51, before)).toBe(false)
  expect(isPlausibleRollover(51, { ...before, months: 2 })).toBe(true)
  expect(isPlausibleRollover(9_980, before)).toBe(false)
  expect(isPlausibleRollover(20, { ...before, usualUnits: 0 })).toBe(true)
})

test('a dial that counts unit by unit gives the same units, over its end or not', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 4 }),
      fc.nat(9_999),
      fc.integer({ min: 0, max: 900 }),
      (digits, start, used) => {
        const last = start % 10 ** digits
        let dial = last
        for (let unit = 0; unit < used; unit++) dial = dial === 10 ** digits - 1 ? 0 : dial + 1
        const status = dial < last ? 'rollover' : 'normal'
        expect(countedUnits({ period, status, value: dial }, { last, dialDigits: digits })).toEqual({
          ok: true,
          value: used,
        })
      },
    ),
    { numRuns: 200 },
  )
})
