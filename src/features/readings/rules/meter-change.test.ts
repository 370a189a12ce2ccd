// Tests of whether a meter may be replaced between two readings.

import { expect, test } from 'vitest'
import { usualMonthPolicy } from '../contract/charged-months.ts'
import type { ReadConnection, StoredReading } from '../contract/reading.ts'
import { mayHaveNewMeter, mayReplaceMeter, type NewMeter } from './meter-change.ts'

const reading: StoredReading = {
  period: '2083/06',
  readOn: '2026-10-10',
  status: 'normal',
  value: 130,
  units: 8,
  oldFinal: null,
  newStart: null,
  newSerial: null,
  note: '',
  source: 'office',
  readBy: 'Ramesh',
}
const meter = { fittedOn: '2020-01-01', serial: 'A1', dialDigits: 4, openingReading: 100, finalBefore: null }
const known: ReadConnection = {
  states: [{ since: '2020-01-01', state: 'connected' }],
  meter,
  history: [reading],
  opening: 100,
  openedIn: null,
  meteredOn: null,
  policy: usualMonthPolicy,
}
const change: NewMeter = { on: '2026-11-01', finalReading: 140, serial: 'B2', dialDigits: 5, openingReading: 3 }

test.each<[name: string, over: Partial<NewMeter>, from: Partial<ReadConnection>, expected: string]>([
  ['after the last reading', {}, {}, 'allowed'],
  ['with no use since', { finalReading: 130 }, {}, 'allowed'],
  ['below the last reading', { finalReading: 129 }, {}, 'meter_readings.final_below_last'],
  ['on the day of the last reading', { on: '2026-10-10' }, {}, 'meter_readings.change_before_reading'],
  ['on a day to come', { on: '2026-11-23' }, {}, 'meter_readings.in_future'],
  ['beyond the old dial', { finalReading: 10_000 }, {}, 'meter_readings.value_beyond_dial'],
  ['beyond the new dial', { openingReading: 100_000 }, {}, 'meter_readings.value_beyond_dial'],
  ['without a meter', {}, { meter: null }, 'meter_readings.no_meter'],
  ['closed', {}, { states: [{ since: '2026-10-15', state: 'closed' }] }, 'meter_readings.closed'],
  [
    'a second time before a reading',
    {},
    { meter: { ...meter, fittedOn: '2026-10-20', finalBefore: 134 } },
    'meter_readings.read_first',
  ],
])('%s', (_name, over, from, expected) => {
  const verdict = mayReplaceMeter({ ...change, ...over }, { ...known, ...from }, '2026-11-22')
  expect(verdict.ok ? 'allowed' : verdict.key).toBe(expected)
})

test.each<[name: string, from: Partial<ReadConnection>, expected: string]>([
  ['a meter that was read', {}, 'allowed'],
  ['no meter', { meter: null }, 'meter_readings.no_meter'],
  ['a closed connection', { states: [{ since: '2026-11-01', state: 'closed' }] }, 'meter_readings.closed'],
  [
    'a meter that was not read yet',
    { meter: { ...meter, fittedOn: '2026-10-20', finalBefore: 140 } },
    'meter_readings.read_first',
  ],
])('the form of a new meter, with %s: %s', (_name, from, expected) => {
  const verdict = mayHaveNewMeter({ ...known, ...from })
  expect(verdict.ok ? 'allowed' : verdict.key).toBe(expected)
})
