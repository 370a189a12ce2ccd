// Test that what a screen says of a reading agrees with the bill of its month, for each policy of first, last and cut months.

import { expect, test } from 'vitest'
import type { DatedState } from '#features/connections/contract/connection.ts'
import { usualMonthPolicy, type MonthPolicy } from '#features/readings/contract/charged-months.ts'
import type { NewReading, ReadConnection, StoredReading } from '#features/readings/contract/reading.ts'
import { chargeOf } from '#features/readings/rules/charged-months.ts'
import { openingMonth } from '#features/readings/rules/history.ts'
import { recordedReading, warningsOf } from '#features/readings/rules/recorded.ts'
import { blank, connected, on, readingOf, rupeesByMonth, tariffs } from '#tests/billed-connection.ts'
import { usualBillingPolicy } from '../contract/policy.ts'
import { billInRun } from './run.ts'

const billsSince = on(4, 1)
const meter = { fittedOn: on(4, 1), serial: 'A', dialDigits: 4, openingReading: 100, finalBefore: null }

type Tap = { states: readonly DatedState[]; history?: readonly StoredReading[] }

/** What the screen says of a reading of Kartik, and what the run of Kartik bills for it, in rupees by month. 10 units are 90. */
function said(
  { states, history = [] }: Tap,
  { policy: decided = {}, ...entered }: Partial<NewReading> & { policy?: Partial<MonthPolicy> },
) {
  const policy = { ...usualMonthPolicy, ...decided }
  const openedIn = openingMonth({ meters: [meter], states }, billsSince)
  const known: ReadConnection = { states, meter, history, opening: 100, openedIn, meteredOn: null, policy }
  const empty = { value: null, oldFinal: null, newStart: null, newSerial: null, note: '' }
  const reading: NewReading = { period: '2083/07', readOn: on(7, 28), status: 'normal', ...empty, ...entered }
  const answer = recordedReading(reading, known, '2027-01-01')
  if (!answer.ok) throw new Error(answer.key)
  const { consumption } = answer.value
  const stored = readingOf('2083/07', reading.value, consumption.units, { ...answer.value.reading })
  const connection = { ...blank, states, meters: [meter], readings: [...history, stored] }
  const billing = { ...usualBillingPolicy, ...policy, holdFeePaisa: 25_00 }
  const bill = billInRun(connection, { period: '2083/07', policy: billing, tariffs, billsSince })
  return {
    charge: chargeOf(consumption, '2083/07', known),
    months: consumption.months.map(({ period, units }) => `${period.slice(5)} ${units}`).join(', '),
    warned: warningsOf(answer.value, known).map(({ key }) => key),
    bill: rupeesByMonth(bill),
  }
}

const firstInKartik: Tap = { states: [{ since: on(7, 16), state: 'connected' }] }
const firstInAshwin: Tap = { states: [{ since: on(6, 10), state: 'connected' }] }
/** 15 units a month. */
const read = [readingOf('2083/05', 130, 30), readingOf('2083/06', 145, 15)]
const closing: Tap = { states: [...connected, { since: on(7, 11), state: 'closed' }], history: read }
const cutLong: Tap = { states: [...connected, { since: on(7, 1), state: 'disconnected' }], history: read }
const none = { firstMonth: 'none', lastMonth: 'none' } as const
const byDay = { firstMonth: 'by-day', lastMonth: 'by-day' } as const

test.each([
  ['locked', {}, 'minimum', { '2083/07': 90 }],
  ['locked', none, 'nothing', 'not_charged'],
  ['locked', byDay, { counted: 15, of: 30 }, { '2083/07': 45 }],
] as const)('a first month, %s, with %j', (status, policy, charge, bill) => {
  expect(said(firstInKartik, { status, policy })).toMatchObject({ charge, bill })
})

test.each([
  [{}, 'use', '07 15', { '2083/07': 160 }],
  [none, 'nothing', '07 15', 'not_charged'],
] as const)('a first month that was read, with %j', (policy, charge, months, bill) => {
  expect(said(firstInKartik, { value: 115, policy })).toMatchObject({ charge, months, bill })
})

test.each([
  // 30 units over two months are 15 each.
  [{}, '06 15, 07 15', { '2083/06': 160, '2083/07': 160 }],
  [none, '07 30', { '2083/07': 400 }],
] as const)('a first reading a month later counts, with %j, for %s', (policy, months, bill) => {
  expect(said(firstInAshwin, { value: 130, policy })).toMatchObject({ charge: 'use', months, bill })
})

test.each([
  ['broken', {}, 'average', { '2083/07': 160 }],
  ['broken', none, 'nothing', 'not_charged'],
  ['locked', byDay, { counted: 10, of: 30 }, { '2083/07': 30 }],
] as const)('a last month, %s, with %j', (status, policy, charge, bill) => {
  expect(said(closing, { status, readOn: on(7, 11), policy })).toMatchObject({ charge, bill })
})

test.each([
  ['locked', null, {}, 'nothing', 'not_connected'],
  ['broken', null, { cutTap: 'minimum' }, 'minimum', { '2083/07': 90 }],
  ['locked', null, { cutTap: 'fee' }, 'fee', { '2083/07': 25 }],
  ['normal', 145, { cutTap: 'fee' }, 'fee', { '2083/07': 25 }],
  ['normal', 145, {}, 'nothing', 'not_connected'],
  ['normal', 160, {}, 'use', { '2083/07': 160 }],
] as const)('a month in which the tap is cut, %s %j, with %j', (status, value, policy, charge, bill) => {
  expect(said(cutLong, { status, value, policy })).toMatchObject({ charge, bill })
})

test('the usual use leaves out a first month that is not charged, as the average of the bill does', () => {
  // 60 units since the tap was connected are 30 a month, or all of Ashwin; 95 are more than three times 30.
  const history = [readingOf('2083/06', 160, 60)]
  const states: DatedState[] = [{ since: on(5, 20), state: 'connected' }]
  const average = (policy: Partial<MonthPolicy>) => said({ states, history }, { status: 'broken', policy })
  expect(average({})).toMatchObject({ charge: 'average', months: '07 30' })
  expect(average(none)).toMatchObject({ charge: 'average', months: '07 60' })
  const high = (policy: Partial<MonthPolicy>) => said({ states, history }, { value: 255, policy }).warned
  expect([high({}), high(none)]).toEqual([['meter_readings.warn_high'], []])
})
