// Tests of the units used in each month.

import { expect, test } from 'vitest'
import type { DatedState } from '#features/connections/contract/connection.ts'
import { firstDayOf, lastDayOf } from '#kit/calendar/bs-month.ts'
import { usualMonthPolicy } from '../contract/charged-months.ts'
import type { ReadConnection, ReadingStatus, StoredReading } from '../contract/reading.ts'
import { besideLastYear, monthlyUse } from './monthly-use.ts'

const connected: DatedState = { since: '2020-01-01', state: 'connected' }

function reading(period: string, status: ReadingStatus, value: number | null, units: number | null): StoredReading {
  const empty = { oldFinal: null, newStart: null, newSerial: null, note: '', source: 'office', readBy: '' } as const
  return { period, readOn: lastDayOf(period), status, value, units, ...empty }
}
const read = (period: string, units: number) => reading(period, 'normal', units, units)
const unread = (period: string, status: 'locked' | 'broken' = 'locked') => reading(period, status, null, null)
const replaced = (period: string, units: number) => reading(period, 'replaced', units, units)

function tap(history: StoredReading[], over: Partial<ReadConnection> = {}): ReadConnection {
  return {
    states: [connected],
    meter: null,
    opening: 0,
    openedIn: null,
    meteredOn: null,
    policy: usualMonthPolicy,
    history,
    ...over,
  }
}

function monthsOf(...args: Parameters<typeof monthlyUse>): string {
  const shown = monthlyUse(...args).map(({ period, units, isSpread, isCut, isFree }) => {
    return `${period.slice(5)} ${units}${isSpread ? '~' : ''}${isCut ? ' cut' : ''}${isFree ? ' free' : ''}`
  })
  return shown.join(', ')
}

test.each<[name: string, history: StoredReading[], over: Partial<ReadConnection>, expected: string]>([
  ['nothing read', [], {}, ''],
  ['each month read', [read('2083/01', 10), read('2083/02', 12)], {}, '01 10, 02 12'],
  ['a locked month', [read('2082/12', 10), unread('2083/01'), read('2083/02', 25)], {}, '12 10, 01 12~, 02 13~'],
  ['a month without a row', [read('2083/01', 10), read('2083/03', 8)], {}, '01 10, 02 4~, 03 4~'],
  ['not read since', [read('2083/01', 10), unread('2083/02')], {}, '01 10, 02 null'],
  ['locked at the beginning', [unread('2083/01'), read('2083/02', 9)], {}, '01 4~, 02 5~'],
  ['a first reading after skipped months', [read('2083/03', 90)], { openedIn: '2083/01' }, '01 30~, 02 30~, 03 30~'],
  ['a first reading, nobody knows since when', [read('2083/03', 90)], {}, '03 90'],
  [
    'a new meter after broken months, which did not count them',
    [read('2083/03', 10), unread('2083/04', 'broken'), unread('2083/05', 'broken'), replaced('2083/06', 12)],
    {},
    '03 10, 04 null, 05 null, 06 12',
  ],
  [
    'a new meter after locked months',
    [read('2083/03', 10), unread('2083/04'), replaced('2083/05', 12)],
    {},
    '03 10, 04 6~, 05 6~',
  ],
])('%s', (_name, history, over, expected) => {
  expect(monthsOf(tap(history, over))).toBe(expected)
})

test('a last month that the policies do not charge has no share of the next reading', () => {
  const days: DatedState[] = [
    { since: '2026-05-01', state: 'disconnected' },
    { since: '2026-06-20', state: 'connected' },
  ]
  const cut = { states: [connected, ...days], policy: { ...usualMonthPolicy, lastMonth: 'none' as const } }
  const history = [read('2082/12', 10), read('2083/03', 9)]
  expect(monthsOf(tap(history, cut))).toBe('12 10, 01 null free, 02 0 cut, 03 9')
  expect(monthsOf(tap(history, { states: cut.states }))).toBe('12 10, 01 4~, 02 0 cut, 03 5~')
})

test('readings of another holder are left out; those before are the beginning of the next', () => {
  const known = tap([read('2083/01', 10), unread('2083/02'), read('2083/03', 9)])
  expect(monthsOf(known, known.history.slice(2))).toBe('02 4~, 03 5~')
  expect(monthsOf(known, known.history.slice(0, 2))).toBe('01 10, 02 null')
})

test('each month has the same month of the last year beside it, null where it is not known', () => {
  const history = [read('2082/07', 10), unread('2082/08'), read('2083/07', 24)]
  const months = besideLastYear(monthlyUse(tap(history)))
  expect(months.map(({ period, units, lastYear }) => `${period} ${units} ${lastYear?.units}`)).toEqual(
    expect.arrayContaining(['2082/07 10 undefined', '2083/07 2 10']),
  )
})

function cutFrom(month: string, until: string): string {
  const states: DatedState[] = [
    connected,
    { since: firstDayOf(month), state: 'disconnected' },
    { since: firstDayOf(until), state: 'connected' },
  ]
  return monthsOf(tap([read('2083/01', 10), read('2083/04', 9)], { states }))
}

test('a month in which the tap was cut has no share; the month of the reading has all where it was cut in each', () => {
  expect(cutFrom('2083/03', '2083/04')).toBe('01 10, 02 4~, 03 0 cut, 04 5~')
  expect(cutFrom('2083/02', '2083/04')).toBe('01 10, 02 0 cut, 03 0 cut, 04 9')
  expect(cutFrom('2083/02', '2083/05')).toBe('01 10, 02 0 cut, 03 0 cut, 04 9 cut')
})
