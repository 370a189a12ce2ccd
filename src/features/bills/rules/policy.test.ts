// Tests of billing policies in a run: golden cases worked by hand of cycles, first and last months, cut taps and bill dates.

import { expect, test } from 'vitest'
import type { DatedState } from '#features/connections/contract/connection.ts'
import { shareOfMonth } from '#features/readings/rules/charged-months.ts'
import { blank, connected, on, readingOf, rupeesByMonth, tariffs } from '#tests/billed-connection.ts'
import { usualBillingPolicy, type BillingPolicy } from '../contract/policy.ts'
import type { BillBefore } from './billed-before.ts'
import { cycleOf, endsCycle } from './policy.ts'
import { billDate, billInRun, type BilledConnection, type RunBill } from './run.ts'

function outcome(connection: Partial<BilledConnection>, period: string, policy: Partial<BillingPolicy>) {
  return billInRun(
    { ...blank, ...connection },
    { period, policy: { ...usualBillingPolicy, ...policy }, tariffs, billsSince: null },
  )
}

/** The rupees of the bill by month, or the reason for none. */
function billOf(...args: Parameters<typeof outcome>): Record<string, number> | string {
  return rupeesByMonth(outcome(...args))
}

test('cycles are counted from Shrawan and end with the fiscal year', () => {
  const months = ['2083/04', '2083/05', '2083/06', '2083/07', '2084/03']
  expect(months.map((month) => endsCycle(month, 1))).toEqual([true, true, true, true, true])
  expect(months.map((month) => endsCycle(month, 2))).toEqual([false, true, false, true, true])
  expect(months.map((month) => endsCycle(month, 3))).toEqual([false, false, true, false, true])
  expect(cycleOf('2083/06', 3)).toEqual(['2083/04', '2083/05', '2083/06'])
})

test('two months are one bill: 25 units are 12 and 13, each by the tariff of its month', () => {
  const readings = [readingOf('2083/05', 200, 20), readingOf('2083/07', 225, 25)]
  // 10 units 90, each further one 14: 12 units are 118, 13 units 132.
  expect(billOf({ readings }, '2083/07', { cycleMonths: 2 })).toEqual({ '2083/06': 118, '2083/07': 132 })
})

test('a dial that is read every month is billed for both months of the cycle', () => {
  const readings = [readingOf('2083/05', 200, 20), readingOf('2083/06', 210, 10), readingOf('2083/07', 225, 15)]
  const made = outcome({ readings }, '2083/07', { cycleMonths: 2 }) as RunBill
  expect(billOf({ readings }, '2083/07', { cycleMonths: 2 })).toEqual({ '2083/06': 90, '2083/07': 160 })
  expect(made.consumption.units).toBe(25)
})

test('a locked cycle is the minimum of each month, and the next reading charges them anew', () => {
  const readings = [readingOf('2083/03', 100, 0), readingOf('2083/06', null, null)]
  const locked = outcome({ readings }, '2083/06', { cycleMonths: 3 }) as RunBill
  expect(billOf({ readings }, '2083/06', { cycleMonths: 3 })).toEqual({ '2083/04': 90, '2083/05': 90, '2083/06': 90 })
  const { period, lines } = locked.amounts
  const bills: BillBefore[] = [{ fiscalYear: '2083/84', number: 1, period, units: null, metered: true, lines }]
  const later = { readings: [...readings, readingOf('2083/09', 160, 60)], bills }
  // 60 units over six months are 10 each, as much as was billed for the first three.
  expect(billOf(later, '2083/09', { cycleMonths: 3 })).toEqual({
    '2083/04': 0,
    '2083/05': 0,
    '2083/06': 0,
    '2083/07': 90,
    '2083/08': 90,
    '2083/09': 90,
  })
})

test('the first units of a tap are spread over the months of the cycle in which it was connected', () => {
  const states: DatedState[] = [{ since: on(5, 3), state: 'connected' }]
  const readings = [readingOf('2083/06', 120, 20)]
  expect(billOf({ readings, states }, '2083/06', { cycleMonths: 3 })).toEqual({ '2083/05': 90, '2083/06': 90 })
})

test('a tap without a meter pays each month of its cycle', () => {
  const tap = { customerType: 'residential', tapSize: '1/2', metered: false, sewer: false } as const
  const flat = tariffs.map((tariff) => ({ ...tariff, metered: false, slabs: [] }))
  const run = { period: '2083/07', policy: { ...usualBillingPolicy, cycleMonths: 2 }, tariffs: flat, billsSince: null }
  const made = billInRun({ ...blank, tap }, run) as RunBill
  expect(made.amounts.chargePaisa).toBe(2 * 90_00)
})

test('the first month is charged in full, not at all, or its minimum by day', () => {
  // Kartik 2083 has 30 days; from the 16th on the tap was connected on 15.
  const states: DatedState[] = [{ since: on(7, 16), state: 'connected' }]
  const first = { states, readings: [readingOf('2083/07', 115, 15)] }
  expect(shareOfMonth(states, '2083/07', { firstMonth: 'by-day', lastMonth: 'full' })).toEqual({ counted: 15, of: 30 })
  expect(billOf(first, '2083/07', { firstMonth: 'full' })).toEqual({ '2083/07': 160 })
  expect(billOf(first, '2083/07', { firstMonth: 'none' })).toBe('not_charged')
  // Half of the minimum of 80 and of the fee of 10, and 5 units at 14.
  expect(billOf(first, '2083/07', { firstMonth: 'by-day' })).toEqual({ '2083/07': 115 })
  const half = { counted: 15, of: 30 }
  const lines = (outcome(first, '2083/07', { firstMonth: 'by-day' }) as RunBill).amounts.lines
  expect(lines.map((line) => (line.kind === 'charge' ? line.days : null))).toEqual([half, undefined, half])
})

test('a reading is missing only where it would charge a month', () => {
  const first: DatedState[] = [{ since: on(7, 16), state: 'connected' }]
  const none = { firstMonth: 'none', lastMonth: 'none' } as const
  expect(billOf({ states: first }, '2083/07', {})).toBe('no_reading')
  expect(billOf({ states: first }, '2083/07', none)).toBe('not_charged')
  expect(billOf({ states: first }, '2083/07', { ...none, missingReading: 'estimated' })).toBe('not_charged')
  const last: DatedState[] = [...connected, { since: on(7, 11), state: 'closed' }]
  const read = readingOf('2083/06', 100, 0)
  expect(billOf({ states: last, readings: [read] }, '2083/07', none)).toBe('not_charged')
  // The reading of the last month would say what was used in the locked one, and in a month of the cycle.
  const locked = [readingOf('2083/05', 100, 0), readingOf('2083/06', null, null)]
  expect(billOf({ states: last, readings: locked }, '2083/07', none)).toBe('no_reading')
  const ofCycle = [readingOf('2083/05', 100, 0), readingOf('2083/06', 110, 10)]
  expect(billOf({ states: last, readings: ofCycle }, '2083/07', { ...none, cycleMonths: 2 })).toBe('no_reading')
})

test('the last month has a policy of its own, and a month in the middle is not partial', () => {
  const states: DatedState[] = [...connected, { since: on(7, 11), state: 'closed' }]
  const last = { states, readings: [readingOf('2083/06', 100, 0), readingOf('2083/07', 115, 15)] }
  expect(billOf(last, '2083/07', { firstMonth: 'none' })).toEqual({ '2083/07': 160 })
  expect(billOf(last, '2083/07', { lastMonth: 'none' })).toBe('not_charged')
  // A third of 80 and of 10, and 5 units at 14.
  expect(billOf(last, '2083/07', { lastMonth: 'by-day' })).toEqual({ '2083/07': 100 })
  const between: DatedState[] = [...last.states.slice(0, 1), { since: on(7, 11), state: 'disconnected' }]
  const again: DatedState[] = [...between, { since: on(7, 21), state: 'connected' }]
  const rule = { firstMonth: 'none', lastMonth: 'none' } as const
  expect(shareOfMonth(again, '2083/07', rule)).toBe('full')
})

test('a tap that is cut for the month pays nothing, the minimum, or a fee; a closed one nothing', () => {
  const cut: DatedState[] = [...connected, { since: on(5, 1), state: 'disconnected' }]
  const readings = [readingOf('2083/04', 100, 0)]
  expect(billOf({ states: cut, readings }, '2083/07', {})).toBe('not_connected')
  expect(billOf({ states: cut, readings }, '2083/07', { cutTap: 'minimum' })).toEqual({ '2083/07': 90 })
  const fee = { cutTap: 'fee', holdFeePaisa: 25_00 } as const
  expect(billOf({ states: cut, readings }, '2083/07', fee)).toEqual({ '2083/07': 25 })
  const closed: DatedState[] = [...connected, { since: on(5, 1), state: 'closed' }]
  expect(billOf({ states: closed, readings }, '2083/07', fee)).toBe('not_connected')
  const made = outcome({ states: cut, readings }, '2083/07', fee) as RunBill
  expect(made.postings).toEqual([
    { account: 'receivables', amountPaisa: 25_00 },
    { account: 'fees', amountPaisa: -25_00 },
  ])
})

test('a cycle in which a tap was cut for a month has the fee of that month beside the use of the others', () => {
  const states: DatedState[] = [
    ...connected,
    { since: on(5, 1), state: 'disconnected' },
    { since: on(6, 1), state: 'connected' },
  ]
  const readings = [readingOf('2083/03', 100, 0), readingOf('2083/06', 125, 25)]
  const policy = { cycleMonths: 3, cutTap: 'fee', holdFeePaisa: 25_00 } as const
  expect(billOf({ states, readings }, '2083/06', policy)).toEqual({ '2083/04': 118, '2083/05': 25, '2083/06': 132 })
})

test('the date of a bill is that of its reading, unless a surcharge would begin before the run', () => {
  const late = [{ fromDay: 31, toDay: null, basisPoints: 1000 }]
  const bill = { readOn: '2026-11-14', paymentSteps: late }
  const at = (today: string, from = '2026-01-01') => billDate(bill, { billDate: 'reading' }, { today, from })
  expect(at('2026-11-20')).toBe('2026-11-14')
  expect(at('2026-12-14')).toBe('2026-11-14')
  expect(at('2026-12-15')).toBe('2026-12-15')
  expect(at('2026-11-20', '2026-11-15')).toBe('2026-11-20')
  expect(billDate(bill, { billDate: 'run' }, { today: '2026-11-20', from: '2026-01-01' })).toBe('2026-11-20')
  const unread = { ...bill, readOn: null }
  expect(billDate(unread, { billDate: 'reading' }, { today: '2026-11-20', from: '2026-01-01' })).toBe('2026-11-20')
})

test('a change of the sewer counts from the next month, or from its own where the policies say so', () => {
  // Half of the water charge for houses on a sewer: 80 and 40, and the fee of 10.
  const sewered = tariffs.map((tariff) => ({ ...tariff, sewerage: { kind: 'percent', basisPoints: 5_000 } as const }))
  const present = { ...blank.tap, sewer: true }
  const formerTaps = [
    { until: on(6, 10), customerType: 'residential', tapSize: '1/2', metered: true, sewer: false } as const,
  ]
  const readings = [readingOf('2083/05', 100, 0), readingOf('2083/06', null, null), readingOf('2083/07', 120, 20)]
  const rupees = (period: string, policy: Partial<BillingPolicy>) => {
    const known = { ...blank, tap: present, formerTaps, readings: readings.filter((one) => one.period <= period) }
    const made = billInRun(known, {
      period,
      policy: { ...usualBillingPolicy, ...policy },
      tariffs: sewered,
      billsSince: null,
    }) as RunBill
    return [made.amounts.chargePaisa / 100, made.tap.sewer]
  }
  expect(rupees('2083/06', {})).toEqual([90, false])
  expect(rupees('2083/06', { tapChange: 'same-period' })).toEqual([130, true])
  // 20 units over both months, 10 each: 90 for the first, 130 for the second.
  expect(rupees('2083/07', {})).toEqual([220, true])
})

const billed = ({ amounts, tap }: RunBill) => [amounts.chargePaisa / 100, tap]
const asWas = { customerType: 'residential', tapSize: '1/2', metered: true, sewer: false } as const

test.each([
  ['class', { customerType: 'hotel' } as const],
  ['size', { tapSize: '1' } as const],
])('a change of the %s counts from the next month, or from its own where the policies say so', (_name, change) => {
  // As it was: 90 for 10 units. As it is: 200, and 210 with the fee of 10.
  const dearer = { ...tariffs[0]!, minimum: { kind: 'block', units: 10, amountPaisa: 200_00 } } as const
  const [was, is] = [
    { ...tariffs[0]!, customerType: asWas.customerType, tapSize: asWas.tapSize, id: 'was' },
    { ...dearer, customerType: asWas.customerType, tapSize: asWas.tapSize, ...change, id: 'is' },
  ]
  const formerTaps = [{ until: on(6, 10), ...asWas }]
  const readings = [readingOf('2083/05', 100, 0), readingOf('2083/06', null, null), readingOf('2083/07', 120, 20)]
  const known = { ...blank, tap: { ...blank.tap, ...change }, formerTaps }
  const made = (period: string, policy: Partial<BillingPolicy> = {}) => {
    const connection = { ...known, readings: readings.filter((one) => one.period <= period) }
    const run = { period, policy: { ...usualBillingPolicy, ...policy }, tariffs: [was, is], billsSince: null }
    return billInRun(connection, run) as RunBill
  }
  const after = { ...blank.tap, ...change }
  expect(billed(made('2083/06'))).toEqual([90, blank.tap])
  expect(billed(made('2083/06', { tapChange: 'same-period' }))).toEqual([210, after])
  // 10 units in each month: the first as it was, the second as it is.
  expect(billed(made('2083/07'))).toEqual([300, after])
  expect(billed(made('2083/07', { tapChange: 'same-period' }))).toEqual([420, after])
})
