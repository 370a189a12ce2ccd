// Tests of the amount payable on each day.

import { expect, test } from 'vitest'
import { panbari, ratnanagar } from '#demonstration/published-tariffs.ts'
import type { PaymentStep } from '../contract/api.ts'
import { payBy, stepStart } from './payment.ts'

test('Panbari: the bill of 20 units by day', () => {
  expect(payBy(panbari.paymentSteps, 85_00, '2026-11-21')).toEqual([
    { fromDay: 0, toDay: 15, fromDate: '2026-11-21', toDate: '2026-12-06', basisPoints: -4_00, amountPaisa: 81_60 },
    { fromDay: 16, toDay: 30, fromDate: '2026-12-07', toDate: '2026-12-21', basisPoints: 0, amountPaisa: 85_00 },
    { fromDay: 31, toDay: 60, fromDate: '2026-12-22', toDate: '2027-01-20', basisPoints: 8_00, amountPaisa: 91_80 },
    { fromDay: 61, toDay: 90, fromDate: '2027-01-21', toDate: '2027-02-19', basisPoints: 20_00, amountPaisa: 102_00 },
    { fromDay: 91, toDay: 120, fromDate: '2027-02-20', toDate: '2027-03-21', basisPoints: 40_00, amountPaisa: 119_00 },
    { fromDay: 121, toDay: null, fromDate: '2027-03-22', toDate: null, basisPoints: 100_00, amountPaisa: 170_00 },
  ])
})

test.each([
  [10, 48],
  [45, 54],
  [130, 100],
])('Panbari: Rs 50 paid on day %i is Rs %d', (day, rupees) => {
  const step = payBy(panbari.paymentSteps, 50_00, '2026-11-21').find(({ toDay }) => toDay === null || day <= toDay)
  expect(step!.amountPaisa / 100).toBe(rupees)
})

test('Ratnanagar: 3 % off within 7 days, 25 % on top after 90', () => {
  expect(payBy(ratnanagar.paymentSteps, 100_00, '2026-11-21').map(({ amountPaisa }) => amountPaisa)).toEqual([
    97_00, 100_00, 105_00, 115_00, 125_00,
  ])
})

test('half a paisa is rounded up', () => {
  expect(payBy([{ fromDay: 0, toDay: null, basisPoints: -50_00 }], 1, '2026-11-21')[0]!.amountPaisa).toBe(1)
})

/** Rule 13 of the rules of 2050: due by the end of the following month; then 5, 5, 7 and for each further month 10 percent. */
const rule13: PaymentStep[] = [
  { fromDay: 0, toDay: 1, basisPoints: 0, unit: 'month' },
  { fromDay: 2, toDay: 2, basisPoints: 5_00, unit: 'month' },
  { fromDay: 3, toDay: 3, basisPoints: 10_00, unit: 'month' },
  { fromDay: 4, toDay: 4, basisPoints: 17_00, unit: 'month' },
  { fromDay: 5, toDay: null, basisPoints: 27_00, unit: 'month', repeat: { every: 1, basisPoints: 10_00 } },
]

test('rule 13 on Rs 100: each late month begins with its Bikram Sambat month, six make 147', () => {
  // The bill is of Mangsir 2083, payable until the end of Push.
  const steps = payBy(rule13, 100_00, '2026-11-21')
  expect(steps.map(({ fromDate, toDate, amountPaisa }) => [fromDate, toDate, amountPaisa / 100])).toEqual([
    ['2026-11-21', '2027-01-14', 100],
    ['2027-01-15', '2027-02-12', 105],
    ['2027-02-13', '2027-03-14', 110],
    ['2027-03-15', '2027-04-13', 117],
    ['2027-04-14', '2027-05-14', 127],
    ['2027-05-15', '2027-06-15', 137],
    ['2027-06-16', '2027-07-16', 147],
    ['2027-07-17', '2027-08-17', 157],
  ])
})

test('rule 13 on Rs 100, 284 days old: the table begins with the month of today, and is as long as before', () => {
  const steps = payBy(rule13, 100_00, '2026-11-21', '2027-09-01')
  expect(steps.map(({ fromDate, amountPaisa }) => [fromDate, amountPaisa / 100])).toEqual([
    ['2027-08-18', 167],
    ['2027-09-18', 177],
    ['2027-10-18', 187],
    ['2027-11-17', 197],
    ['2027-12-17', 207],
    ['2028-01-15', 217],
    ['2028-02-13', 227],
    ['2028-03-14', 237],
  ])
  // Until the first repetition has begun the table is that of the day of the bill.
  expect(payBy(rule13, 100_00, '2026-11-21', '2027-05-14')).toEqual(payBy(rule13, 100_00, '2026-11-21'))
})

test('after the last year of the calendar no step by months begins', () => {
  expect(stepStart('month', '2026-11-21', 5_000)).toBeUndefined()
  expect(stepStart('day', '2026-11-21', 31)).toBe('2026-12-22')
})

test('without payment steps there are no amounts', () => expect(payBy([], 1, '2026-11-21')).toEqual([]))
