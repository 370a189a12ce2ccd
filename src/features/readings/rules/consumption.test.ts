// Tests of the consumption that a reading bills: minimum, average, and units spread over unread months.

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dealtOut } from '#tests/billing-oracle.ts'
import type { PastReading, Reading } from '../contract/reading.ts'
import { averageUnits, consumptionOf, spread } from './consumption.ts'

const opening: PastReading = { period: '2083/03', status: 'normal', value: 100, units: null }
const april: PastReading = { period: '2083/04', status: 'normal', value: 112, units: 12 }
const may: PastReading = { period: '2083/05', status: 'normal', value: 125, units: 13 }
const june: PastReading = { period: '2083/06', status: 'normal', value: 140, units: 15 }
const known = [opening, april, may, june]

function billed(reading: Reading, before: readonly PastReading[], dialDigits = 5) {
  const answer = consumptionOf(reading, before, dialDigits)
  if (!answer.ok) return answer.key
  const { basis, months } = answer.value
  return `${basis}: ${months.map(({ period, units }) => `${period} ${units}`).join(', ')}`
}

const unread = (period: string, status: 'locked' | 'broken' | 'estimated'): PastReading => ({
  period,
  status,
  units: null,
})

test.each<[name: string, reading: Reading, before: readonly PastReading[], expected: string]>([
  ['read each month', { period: '2083/07', status: 'normal', value: 160 }, known, 'read: 2083/07 20'],
  ['locked', { period: '2083/07', status: 'locked' }, known, 'minimum: 2083/07 0'],
  ['broken: 12, 13 and 15 are 13 on average', { period: '2083/07', status: 'broken' }, known, 'average: 2083/07 13'],
  [
    'broken: 12 and 13 are 12.5, half up',
    { period: '2083/06', status: 'broken' },
    known.slice(0, 3),
    'average: 2083/06 13',
  ],
  ['broken without a reading', { period: '2083/04', status: 'broken' }, [opening], 'minimum: 2083/04 0'],
  ['estimated', { period: '2083/07', status: 'estimated' }, known, 'average: 2083/07 13'],
  [
    'locked, then read: 45 units over two months',
    { period: '2083/05', status: 'normal', value: 145 },
    [opening, unread('2083/04', 'locked')],
    'read: 2083/04 22, 2083/05 23',
  ],
  [
    'the remainder is in the latest month',
    { period: '2083/06', status: 'normal', value: 147 },
    [opening, unread('2083/04', 'locked'), unread('2083/05', 'estimated')],
    'read: 2083/04 15, 2083/05 15, 2083/06 17',
  ],
  [
    'a month that nobody entered',
    { period: '2083/05', status: 'normal', value: 120 },
    [opening],
    'read: 2083/04 10, 2083/05 10',
  ],
  [
    'read after a month called broken: the dial did count',
    { period: '2083/05', status: 'normal', value: 130 },
    [opening, unread('2083/04', 'broken')],
    'read: 2083/04 15, 2083/05 15',
  ],
  [
    'replaced after a broken month, which keeps its average',
    { period: '2083/08', status: 'replaced', value: 14, oldFinal: 143 },
    [...known, unread('2083/07', 'broken')],
    'read: 2083/08 14',
  ],
  [
    'replaced after a locked month, which the old meter counted',
    { period: '2083/08', status: 'replaced', value: 14, oldFinal: 160 },
    [...known, unread('2083/07', 'locked')],
    'read: 2083/07 17, 2083/08 17',
  ],
  ['without an opening reading', { period: '2083/07', status: 'normal', value: 160 }, [], 'meter_readings.no_opening'],
  [
    'before a later reading',
    { period: '2083/05', status: 'normal', value: 160 },
    known,
    'meter_readings.later_reading',
  ],
  ['below the last', { period: '2083/07', status: 'normal', value: 60 }, known, 'meter_readings.below_last'],
])('%s', (_name, reading, before, expected) => expect(billed(reading, before)).toBe(expected))

test('an average counts a reading after several months for each of them', () => {
  const late: PastReading = { period: '2083/09', status: 'normal', value: 200, units: 60 }
  expect(averageUnits([...known, late])).toBe(Math.round((13 + 15 + 60) / 5))
})

test('an average counts the units of a new meter for the months since the broken ones', () => {
  const broken = [unread('2083/07', 'broken'), unread('2083/08', 'broken'), unread('2083/09', 'broken')]
  const replaced: PastReading = { period: '2083/10', status: 'replaced', value: 14, oldFinal: 143, units: 14 }
  // 13, 15 and 14 units of a month each.
  expect(averageUnits([...known, ...broken, replaced])).toBe(14)
  expect(averageUnits([...known, unread('2083/07', 'locked'), { ...replaced, period: '2083/08', units: 28 }])).toBe(14)
})

const isConnected = (period: string) => period !== '2083/04' && period !== '2083/05'
const idle = (period: string): PastReading => ({ period, status: 'normal', value: 100, units: 0 })

test('an average leaves out the months in which the tap was cut', () => {
  const reconnected: PastReading = { period: '2083/06', status: 'normal', value: 125, units: 25 }
  expect(averageUnits([opening, reconnected], isConnected), 'not read while it was cut').toBe(25)
  expect(averageUnits([opening, idle('2083/04'), idle('2083/05'), reconnected], isConnected), 'read each month').toBe(
    25,
  )
  expect(averageUnits([opening, idle('2083/04')], isConnected), 'cut since it was first read').toBeUndefined()
  const before: PastReading = { period: '2083/03', status: 'normal', value: 100, units: 15 }
  expect(averageUnits([before, reconnected], isConnected)).toBe(20)
})

test('dealt out one by one, the months get the same units', () => {
  fc.assert(
    fc.property(fc.nat(5_000), fc.integer({ min: 1, max: 24 }), (units, months) => {
      expect(spread(units, months)).toEqual(dealtOut(units, months))
    }),
    { numRuns: 300 },
  )
})

test('whatever months were locked or estimated, the months billed add up to the units of the dial', () => {
  const gap = fc.array(fc.constantFrom('locked', 'estimated', 'broken'), { maxLength: 8 })
  fc.assert(
    fc.property(gap, fc.nat(99_000), (statuses, used) => {
      const before = statuses.map((status, index) => unread(`2083/${String(index + 4).padStart(2, '0')}`, status))
      const period = `2083/${String(statuses.length + 4).padStart(2, '0')}`
      const answer = consumptionOf({ period, status: 'normal', value: 100 + used }, [opening, ...before], 5)
      if (!answer.ok) throw new Error(answer.key)
      expect(answer.value.months.map((month) => month.period)).toEqual([...before.map((month) => month.period), period])
      expect(answer.value.months.reduce((sum, { units }) => sum + units, 0)).toBe(used)
    }),
    { numRuns: 300 },
  )
})
