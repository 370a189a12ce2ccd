// Tests of what a reading comes to while it is entered, and of where the form is shown.

import { expect, test } from 'vitest'
import { usualMonthPolicy } from '../contract/charged-months.ts'
import type { NewReading, ReadConnection } from '../contract/reading.ts'
import { enteredReading, mayRecord } from './entered.ts'

const blank = { value: null, oldFinal: null, newStart: null, newSerial: null, note: '' }
const meter = { fittedOn: '2020-01-01', serial: 'A1', dialDigits: 4, openingReading: 100, finalBefore: null }
const known: ReadConnection = {
  meteredOn: null,
  states: [{ since: '2020-01-01', state: 'connected' }],
  meter,
  history: [
    {
      ...blank,
      period: '2083/05',
      readOn: '2026-09-10',
      status: 'normal',
      value: 120,
      units: 8,
      source: 'office',
      readBy: '',
    },
    {
      ...blank,
      period: '2083/06',
      readOn: '2026-10-10',
      status: 'normal',
      value: 130,
      units: 10,
      source: 'office',
      readBy: '',
    },
  ],
  opening: 100,
  openedIn: null,
  policy: usualMonthPolicy,
}
const kartik: NewReading = { ...blank, period: '2083/07', readOn: '2026-11-10', status: 'normal', value: 140 }
const at = { newest: '2083/06', today: '2026-11-22' }

test.each<[name: string, over: Partial<NewReading>, expected: number | string | undefined]>([
  ['the units of a new month', {}, 10],
  ['a value that is missing', { value: null }, undefined],
  ['a value below the last', { value: 129 }, 'meter_readings.below_last'],
  ['a value beyond the dial', { value: 10_000 }, 'meter_readings.value_beyond_dial'],
  ['a correction of the newest, from the one before', { period: '2083/06', readOn: '2026-10-10', value: 125 }, 5],
  ['a month before the newest', { period: '2083/05', readOn: '2026-09-10' }, 'meter_readings.later_reading'],
])('%s', (_name, over, expected) => {
  const answer = enteredReading({ ...kartik, ...over }, known, at)
  expect(answer && (answer.ok ? answer.value.consumption.units : answer.key)).toBe(expected)
})

test('a reading that fitted a meter is not corrected once another was fitted', () => {
  const history = [known.history[0]!, { ...known.history[1]!, newSerial: 'B2' }]
  const changed = { ...known, history, meter: { ...meter, fittedOn: '2026-10-20', finalBefore: 135 } }
  const answer = enteredReading({ ...kartik, period: '2083/06', readOn: '2026-10-10' }, changed, at)
  expect(answer).toMatchObject({ ok: false, key: 'meter_readings.read_first' })
})

test.each([
  ['a meter', { isOwn: false, meter }, undefined],
  ['no meter', { isOwn: false, meter: null }, 'meter_readings.no_meter'],
  ['a connection of their own', { isOwn: true, meter: null }, 'meter_readings.own_connection'],
])('the form is shown for %s or gives way to the reason', (_name, connection, key) => {
  const verdict = mayRecord(connection)
  expect(verdict.ok ? undefined : verdict.key).toBe(key)
})
