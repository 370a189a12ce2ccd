// Tests of surcharges: golden cases worked by hand, payments that arrive late, and a walk day by day as the second implementation.

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { panbari } from '#demonstration/published-tariffs.ts'
import type { BalanceEntry } from '#features/ledger/rules/balances.ts'
import { payBy } from '#features/tariffs/rules/payment.ts'
import { addDays, daysBetween } from '#kit/calendar/civil-date.ts'
import { walkedBalances } from '#tests/billing-oracle.ts'
import { planOf } from './payment-plan.ts'
import { surchargeChanges, surchargesOwed, withoutCredited, type SurchargedBill } from './surcharges.ts'

const billedOn = '2026-11-21'
const day = (count: number) => addDays(billedOn, count)
const { paymentSteps } = panbari

function billOf(number: number, on: number): SurchargedBill {
  return { fiscalYear: '2083/84', number, period: '2083/07', billedOn: day(on), entryId: number, paymentSteps }
}

function entry(id: number, kind: BalanceEntry['kind'], amountPaisa: number, on: number): BalanceEntry {
  return { id, kind, amountPaisa, valueOn: day(on), postedOn: day(on), corrects: null }
}

const bill = entry(1, 'bill', 85_00, 0)
const owed = (entries: BalanceEntry[], on: number, bills = [billOf(1, 0)]) =>
  surchargesOwed(bills, entries, day(on)).map((one) => [daysBetween(billedOn, one.on), one.amountPaisa])

test('Panbari, Rs 85 unpaid: 6.80, 10.20, 17 and 51 on days 31, 61, 91 and 121 make 170', () => {
  expect(owed([bill], 30)).toEqual([])
  expect(owed([bill], 400)).toEqual([
    [31, 6_80],
    [61, 10_20],
    [91, 17_00],
    [121, 51_00],
  ])
})

test('the surcharge is on what is unpaid of the charge, never on a surcharge', () => {
  // 45 are paid on day 40: 40 of the charge stay unpaid, and the surcharge of 6.80.
  expect(owed([bill, entry(2, 'payment', -45_00, 40)], 61)).toEqual([
    [31, 6_80],
    [61, 4_80],
  ])
  // The charge is paid on day 40; the surcharge of 6.80 stays and bears none.
  expect(owed([bill, entry(2, 'payment', -85_00, 40)], 400)).toEqual([[31, 6_80]])
})

test('a payment of the last day counts, whenever it is entered; one of the day of the step is late', () => {
  expect(owed([bill, entry(2, 'payment', -85_00, 30)], 400)).toEqual([])
  expect(owed([entry(2, 'payment', -85_00, 31), bill], 400)).toEqual([[31, 6_80]])
})

test('a payment between a wrong bill and its credit note settles the bill that is not credited', () => {
  const wrong = entry(1, 'bill', 10_000_00, 0)
  const entries = [wrong, entry(2, 'bill', 85_00, 10), entry(3, 'payment', -85_00, 12)]
  const note = { ...entry(4, 'credit-note', -10_000_00, 90), corrects: 1 }
  expect(owed(withoutCredited([...entries, note]), 400, [billOf(2, 10)])).toEqual([])
  expect(withoutCredited(entries)).toEqual(entries)
})

test('a payment settles the older bill and its surcharge before the newer bill', () => {
  const entries = [bill, entry(2, 'bill', 85_00, 30), entry(3, 'payment', -85_00, 35)]
  // On day 61 of the second bill 85 of it are unpaid: the payment went to the first.
  expect(owed(entries, 62, [billOf(1, 0), billOf(2, 30)])).toEqual([
    [31, 6_80],
    [61, 6_80],
  ])
})

test('what is posted already stays; a surcharge that a late payment has made wrong is corrected', () => {
  const [first] = surchargesOwed([billOf(1, 0)], [bill], day(31))
  const posted = { key: first!.key, id: 9, amountPaisa: 6_80, valueOn: day(31) }
  expect(surchargeChanges([first!], [posted])).toEqual({ wrong: [], missing: [] })
  expect(surchargeChanges([], [posted])).toEqual({ wrong: [posted], missing: [] })
  const less = { ...first!, amountPaisa: 3_20 }
  expect(surchargeChanges([less], [posted])).toEqual({ wrong: [posted], missing: [less] })
})

test('the balance of an unpaid bill on a day is what payBy says, and what a walk day by day gives', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000 }), fc.nat(200), (charge, on) => {
      const surcharges = owed([entry(1, 'bill', charge, 0)], on).reduce((sum, [, paisa]) => sum + paisa!, 0)
      const step = payBy(paymentSteps, charge, billedOn).findLast(({ fromDay }) => fromDay <= on)!
      const expected = Math.max(step.amountPaisa, charge)
      expect(charge + surcharges).toBe(expected)
      expect(Math.max(walkedBalances(planOf(paymentSteps), billedOn, charge, on).at(-1)!, charge)).toBe(expected)
    }),
  )
})

test('the order of arrival changes nothing', () => {
  const payments = fc.array(fc.tuple(fc.integer({ min: 1, max: 9_000 }), fc.nat(150)), { maxLength: 5 })
  fc.assert(
    fc.property(payments, fc.nat(200), (paid, on) => {
      const entries = [bill, ...paid.map(([paisa, at], place) => entry(place + 2, 'payment', -paisa, at))]
      expect(owed(entries.toReversed(), on)).toEqual(owed(entries, on))
    }),
  )
})
