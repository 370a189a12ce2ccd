// Tests of the months that a run charges: golden cases worked by hand of first readings, cycles, cut and closed taps, and late readings.

import { expect, test } from 'vitest'
import type { DatedState } from '#features/connections/contract/connection.ts'
import type { StoredReading } from '#features/readings/contract/reading.ts'
import { addDays } from '#kit/calendar/civil-date.ts'
import { blank, connected, on, readingOf, rupeesByMonth, tariffs } from '#tests/billed-connection.ts'
import { usualBillingPolicy, type BillingPolicy } from '../contract/policy.ts'
import type { BillBefore } from './billed-before.ts'
import { billInRun, type BilledConnection, type RunBill } from './run.ts'

const billsSince = on(4, 1)

function reading(month: number, ...rest: [number | null, number | null, Partial<StoredReading>?]): StoredReading {
  return readingOf(`2083/0${month}`, ...rest)
}

function outcome(connection: Partial<BilledConnection>, period: string, policy: Partial<BillingPolicy> = {}) {
  const run = { period, policy: { ...usualBillingPolicy, ...policy }, tariffs, billsSince }
  return billInRun({ ...blank, ...connection }, run)
}

/** The rupees of the bill by month, less what was billed, or the reason for none. */
function billOf(...args: Parameters<typeof outcome>): Record<string, number> | string {
  return rupeesByMonth(outcome(...args))
}

function billBefore(made: ReturnType<typeof outcome>, number: number): BillBefore {
  const { amounts, consumption } = made as RunBill
  const { period, lines } = amounts
  return { fiscalYear: '2083/84', number, period, units: consumption.units, metered: true, lines }
}

/** Connected, and its meter fitted, on a day. */
function newTap(day: string) {
  return { states: [{ since: day, state: 'connected' as const }], meters: [{ fittedOn: day, dialDigits: 4 }] }
}

test('the first reading of a new tap counts for all months since it was connected, those without a reading too', () => {
  // 45 units: 15 in each of three months are three times 160; in one month they are 90, 10 at 14, 10 at 17 and 15 at 21: 715.
  const readings = [reading(6, 145, 45)]
  const each = { '2083/04': 160, '2083/05': 160, '2083/06': 160 }
  expect(billOf({ ...newTap(on(4, 10)), readings }, '2083/06')).toEqual(each)
  expect(billOf({ ...newTap(billsSince), readings }, '2083/06'), 'on the first day').toEqual(each)
  expect(billOf({ ...newTap(addDays(billsSince, -1)), readings }, '2083/06'), 'nobody knows').toEqual({
    '2083/06': 715,
  })
  expect(billOf({ ...newTap(on(6, 20)), readings }, '2083/06'), 'in the month of the reading').toEqual({
    '2083/06': 715,
  })
})

test('a first meter that was fitted to an older tap counts since it was fitted, and never later than the first reading', () => {
  const readings = [reading(6, 130, 30)]
  const fitted = (day: string) => ({ readings, meters: [{ fittedOn: day, dialDigits: 4 }] })
  // 15 in each of two months.
  expect(billOf(fitted(on(5, 10)), '2083/06')).toEqual({ '2083/05': 160, '2083/06': 160 })
  expect(billOf(fitted(on(7, 10)), '2083/06')).toEqual({ '2083/06': 400 })
})

test('the average after the first reading of a new tap is that of all months since it was connected', () => {
  const readings = [reading(6, 145, 45), reading(7, null, null, { status: 'broken' })]
  expect(billOf({ ...newTap(on(4, 10)), readings }, '2083/07')).toEqual({ '2083/07': 160 })
})

test('a tap that is closed within a cycle is billed by its last reading', () => {
  const states: DatedState[] = [...connected, { since: on(5, 11), state: 'closed' }]
  const readings = [reading(4, 110, 10), { ...reading(5, 125, 15), readOn: on(5, 8) }]
  const made = outcome({ states, readings }, '2083/06', { cycleMonths: 3 })
  expect(billOf({ states, readings }, '2083/06', { cycleMonths: 3 })).toEqual({ '2083/04': 90, '2083/05': 160 })
  expect(made).toMatchObject({ readOn: on(5, 8), consumption: { basis: 'read', units: 25 } })
})

test('what was read within a cycle that was not read at its end is billed with the next one', () => {
  const policy = { cycleMonths: 2 }
  const readings = [reading(4, 115, 15)]
  expect(billOf({ readings }, '2083/05', policy)).toBe('no_reading')
  // 15 units of Shrawan, and 30 of the next three months.
  const later = { readings: [...readings, reading(7, 145, 30)] }
  expect(billOf(later, '2083/07', policy)).toEqual({ '2083/04': 160, '2083/05': 90, '2083/06': 90, '2083/07': 90 })
  const bills = [billBefore(outcome(later, '2083/07', policy), 1)]
  const next = { readings: [...later.readings, reading(9, 165, 20)], bills }
  expect(billOf(next, '2083/09', policy), 'once').toEqual({ '2083/08': 90, '2083/09': 90 })
})

test('a reading within a cycle that came after its estimate is charged with the next bill, once', () => {
  const policy = { cycleMonths: 2, missingReading: 'estimated' } as const
  const bills = [billBefore(outcome({}, '2083/05', policy), 1)]
  expect(bills[0]!.lines.map(({ amountPaisa }) => amountPaisa)).toEqual([80_00, 10_00, 80_00, 10_00])
  // 25 units of Shrawan are 315, less the estimate of 90; 20 of the next three months are no more than the minimum.
  const later = { readings: [reading(4, 125, 25), reading(7, 145, 20)], bills }
  const expected = { '2083/04': 225, '2083/05': 0, '2083/06': 90, '2083/07': 90 }
  expect(billOf(later, '2083/07', policy)).toEqual(expected)
  const next = {
    readings: [...later.readings, reading(9, 165, 20)],
    bills: [...bills, billBefore(outcome(later, '2083/07', policy), 2)],
  }
  expect(billOf(next, '2083/09', policy)).toEqual({ '2083/08': 90, '2083/09': 90 })
})

test('a reading within a cycle that its estimate knew is not charged anew', () => {
  const policy = { cycleMonths: 2, missingReading: 'estimated' } as const
  const readings = [reading(4, 115, 15)]
  const first = outcome({ readings }, '2083/05', policy)
  // 15 units, and the average of 15.
  expect(billOf({ readings }, '2083/05', policy)).toEqual({ '2083/04': 160, '2083/05': 160 })
  const later = { readings: [...readings, reading(7, 145, 30)], bills: [billBefore(first, 1)] }
  expect(billOf(later, '2083/07', policy)).toEqual({ '2083/05': -70, '2083/06': 90, '2083/07': 90 })
})

test('a month of a cycle in which the tap was cut is not charged for a meter that could not be read', () => {
  const states: DatedState[] = [...connected, { since: on(5, 1), state: 'disconnected' }]
  for (const status of ['locked', 'broken', 'estimated'] as const) {
    const readings = [reading(4, 115, 15), reading(6, null, null, { status })]
    expect(billOf({ states, readings }, '2083/06', { cycleMonths: 3 }), status).toEqual({ '2083/04': 160 })
  }
})

test('units before a cut that a reading within the cycle shows are billed', () => {
  const states: DatedState[] = [...connected, { since: on(4, 1), state: 'disconnected' }]
  const readings = [{ ...reading(3, 100, 0), period: '2083/03' }, reading(4, 115, 15)]
  expect(billOf({ states, readings }, '2083/06', { cycleMonths: 3 })).toEqual({ '2083/04': 160 })
})

test('an average is taken back by a reading that shows no use, though the tap was cut meanwhile', () => {
  const readings = [reading(4, 125, 25), reading(5, null, null, { status: 'broken' })]
  const average = outcome({ readings }, '2083/05')
  expect(billOf({ readings }, '2083/05')).toEqual({ '2083/05': 315 })
  const states: DatedState[] = [...connected, { since: on(6, 1), state: 'disconnected' }]
  const read = { states, readings: [...readings, reading(6, 125, 0)], bills: [billBefore(average, 1)] }
  // The minimum of 90, less 315.
  expect(billOf(read, '2083/06')).toEqual({ '2083/05': -225 })
})

test('a month in which the tap was cut, of a cycle without a reading, is charged with the next reading, once', () => {
  const states: DatedState[] = [
    ...connected,
    { since: on(5, 1), state: 'disconnected' },
    { since: on(6, 1), state: 'connected' },
  ]
  const policy = { cycleMonths: 2, cutTap: 'fee', holdFeePaisa: 25_00 } as const
  expect(billOf({ states }, '2083/05', policy)).toBe('no_reading')
  // 45 units of three months: 15 of each are 160.
  const opened = { states: [...newTap(on(4, 1)).states, ...states.slice(1)] }
  const later = { ...newTap(on(4, 1)), ...opened, readings: [reading(7, 145, 45)] }
  const expected = { '2083/04': 160, '2083/05': 25, '2083/06': 160, '2083/07': 160 }
  expect(billOf(later, '2083/07', policy)).toEqual(expected)
  const bills = [billBefore(outcome(later, '2083/07', policy), 1)]
  const next = { ...later, readings: [...later.readings, reading(9, 165, 20)], bills }
  expect(billOf(next, '2083/09', policy)).toEqual({ '2083/08': 90, '2083/09': 90 })
  expect(billOf({ ...later, bills }, '2083/05', policy)).toBe('billed')
})

test('a month of a new cycle that was billed alone needs no reading where the tap was cut for the others', () => {
  const states: DatedState[] = [...connected, { since: on(5, 1), state: 'disconnected' }]
  const readings = [reading(4, 125, 25)]
  const bills = [billBefore(outcome({ states, readings }, '2083/04'), 1)]
  const policy = { cycleMonths: 2, cutTap: 'fee', holdFeePaisa: 25_00 } as const
  expect(billOf({ states, readings, bills }, '2083/05', policy)).toEqual({ '2083/05': 25 })
})

test('a month whose estimate was right is charged by its reading when its bill is credited, though a later bill charged the reading', () => {
  const readings = [reading(4, 125, 25), reading(5, null, null)]
  const first = billBefore(outcome({ readings: readings.slice(0, 1) }, '2083/04'), 1)
  const locked = billBefore(outcome({ readings, bills: [first] }, '2083/05'), 2)
  const estimate = billBefore(
    outcome({ readings, bills: [first, locked] }, '2083/06', { missingReading: 'estimated' }),
    3,
  )
  // 50 units of two months: 25 are 315, as estimated for Asoj, and the minimum of 90 was billed for Bhadra.
  const read = [...readings, reading(6, 175, 50), reading(7, 185, 10)]
  const made = outcome({ readings: read, bills: [first, locked, estimate] }, '2083/07')
  expect(rupeesByMonth(made)).toEqual({ '2083/05': 225, '2083/07': 90 })
  const bills = [first, locked, billBefore(made, 4)]
  expect(billOf({ readings: read.slice(0, 3), bills }, '2083/06')).toEqual({ '2083/06': 315 })
})

test('months of a credited cycle are billed with the run that charges its last month by a late reading', () => {
  const policy = { cycleMonths: 3, missingReading: 'estimated' } as const
  const known = [reading(4, 110, 10), reading(5, 120, 10), reading(6, null, null, { status: 'estimated' })]
  // The dial was read late in the seventh month; the cycle after it was billed by an estimate, the first cycle was billed and credited.
  const estimate = billBefore(outcome({ readings: known }, '2083/09', policy), 2)
  const readings = [...known, reading(7, 150, 30), reading(8, 160, 10), reading(9, 170, 10)]
  const later = [...readings, readingOf('2083/12', 200, 30)]
  const made = billOf({ readings: later, bills: [estimate] }, '2083/12', policy)
  // 10 units for each of the first two months, 15 for the two of the late reading.
  expect(made).toMatchObject({ '2083/04': 90, '2083/05': 90, '2083/06': 160 })
})

test('a month of a reading whose bill did not have to change it is billed by it again, once the bill that charged it is credited', () => {
  // The tap was cut after the fourth month; the reading of the fifth has its units.
  const states: DatedState[] = [...connected, { since: on(5, 1), state: 'disconnected' }]
  const policy = { cutTap: 'minimum', missingReading: 'estimated' } as const
  const minimum = billBefore(outcome({ states, readings: [] }, '2083/04', policy), 1)
  const readings = [reading(5, 125, 25)]
  const early = billBefore(outcome({ states, readings: [], bills: [minimum] }, '2083/05', policy), 2)
  const before = [minimum, early]
  const anew = outcome({ states, readings: [...readings, reading(6, null, null)], bills: before }, '2083/06', policy)
  expect(rupeesByMonth(anew)).toEqual({ '2083/04': 225, '2083/06': 90 })
  // The bill of the reading's month is credited and billed anew, then the one that has charged its units is credited.
  const again = outcome({ states, readings, bills: [minimum, billBefore(anew, 3)] }, '2083/05', policy)
  expect(rupeesByMonth(again)).toEqual({ '2083/05': 90 })
  const own = billBefore(again, 4)
  const made = billOf({ states, readings: [...readings, reading(7, 125, 0)], bills: [minimum, own] }, '2083/07', policy)
  // 25 units for 315, less the minimum.
  expect(made).toEqual({ '2083/04': 225, '2083/07': 90 })
})
