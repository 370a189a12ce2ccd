// Tests of what about a bill should be looked at: its use beside that of last year, and months that were locked.

import { expect, test } from 'vitest'
import type { StoredReading } from '#features/readings/contract/reading.ts'
import { firstDayOf, lastDayOf } from '#kit/calendar/bs-month.ts'
import { usualBillingPolicy, type BillingPolicy } from '../contract/policy.ts'
import { flagsOf } from './flags.ts'
import type { UsedConnection } from './metered-use.ts'
import { monthsUsed } from './months-used.ts'

/** Readings by month: units that were counted, or the status where none were. */
type Given = Record<string, number | 'locked' | 'broken'>

function readingsOf(given: Given): StoredReading[] {
  let value = 100
  return Object.entries(given).map(([period, units]): StoredReading => {
    const isRead = typeof units === 'number'
    if (isRead) value += units
    const empty = { oldFinal: null, newStart: null, newSerial: null, note: '', source: 'office', readBy: '' } as const
    const read = isRead ? { status: 'normal' as const, value, units } : { status: units, value: null, units: null }
    return { period, readOn: lastDayOf(period), ...read, ...empty }
  })
}

const connected = { since: '2020-01-01', state: 'connected' } as const

function flagsIn(
  given: Given,
  policy: Partial<BillingPolicy> = {},
  states: UsedConnection['states'] = [connected],
  billsSince: string | null = null,
) {
  const run = { period: '2083/07', policy: { ...usualBillingPolicy, ...policy }, billsSince }
  const connection = { readings: readingsOf(given), opening: 100, meteredOn: null, states, meters: [], bills: [] }
  const used = monthsUsed(connection, run)
  if (typeof used === 'string') throw new Error(used)
  return flagsOf(connection, run, used, { chargePaisa: 1 })
}

const lastMonth = { '2083/06': 5 }

test.each<[name: string, given: Given, isHigh: boolean]>([
  ['three times last year', { '2082/06': 8, '2082/07': 10, ...lastMonth, '2083/07': 30 }, false],
  ['more than three times', { '2082/06': 8, '2082/07': 10, ...lastMonth, '2083/07': 31 }, true],
  ['100 after a last year of 0', { '2082/06': 8, '2082/07': 0, ...lastMonth, '2083/07': 100 }, true],
  ['0 after a last year of 0', { '2082/06': 8, '2082/07': 0, ...lastMonth, '2083/07': 0 }, false],
  ['no month of last year', { ...lastMonth, '2083/07': 100 }, false],
  ['a last year of 30 over three months', { '2082/04': 8, '2082/07': 30, ...lastMonth, '2083/07': 31 }, true],
  ['a last year of 30 over three months, as much', { '2082/04': 8, '2082/07': 30, ...lastMonth, '2083/07': 30 }, false],
  [
    'a last year that was locked and read a month later',
    { '2082/06': 8, '2082/07': 'locked', '2082/08': 20, ...lastMonth, '2083/07': 31 },
    true,
  ],
  [
    'several months of this year: 60 over two beside 10',
    { '2082/07': 10, '2083/05': 5, '2083/06': 'locked', '2083/07': 60 },
    false,
  ],
  [
    'several months of this year: 62 over two beside 10',
    { '2082/07': 10, '2083/05': 5, '2083/06': 'locked', '2083/07': 62 },
    true,
  ],
  ['a use since before last year', { '2082/06': 5, '2083/07': 400 }, false],
])('high use: %s', (_name, given, isHigh) => {
  expect(flagsIn(given).includes('high_use')).toBe(isHigh)
})

test('in a cycle of two months the use of both is compared with both of last year', () => {
  const lastYear = { '2082/05': 5, '2082/06': 4, '2082/07': 16, '2083/05': 5 }
  expect(flagsIn({ ...lastYear, '2083/06': 20, '2083/07': 40 }, { cycleMonths: 2 })).toEqual([])
  expect(flagsIn({ ...lastYear, '2083/06': 20, '2083/07': 41 }, { cycleMonths: 2 })).toEqual(['high_use'])
  expect(flagsIn({ ...lastYear, '2083/07': 61 }, { cycleMonths: 2 })).toEqual(['high_use'])
})

test('a first reading of last year is the use of all months since its tap was connected', () => {
  const since = firstDayOf('2082/05')
  const states = [{ since, state: 'connected' as const }]
  // 90 in Bhadra, Ashwin and Kartik: 30 a month.
  const given = { '2082/07': 90, ...lastMonth }
  expect(flagsIn({ ...given, '2083/07': 90 }, {}, states, since)).toEqual([])
  expect(flagsIn({ ...given, '2083/07': 91 }, {}, states, since)).toEqual(['high_use'])
})

test('a month of last year in which the tap was cut is no use to compare with', () => {
  const given = { '2082/06': 8, '2082/07': 0, ...lastMonth, '2083/07': 40 }
  const cut = { since: firstDayOf('2082/07'), state: 'disconnected' } as const
  expect(flagsIn(given, {}, [connected, cut, { since: firstDayOf('2082/08'), state: 'connected' }])).toEqual([])
})

test.each<[name: string, given: Given, policy: Partial<BillingPolicy>, isLong: boolean]>([
  ['three months up to the present one', { '2083/05': 'locked', '2083/06': 'locked', '2083/07': 'locked' }, {}, true],
  ['two months', { '2083/06': 'locked', '2083/07': 'locked' }, {}, false],
  ['a month between', { '2083/04': 'locked', '2083/06': 'locked', '2083/07': 'locked' }, {}, false],
  [
    'three months, and none of the present one',
    { '2083/04': 'locked', '2083/05': 'locked', '2083/06': 'locked' },
    { missingReading: 'estimated' },
    false,
  ],
  ['broken in between', { '2083/05': 'locked', '2083/06': 'broken', '2083/07': 'locked' }, {}, false],
  [
    'three cycles of two months',
    { '2083/03': 'locked', '2083/05': 'locked', '2083/07': 'locked' },
    { cycleMonths: 2 },
    true,
  ],
])('long locked: %s', (_name, given, policy, isLong) => {
  const flags = flagsIn({ '2083/02': 10, ...given }, policy)
  expect(flags.includes('long_locked')).toBe(isLong)
})

test('a locked month in which the tap was cut is none of three in a row', () => {
  const locked: Given = { '2083/02': 10, '2083/05': 'locked', '2083/06': 'locked', '2083/07': 'locked' }
  const cut = [
    { since: firstDayOf('2083/05'), state: 'disconnected' as const },
    { since: firstDayOf('2083/06'), state: 'connected' as const },
  ]
  expect(flagsIn(locked)).toContain('long_locked')
  expect(flagsIn(locked, {}, [connected, ...cut])).not.toContain('long_locked')
})
