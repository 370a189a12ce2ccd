// Tests of the amount payable on each day.

import { expect, test } from 'vitest'
import { panbari, ratnanagar } from '#demonstration/published-tariffs.ts'
import { payBy } from './payment.ts'

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

test('without payment steps there are no amounts', () => expect(payBy([], 1, '2026-11-21')).toEqual([]))
