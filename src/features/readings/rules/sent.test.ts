// Tests of the days in which customers send a reading, and of what is asked once more.

import { expect, test } from 'vitest'
import { usualMonthPolicy } from '../contract/charged-months.ts'
import type { ReadConnection, StoredReading } from '../contract/reading.ts'
import { sentReadingsApi } from '../contract/sent.ts'
import { recordedReading } from './recorded.ts'
import { expectedOf, isUnusual, maySendReading, readingWindow, sentReading, unitsOf } from './sent.ts'

// 2083/08 is 17 November to 15 December 2026.
test.each([
  ['2026-11-22', { from: '2026-12-01' }, '2026-11-28'],
  ['2026-11-22', { from: '2026-11-18' }, '2026-11-17'],
  ['2026-11-22', { from: '2027-01-05' }, '2026-11-17'],
  ['2026-11-22', null, '2026-11-17'],
])('on %s with reading days %o readings are taken from %s to the end of the month', (today, next, from) => {
  expect(readingWindow(today, next)).toEqual({ period: '2083/08', from, until: '2026-12-15' })
})

test.each([
  ['own', null, '2026-11-22', undefined],
  ['linked', null, '2026-11-22', undefined],
  ['own', null, '2026-11-16', 'meter_readings.outside_window'],
  ['own', '2026-11-10', '2026-11-22', 'meter_readings.held_before'],
  ['delegate', null, '2026-11-22', 'meter_readings.delegate_sends_none'],
] as const)('%s until %s on %s: %s', (access, until, today, key) => {
  const verdict = maySendReading({ access, until }, readingWindow('2026-11-22', null), today)
  expect(verdict.ok ? undefined : verdict.key).toBe(key)
  if (key) expect(sentReadingsApi.sendMyReading.conflicts).toContain(key)
})

const past = (period: string, readOn: string, value: number | null, units: number | null): StoredReading => {
  const empty = { oldFinal: null, newStart: null, newSerial: null, note: '', readBy: '', source: 'office' as const }
  return { period, readOn, status: value === null ? 'locked' : 'normal', value, units, ...empty }
}
const known: ReadConnection = {
  states: [{ since: '2023-07-17', state: 'connected' }],
  meter: { fittedOn: '2023-07-17', serial: '', dialDigits: 5, openingReading: 0, finalBefore: null },
  opening: 0,
  openedIn: null,
  meteredOn: null,
  policy: usualMonthPolicy,
  history: [
    past('2083/05', '2026-09-10', 20, 20),
    past('2083/06', '2026-10-15', 40, 20),
    past('2083/07', '2026-11-14', null, null),
  ],
}
const window = readingWindow('2026-11-22', null)

test('a reading after a locked month counts for both months', () => {
  expect(expectedOf(known, window, '2026-11-22')).toEqual({ ok: true, value: { lastValue: 40, usual: 20, months: 2 } })
})

test('a first reading counts for all months since the meter was fitted, where that is known', () => {
  const fresh = { ...known, history: [], openedIn: '2083/06' }
  expect(expectedOf(fresh, window, '2026-11-22')).toMatchObject({ value: { usual: 0, months: 3 } })
  const once = { ...fresh, history: [past('2083/07', '2026-11-14', 40, 40)] }
  expect(expectedOf(once, window, '2026-11-22')).toMatchObject({ value: { usual: 20, months: 1 } })
})

test('a month that has a reading, and a closed connection, take none', () => {
  const read = { ...known, history: [...known.history, past('2083/08', '2026-11-20', 50, 10)] }
  expect(expectedOf(read, window, '2026-11-22')).toMatchObject({ ok: false, key: 'meter_readings.own_recorded' })
  const closed = { ...known, states: [...known.states, { since: '2026-11-01', state: 'closed' as const }] }
  expect(expectedOf(closed, window, '2026-11-22')).toMatchObject({ ok: false, key: 'meter_readings.closed' })
})

test.each([
  [39, { ok: false, key: 'meter_readings.own_below' }],
  [40, { ok: true, value: 0 }],
  [9_999, { ok: true, value: 9_959 }],
  [10_000, { ok: false, key: 'meter_readings.value_beyond_dial', values: { digits: 4 } }],
])('%d after 40 on a dial of four digits: %o', (value, answer) => {
  expect(unitsOf(value, { lastValue: 40, dialDigits: 4 })).toEqual(answer)
})

test('more than three times the usual is unusual', () => {
  const expected = { lastValue: 40, usual: 20, months: 2 }
  expect([isUnusual(120, expected), isUnusual(121, expected), isUnusual(999, { usual: 0, months: 1 })]).toEqual([
    false,
    true,
    false,
  ])
})

const changed = { ...known.meter!, fittedOn: '2026-11-20', finalBefore: 45, openingReading: 3 }
test.each<[value: number, over: Partial<ReadConnection>, readOn: string, key: string]>([
  [39, {}, '2026-11-22', 'meter_readings.below_last'],
  [100_000, {}, '2026-11-22', 'meter_readings.value_beyond_dial'],
  [50, { meter: null }, '2026-11-22', 'meter_readings.no_meter'],
  [50, { states: [...known.states, { since: '2026-11-20', state: 'closed' }] }, '2026-11-22', 'meter_readings.closed'],
  [50, { history: [past('2083/08', '2026-11-20', 50, 10)] }, '2026-11-22', 'meter_readings.recorded'],
  [50, { history: [past('2083/09', '2026-12-17', 50, 10)] }, '2026-11-22', 'meter_readings.later_reading'],
  [50, { history: [past('2083/07', '2026-11-21', 40, 10)] }, '2026-11-20', 'meter_readings.before_last'],
  [50, { meter: changed }, '2026-11-19', 'meter_readings.before_change'],
  [2, { meter: changed }, '2026-11-22', 'meter_readings.below_start'],
])('%d with %o on %s: %s, as the API documents', (value, over, readOn, key) => {
  const answer = recordedReading(sentReading('2083/08', readOn, value), { ...known, ...over }, '2026-11-22')
  expect(answer).toMatchObject({ ok: false, key })
  for (const row of ['sendMyReading', 'acceptSentReading'] as const)
    expect(sentReadingsApi[row].conflicts).toContain(key)
})
