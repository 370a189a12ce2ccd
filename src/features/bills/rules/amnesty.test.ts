// Tests of amnesties: golden cases worked by hand with the steps of Panbari, and a walk day by day as the second implementation.

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { panbari } from '#demonstration/published-tariffs.ts'
import { addDays, daysBetween } from '#kit/calendar/civil-date.ts'
import { walkedDebts } from '#tests/billing-oracle.ts'
import { owedByDay } from './owed.ts'
import { planOf } from './payment-plan.ts'
import { settlementOf, type SettledAmnesty, type SettledBill, type SettlingEntry } from './settlement.ts'

const billedOn = '2026-11-21'
const day = (count: number) => addDays(billedOn, count)
const { paymentSteps } = panbari

/** All of the surcharge until day 139, three quarters of it until day 154, for dues of until day 100. */
const amnesty: SettledAmnesty = {
  id: 7,
  key: '7:1',
  from: day(125),
  dueUntil: day(100),
  parts: [
    { until: day(139), basisPoints: 10_000 },
    { until: day(154), basisPoints: 7_500 },
  ],
}

function billOf(number: number, on: number, chargePaisa = 85_00, steps = paymentSteps): SettledBill {
  const key = { fiscalYear: '2083/84', number, period: `2083/0${number + 6}` }
  return { ...key, billedOn: day(on), chargePaisa, entryId: number, paymentSteps: steps }
}

function entry(id: number, kind: SettlingEntry['kind'], amountPaisa: number, on: number): SettlingEntry {
  const period = kind === 'bill' ? `2083/0${id + 6}` : null
  return { id, kind, amountPaisa, valueOn: day(on), postedOn: day(on), rebateFrom: day(on), corrects: null, period }
}

const bill = entry(1, 'bill', 85_00, 0)
const paid = (amountPaisa: number, on: number, id = 2) => entry(id, 'payment', -amountPaisa, on)

function settledOn(entries: SettlingEntry[], on: number, bills = [billOf(1, 0)]) {
  const derived = settlementOf(bills, entries, { today: day(on), waived: new Set(), amnesties: [amnesty] })
  const waivers = derived.filter(({ kind }) => kind === 'waiver')
  const charged = sum(derived.filter(({ kind }) => kind === 'surcharge')) - sum(waivers)
  const rebates = sum(derived.filter(({ kind }) => kind === 'rebate'))
  const waived = waivers.map((one) => [daysBetween(billedOn, one.on), one.amountPaisa])
  return { waived, balance: sum(entries) + charged - rebates }
}

function sum(all: readonly { amountPaisa: number }[]): number {
  return all.reduce((total, { amountPaisa }) => total + amountPaisa, 0)
}

/** Rs 85 unpaid on day 130 bear 6.80, 10.20, 17 and 51: 170 are owed, of which 85 are surcharges. */
test.each<[name: string, entries: SettlingEntry[], waived: number[][], balance: number]>([
  ['the charge in the first part: all of 85', [bill, paid(85_00, 130)], [[130, 85_00]], 0],
  ['on the first day', [bill, paid(85_00, 125)], [[125, 85_00]], 0],
  ['on the day before', [bill, paid(85_00, 124)], [], 85_00],
  ['one paisa less', [bill, paid(84_99, 130)], [], 85_01],
  ['in the second part: 63.75, so that 106.25 are paid', [bill, paid(106_25, 154)], [[154, 63_75]], 0],
  ['one paisa less in the second part', [bill, paid(106_24, 154)], [], 63_76],
  ['on the day after', [bill, paid(106_25, 155)], [], 63_75],
  ['two payments of one day', [bill, paid(40_00, 130), paid(45_00, 130, 3)], [[130, 85_00]], 0],
  // The 40 have settled surcharges: 45 of them and the charge are owed on day 131.
  ['two payments of two days', [bill, paid(40_00, 130), paid(45_00, 131, 3)], [], 85_00],
  ['the rest after a part was paid', [bill, paid(40_00, 130), paid(85_00, 131, 3)], [[131, 45_00]], 0],
  ['all of 170: the waiver is an advance', [bill, paid(170_00, 130)], [[130, 85_00]], -85_00],
  ['what is no payment', [bill, entry(2, 'waiver', -85_00, 130)], [], 85_00],
  [
    'a payment that was corrected',
    [bill, paid(85_00, 130), { ...entry(3, 'correction', 85_00, 150), corrects: 2 }],
    [],
    170_00,
  ],
])('an amnesty waives with %s', (_name, entries, waived, balance) => {
  expect(settledOn(entries, 200)).toEqual({ waived, balance })
  expect(settledOn(entries.toReversed(), 200)).toEqual({ waived, balance })
})

test('the old dues are enough: a newer bill stays owed, and its surcharges are not waived', () => {
  const bills = [billOf(1, 0), billOf(2, 80)]
  // The newer bill is due on day 110; 6.80 are added to it on day 111.
  const entries = [bill, entry(2, 'bill', 85_00, 80), paid(85_00, 130, 3)]
  expect(settledOn(entries, 130, bills)).toEqual({ waived: [[130, 85_00]], balance: 91_80 })
})

test('an amnesty is granted once to a connection, and its waiver settles the surcharges first', () => {
  const entries = [bill, paid(85_00, 130), paid(10_00, 131, 3)]
  expect(settledOn(entries, 400)).toEqual({ waived: [[130, 85_00]], balance: -10_00 })
})

test('what is to be paid says what is waived on each day, and that amount settles it', () => {
  const unpaid = { ...billOf(1, 0), plan: planOf(paymentSteps), unpaidPaisa: 85_00 }
  // On day 121 four steps have begun.
  const steps = owedByDay(170_00, [unpaid], {
    today: day(121),
    amnesties: [{ ...amnesty, surchargePaisa: 85_00, morningPaisa: 85_00 }],
  })
  expect(
    steps.map(({ from, amountPaisa, waivedPaisa }) => [daysBetween(billedOn, from), amountPaisa, waivedPaisa]),
  ).toEqual([
    [121, 170_00, undefined],
    [125, 85_00, 85_00],
    [140, 106_25, 63_75],
    [155, 170_00, undefined],
  ])
  for (const { from, amountPaisa } of steps)
    expect(settledOn([bill, paid(amountPaisa, daysBetween(billedOn, from))], 200).balance).toBe(0)
})

test('a surcharge that begins and is waived as a whole changes nothing of what is to be paid', () => {
  const unpaid = { ...billOf(1, 0), plan: planOf(paymentSteps), unpaidPaisa: 85_00 }
  const early = { ...amnesty, from: day(60), dueUntil: day(40), parts: [{ until: day(90), basisPoints: 10_000 }] }
  const steps = owedByDay(91_80, [unpaid], {
    today: day(60),
    amnesties: [{ ...early, surchargePaisa: 6_80, morningPaisa: 6_80 }],
  })
  // 10.20 begin on day 61, of which nothing is to be paid.
  expect(
    steps.map(({ from, amountPaisa, waivedPaisa }) => [daysBetween(billedOn, from), amountPaisa, waivedPaisa]),
  ).toEqual([
    [60, 85_00, 6_80],
    [91, 119_00, undefined],
    [121, 170_00, undefined],
  ])
})

test('with payments on any days, the balance is what a walk day by day gives', () => {
  const withoutRebate = paymentSteps.map((step) => ({ ...step, basisPoints: Math.max(step.basisPoints, 0) }))
  const some = fc.tuple(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: -5, max: 170 }))
  const whole = fc.tuple(fc.constantFrom(85_00, 106_25, 170_00), fc.integer({ min: 120, max: 160 }))
  const walked = [
    { from: 125, until: 139, basisPoints: 10_000 },
    { from: 140, until: 154, basisPoints: 7_500 },
  ]
  fc.assert(
    fc.property(fc.array(fc.oneof(some, whole), { maxLength: 4 }), fc.nat(170), (payments, days) => {
      const entries = payments.map(([paisa, at], place) => paid(paisa, at, place + 2))
      const until = [bill, ...entries].filter(({ valueOn }) => valueOn <= day(days))
      const plan = planOf(withoutRebate)
      expect(settledOn(until, days, [billOf(1, 0, 85_00, withoutRebate)]).balance).toBe(
        walkedDebts(plan, billedOn, 85_00, { payments, days, amnesty: walked }),
      )
    }),
  )
})
