// Tests of what may be recorded: day, values, changed meters, and what is pointed out before sending.

import { expect, test } from 'vitest'
import type { DatedState } from '#features/connections/contract/connection.ts'
import { firstDayOf, lastDayOf } from '#kit/calendar/bs-month.ts'
import { usualMonthPolicy } from '../contract/charged-months.ts'
import type { NewReading, ReadConnection, StoredReading } from '../contract/reading.ts'
import { followsFromLast, lastValue, mayBeCorrected, recordedReading, warningsOf } from './recorded.ts'

const today = '2026-11-22'

function entered(over: Partial<NewReading>): NewReading {
  const blank = { status: 'normal', value: null, oldFinal: null, newStart: null, newSerial: null, note: '' } as const
  return { ...blank, period: '2083/07', readOn: '2026-11-10', ...over }
}

function stored(period: string, readOn: string, over: Partial<StoredReading>): StoredReading {
  return { ...entered({ period, readOn }), units: null, source: 'office', readBy: 'Ramesh', ...over }
}

const meter = { fittedOn: '2020-01-01', serial: 'A1', dialDigits: 4, openingReading: 100, finalBefore: null }
const connected: DatedState = { since: '2020-01-01', state: 'connected' }
const fresh: ReadConnection = {
  states: [connected],
  meter,
  history: [],
  opening: 100,
  openedIn: null,
  meteredOn: null,
  policy: usualMonthPolicy,
}
const used: ReadConnection = {
  ...fresh,
  history: [
    stored('2083/04', '2026-08-10', { value: 110, units: 10 }),
    stored('2083/05', '2026-09-10', { value: 122, units: 12 }),
    stored('2083/06', '2026-10-10', { value: 130, units: 8 }),
  ],
}
/** The meter was changed after the reading of 2083/06: 130 → 134, then from 3. */
const changed: ReadConnection = {
  ...used,
  meter: { ...meter, fittedOn: '2026-10-20', serial: 'B2', openingReading: 3, finalBefore: 134 },
}

test.each<[name: string, over: Partial<NewReading>, known: ReadConnection, expected: number | string]>([
  ['the first reading counts from the opening', { value: 107 }, fresh, 7],
  ['a month', { value: 145 }, used, 15],
  ['after an unread month the units of both', { period: '2083/08', readOn: '2026-11-20', value: 160 }, used, 30],
  ['locked counts nothing', { status: 'locked' }, used, 'null'],
  ['read early in the month after', { value: 145, readOn: '2026-11-20' }, used, 15],
  ['a day to come', { value: 145, readOn: '2026-11-23' }, used, 'meter_readings.in_future'],
  ['a day before the month', { value: 145, readOn: '2026-10-17' }, used, 'meter_readings.outside_month'],
  ['two months late', { period: '2083/05', value: 1, readOn: '2026-11-20' }, fresh, 'meter_readings.outside_month'],
  ['recorded already', { period: '2083/06', readOn: '2026-10-20', value: 140 }, used, 'meter_readings.recorded'],
  ['before a later one', { period: '2083/05', readOn: '2026-09-20', value: 140 }, used, 'meter_readings.later_reading'],
  [
    'closed',
    { value: 145 },
    { ...used, states: [connected, { since: '2026-11-09', state: 'closed' }] },
    'meter_readings.closed',
  ],
  [
    'closed on the day of its last reading',
    { value: 145 },
    { ...used, states: [connected, { since: '2026-11-10', state: 'closed' }] },
    15,
  ],
  [
    'cut for a time',
    { value: 130 },
    { ...used, states: [connected, { since: '2026-11-01', state: 'disconnected' }] },
    0,
  ],
  ['without a meter', { value: 145 }, { ...used, meter: null }, 'meter_readings.no_meter'],
  ['no value', {}, used, 'meter_readings.value_needed'],
  ['a value of a locked meter', { status: 'locked', value: 5 }, used, 'meter_readings.value_not_read'],
  [
    'more units than can be billed for a month',
    { value: 1_000_131 },
    { ...used, meter: { ...meter, dialDigits: 8 } },
    'meter_readings.units_too_many',
  ],
  ['as many as can be', { value: 1_000_130 }, { ...used, meter: { ...meter, dialDigits: 8 } }, 1_000_000],
  ['below the last', { value: 120 }, used, 'meter_readings.below_last'],
  ['two counts without a change', { value: 145, oldFinal: 140 }, used, 'meter_readings.values_of_change'],
  ['a serial without a change', { value: 145, newSerial: 'X' }, used, 'meter_readings.serial_of_change'],
  ['replaced', { status: 'replaced', value: 15, oldFinal: 143, newStart: 3, newSerial: 'B2' }, used, 25],
  [
    'an old final that the dial cannot show',
    { status: 'replaced', value: 15, oldFinal: 20_000 },
    used,
    'meter_readings.value_beyond_dial',
  ],
  ['the register has the change', { value: 15 }, changed, 16],
  [
    'the change once more, as the register has it',
    { status: 'replaced', value: 15, oldFinal: 134, newStart: 3, newSerial: 'B2' },
    changed,
    16,
  ],
  [
    'another change',
    { status: 'replaced', value: 15, oldFinal: 150, newSerial: 'C3' },
    changed,
    'meter_readings.changed_already',
  ],
  ['a reading before the change', { value: 133, readOn: '2026-10-19' }, changed, 'meter_readings.before_change'],
])('%s', (_name, over, known, expected) => {
  const answer = recordedReading(entered(over), known, today)
  const seen = answer.ok ? (answer.value.reading.units ?? 'null') : answer.key
  expect(seen).toBe(expected)
})

function fits(over: Partial<NewReading>, known: ReadConnection): boolean {
  const answer = recordedReading(entered(over), known, today)
  return answer.ok && answer.value.fits
}

test('a meter is fitted only with a reading that names it', () => {
  expect(fits({ status: 'replaced', value: 15, oldFinal: 143, newSerial: '' }, used)).toBe(true)
  expect(fits({ status: 'replaced', value: 15, oldFinal: 143 }, used)).toBe(false)
  expect(fits({ value: 15 }, changed)).toBe(false)
})

test.each<[name: string, over: Partial<NewReading>, known: ReadConnection, expected: string[]]>([
  ['the usual use', { value: 140 }, used, []],
  ['three times the usual use', { value: 160 }, used, []],
  ['more', { value: 161 }, used, ['meter_readings.warn_high']],
  ['no use', { value: 130 }, used, ['meter_readings.warn_none']],
  ['nothing known before', { value: 900 }, fresh, []],
  ['locked once', { status: 'locked' }, used, []],
  [
    'locked for the third time',
    { status: 'locked' },
    {
      ...used,
      history: [
        used.history[0]!,
        stored('2083/05', '2026-09-10', { status: 'locked' }),
        stored('2083/06', '2026-10-10', { status: 'locked' }),
      ],
    },
    ['meter_readings.warn_locked'],
  ],
])('pointed out: %s', (_name, over, known, expected) => {
  const answer = recordedReading(entered(over), known, today)
  expect(answer.ok && warningsOf(answer.value, known).map(({ key }) => key)).toEqual(expected)
})

/** Cut from a month up to 2083/06. */
function cutFrom(month: string): DatedState[] {
  return [
    connected,
    { since: firstDayOf(month), state: 'disconnected' },
    { since: firstDayOf('2083/07'), state: 'connected' },
  ]
}
const readOnce: ReadConnection = { ...used, history: used.history.slice(0, 1), states: cutFrom('2083/05') }

test('months in which the tap was cut count in no average, as in a bill', () => {
  const noUse = ['2083/05', '2083/06'].map((month) => stored(month, lastDayOf(month), { value: 110, units: 0 }))
  const cut = { ...readOnce, history: [...readOnce.history, ...noUse] }
  const usual = (known: ReadConnection) => {
    const answer = recordedReading(entered({ status: 'broken' }), known, today)
    return answer.ok && answer.value.consumption.months[0]!.units
  }
  expect(usual(cut)).toBe(10)
  expect(usual({ ...cut, states: [connected] })).toBe(3)
  const high = recordedReading(entered({ value: 141 }), cut, today)
  expect(high.ok && warningsOf(high.value, cut)).toEqual([{ key: 'meter_readings.warn_high', values: { usual: 10 } }])
})

test('a reading after the tap was cut counts for the months in which it was connected', () => {
  const answer = recordedReading(entered({ value: 122 }), readOnce, today)
  expect(answer.ok && answer.value.consumption.months).toEqual([{ period: '2083/07', units: 12 }])
})

test('the opening reading counts since the month in which it is known to begin, as in a bill', () => {
  const known = { ...fresh, openedIn: '2083/04' }
  const first = recordedReading(entered({ period: '2083/06', readOn: '2026-10-10', value: 190 }), known, today)
  expect(first.ok && first.value.consumption.months.map(({ units }) => units)).toEqual([30, 30, 30])
  const read = { ...known, history: [stored('2083/06', '2026-10-10', { value: 190, units: 90 })] }
  const broken = recordedReading(entered({ status: 'broken' }), read, today)
  expect(broken.ok && broken.value.consumption.months).toEqual([{ period: '2083/07', units: 30 }])
  const high = recordedReading(entered({ value: 281 }), read, today)
  expect(high.ok && warningsOf(high.value, read)).toEqual([{ key: 'meter_readings.warn_high', values: { usual: 30 } }])
  const late = recordedReading(entered({ period: '2083/03', readOn: '2026-07-20', value: 190 }), known, today)
  expect(late.ok && late.value.consumption.months, 'read before').toEqual([{ period: '2083/03', units: 90 }])
})

function lockedIn(month: string): StoredReading {
  return stored(month, lastDayOf(month), { status: 'locked' })
}

test('locked months are in a row only up to one in which the tap was cut', () => {
  const known = { ...used, history: [lockedIn('2083/03'), lockedIn('2083/04'), lockedIn('2083/05')] }
  const warned = (states: DatedState[]) => {
    const answer = recordedReading(entered({ period: '2083/07', status: 'locked' }), { ...known, states }, today)
    return answer.ok && warningsOf(answer.value, { ...known, states })
  }
  expect(warned([connected])).toEqual([{ key: 'meter_readings.warn_locked', values: { months: 4 } }])
  expect(warned(cutFrom('2083/06'))).toEqual([])
})

test('only the newest reading may be corrected, not after its meter was replaced; the last value is that of the dial', () => {
  expect(mayBeCorrected('2083/06', used)).toEqual({ ok: true })
  expect(mayBeCorrected('2083/05', used)).toMatchObject({ key: 'meter_readings.later_reading' })
  const fitting = { value: 5, units: 12, status: 'replaced', oldFinal: 134, newStart: 3, newSerial: 'B2' } as const
  const replaced = { ...changed, history: [...used.history, stored('2083/07', '2026-10-20', fitting)] }
  expect(mayBeCorrected('2083/07', replaced)).toEqual({ ok: true })
  const again = { ...replaced, meter: { ...meter, fittedOn: '2026-11-01', serial: 'C3', finalBefore: 9 } }
  expect(mayBeCorrected('2083/07', again)).toMatchObject({ key: 'meter_readings.read_first' })
  expect([lastValue(used), lastValue(fresh)]).toEqual([130, 100])
})

test.each<[name: string, over: Partial<NewReading>, known: ReadConnection, expected: boolean]>([
  ['the dial has gone on', { value: 131 }, used, true],
  ['the dial shows the same', { value: 130 }, used, true],
  ['the dial shows less', { value: 129 }, used, false],
  ['a month that is recorded', { period: '2083/06', value: 1 }, used, true],
  ['nothing was read', { status: 'locked' }, used, false],
  ['another status', { status: 'rollover', value: 131 }, used, false],
  ['no reading before', { value: 131 }, fresh, false],
])('whether the last reading of the dial decides alone: %s', (_, over, known, expected) => {
  expect(followsFromLast(entered(over), known)).toBe(expected)
})
