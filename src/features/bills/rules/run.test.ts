// Tests of what a run makes of a connection: golden cases worked by hand of cut taps, late readings, replaced meters and arrears.

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DatedState } from '#features/connections/contract/connection.ts'
import { isConnectedIn } from '#features/connections/rules/states.ts'
import type { OwedEntry } from '#features/ledger/rules/unpaid.ts'
import { lastDayOf } from '#kit/calendar/bs-month.ts'
import { blank, connected, on, readingOf, tariffs } from '#tests/billed-connection.ts'
import { dealtOut, walkedCharge } from '#tests/billing-oracle.ts'
import { arrearsOf } from './arrears.ts'
import type { BillBefore } from './billed-before.ts'
import { usualBillingPolicy } from '../contract/policy.ts'
import { billInRun, type BilledConnection, type RunBill } from './run.ts'

const policy = usualBillingPolicy

function outcome(connection: Partial<BilledConnection>, period: string, missing: 'skipped' | 'estimated' = 'skipped') {
  return billInRun(
    { ...blank, ...connection },
    { period, policy: { ...policy, missingReading: missing }, tariffs, billsSince: null },
  )
}

/** The rupees of the bill with the months that it charges, or the reason for none. */
function billOf(...args: Parameters<typeof outcome>): [rupees: number, months: string[]] | string {
  const made = outcome(...args)
  if (made.kind === 'left-out') return made.reason
  const months = made.amounts.lines.flatMap((line) => (line.kind === 'charge' ? [line.period] : []))
  return [made.amounts.chargePaisa / 100, [...new Set(months)]]
}

function billBefore({ amounts, consumption }: RunBill, number: number): BillBefore {
  const { period, lines } = amounts
  return { fiscalYear: '2083/84', number, period, units: consumption.units, metered: true, lines }
}

const cutAndReconnected: DatedState[] = [
  ...connected,
  { since: on(4, 1), state: 'disconnected' },
  { since: on(7, 1), state: 'connected' },
]

test('units after a reconnection are of the months in which the tap was connected', () => {
  const readings = [readingOf('2083/03', 100, 0), readingOf('2083/07', 125, 25)]
  expect(billOf({ readings, states: cutAndReconnected }, '2083/07')).toEqual([315, ['2083/07']])
  expect(billOf({ readings: readings.slice(0, 1), states: cutAndReconnected }, '2083/06')).toBe('not_connected')
})

test('a broken meter after a reconnection is billed the average of the months in which the tap was connected', () => {
  const states: DatedState[] = [
    ...connected,
    { since: on(4, 1), state: 'disconnected' },
    { since: on(6, 1), state: 'connected' },
  ]
  const [cut, broken] = [{ status: 'locked' } as const, { status: 'broken' } as const]
  const readings = [
    readingOf('2083/04', null, null, cut),
    readingOf('2083/05', null, null, cut),
    readingOf('2083/06', 125, 25),
    readingOf('2083/07', null, null, broken),
  ]
  const made = outcome({ readings, states }, '2083/07') as RunBill
  expect(made.consumption).toMatchObject({ basis: 'average', units: null, months: [{ period: '2083/07', units: 25 }] })
  expect(made.amounts.chargePaisa).toBe(315_00)
  const read = [readingOf('2083/03', 100, 0), ...readings.slice(2)]
  expect((outcome({ readings: read, states }, '2083/07') as RunBill).consumption.months[0]!.units).toBe(13)
  // The same where there is no reading and the month is estimated.
  const estimate = outcome({ readings: readings.slice(0, 3), states }, '2083/07', 'estimated') as RunBill
  expect(estimate.consumption).toMatchObject({ basis: 'average', months: [{ period: '2083/07', units: 25 }] })
})

test('use before a closure within the month is billed, and without a reading the run says so', () => {
  const states: DatedState[] = [...connected, { since: on(7, 15), state: 'closed' }]
  expect(
    billOf({ readings: [readingOf('2083/06', 100, 0), readingOf('2083/07', 115, 15)], states }, '2083/07'),
  ).toEqual([160, ['2083/07']])
  expect(billOf({ readings: [readingOf('2083/06', 100, 0)], states }, '2083/07')).toBe('no_reading')
  expect(billOf({ readings: [readingOf('2083/06', 100, 0)], states }, '2083/08')).toBe('not_connected')
})

test('a reading of a month in which the tap was cut bills the use before the cut, and nothing without use', () => {
  const states: DatedState[] = [...connected, { since: on(6, 20), state: 'disconnected' }]
  const used = [readingOf('2083/05', 100, 0), readingOf('2083/07', 115, 15)]
  expect(billOf({ readings: used, states }, '2083/07')).toEqual([160, ['2083/06']])
  const unused = [readingOf('2083/06', 115, 15), readingOf('2083/07', 115, 0)]
  expect(billOf({ readings: unused, states }, '2083/07')).toBe('not_connected')
})

test('a tap is connected in a month when it is on one of its days', () => {
  const months = ['2083/03', '2083/04', '2083/06', '2083/07']
  expect(months.map((period) => isConnectedIn(cutAndReconnected, period))).toEqual([true, false, false, true])
  const cutOnSecond = [...connected, { since: on(4, 2), state: 'disconnected' } as const]
  expect(['2083/04', '2083/05'].map((period) => isConnectedIn(cutOnSecond, period))).toEqual([true, false])
})

test('a reading that came after its month was estimated is charged with the next bill, once', () => {
  const estimate = outcome({}, '2083/06', 'estimated') as RunBill
  expect(estimate.amounts.chargePaisa).toBe(90_00)
  const readings = [readingOf('2083/06', 115, 15), readingOf('2083/07', 125, 10)]
  const bills = [billBefore(estimate, 1)]
  // Asoj 160 and Kartik 90, less the estimate of 90.
  expect(billOf({ readings, bills }, '2083/07')).toEqual([160, ['2083/06', '2083/07']])
  const next = outcome({ readings, bills }, '2083/07') as RunBill
  const more = { readings: [...readings, readingOf('2083/08', 135, 10)], bills: [...bills, billBefore(next, 2)] }
  expect(billOf(more, '2083/08')).toEqual([90, ['2083/08']])
})

test('a reading of more units than can be billed for a month leaves its connection out of the run', () => {
  const meters = [{ fittedOn: '2020-01-01', dialDigits: 8 }]
  const readings = [readingOf('2083/05', 100, 0), readingOf('2083/07', 2_000_100, 2_000_000)]
  expect(billOf({ meters, readings }, '2083/07')).not.toBe('not_countable')
  const more = [readings[0]!, readingOf('2083/07', 2_000_102, 2_000_002)]
  expect(billOf({ meters, readings: more }, '2083/07')).toBe('not_countable')
})

test('months that were estimated before the first reading have their share of its units', () => {
  const bills: BillBefore[] = []
  for (const period of ['2083/04', '2083/05', '2083/06']) {
    const estimate = outcome({ bills }, period, 'estimated') as RunBill
    expect(estimate.amounts.chargePaisa).toBe(90_00)
    bills.push(billBefore(estimate, bills.length + 1))
  }
  // 40 units over four months: four times the 90 of ten units, less the three of the estimates.
  const months = ['2083/04', '2083/05', '2083/06', '2083/07']
  expect(billOf({ readings: [readingOf('2083/07', 140, 40)], bills }, '2083/07', 'estimated')).toEqual([90, months])
})

test('the dial is that of the meter which was in use on the day of the reading', () => {
  const meters = [
    { fittedOn: '2020-01-01', dialDigits: 4 },
    { fittedOn: on(8, 2), dialDigits: 6 },
  ]
  const readings = [readingOf('2083/06', 9_990, 0), readingOf('2083/07', 15, 25, { status: 'rollover' })]
  expect(billOf({ readings, meters }, '2083/07')).toEqual([315, ['2083/07']])
})

function entry(id: number, kind: OwedEntry['kind'], amountPaisa: number, period: string | null): OwedEntry {
  const day = period === null ? '2026-07-17' : lastDayOf(period)
  return { id, kind, amountPaisa, period, valueOn: day, postedOn: day, corrects: null }
}

test('arrears are by month, oldest first; payments have settled the oldest', () => {
  const entries = [
    entry(1, 'opening', 500_00, null),
    entry(2, 'bill', 90_00, '2083/05'),
    entry(3, 'surcharge', 9_00, '2083/05'),
    entry(4, 'bill', 160_00, '2083/06'),
    entry(5, 'payment', -520_00, null),
  ]
  expect(arrearsOf(entries)).toEqual([
    { period: '2083/05', amountPaisa: 79_00 },
    { period: '2083/06', amountPaisa: 160_00 },
  ])
  expect(arrearsOf(entries.slice(0, 4))[0]).toEqual({ period: '2083/04', isOpening: true, amountPaisa: 500_00 })
  const made = outcome(
    { readings: [readingOf('2083/07', 110, 10)], entries, balancePaisa: 239_00 },
    '2083/07',
  ) as RunBill
  expect(made.amounts).toMatchObject({ chargePaisa: 90_00, totalPaisa: 329_00 })
})

test('arrears add up to the balance, whatever the order of the entries', () => {
  const entries = fc.array(
    fc.tuple(
      fc.constantFrom('bill' as const, 'payment' as const),
      fc.integer({ min: 1, max: 50_000 }),
      fc.integer({ min: 1, max: 8 }),
    ),
  )
  fc.assert(
    fc.property(entries, (rows) => {
      const all = rows.map(([kind, paisa, month], place) =>
        entry(place + 1, kind, kind === 'bill' ? paisa : -paisa, `2083/0${month}`),
      )
      const balance = sumOf(all)
      expect(sumOf(arrearsOf(all))).toBe(Math.max(balance, 0))
      expect(arrearsOf(all.toReversed())).toEqual(arrearsOf(all))
    }),
  )
})

test('whatever months a tap was cut, its bills are what a walk unit by unit over the other months gives', () => {
  const months = [4, 5, 6, 7]
  fc.assert(
    fc.property(fc.nat(120), fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }), (units, cuts) => {
      const states = [
        ...connected,
        ...months.map((month, place): DatedState => {
          return { since: on(month, 1), state: cuts[place] ? 'disconnected' : 'connected' }
        }),
      ]
      const readings = [readingOf('2083/03', 100, 0), readingOf('2083/07', 100 + units, units)]
      const open = months.filter((_, place) => !cuts[place])
      const expected = dealtOut(units, open.length).reduce(
        (sum, used) => sum + walkedCharge(tariffs[0]!, used, false),
        0,
      )
      const made = outcome({ readings, states }, '2083/07') as RunBill
      expect(made.amounts.chargePaisa).toBe(expected)
    }),
  )
})

function sumOf(amounts: readonly { amountPaisa: number }[]): number {
  return amounts.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)
}
