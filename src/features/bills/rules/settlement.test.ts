// Tests of surcharges and rebates: golden cases worked by hand, payments that arrive late, and a walk day by day as the second implementation.

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { panbari } from '#demonstration/published-tariffs.ts'
import type { BalanceEntry } from '#features/ledger/rules/balances.ts'
import type { PaymentStep } from '#features/tariffs/contract/api.ts'
import { payBy } from '#features/tariffs/rules/payment.ts'
import { addDays, daysBetween } from '#kit/calendar/civil-date.ts'
import { walkedBalances, walkedBillsDebt, walkedDebts } from '#tests/billing-oracle.ts'
import { planOf } from './payment-plan.ts'
import {
  missedRebate,
  settlementChanges,
  settlementOf,
  withoutCredited,
  type DerivedKind,
  type SettledBill,
  type SettlingEntry,
} from './settlement.ts'

const billedOn = '2026-11-21'
const day = (count: number) => addDays(billedOn, count)
const { paymentSteps } = panbari

function billOf(number: number, on: number, chargePaisa = 85_00): SettledBill {
  const key = { fiscalYear: '2083/84', number, period: periodOf(number) }
  return { ...key, billedOn: day(on), chargePaisa, entryId: number, paymentSteps }
}

function entry(id: number, kind: BalanceEntry['kind'], amountPaisa: number, on: number): SettlingEntry {
  const period = kind === 'bill' ? periodOf(id) : null
  return { id, kind, amountPaisa, valueOn: day(on), postedOn: day(on), rebateFrom: day(on), corrects: null, period }
}

/** A payment whose day somebody has typed, and the day on which it was entered. */
function typed(id: number, amountPaisa: number, on: number, enteredOn: number): SettlingEntry {
  return { ...entry(id, 'payment', amountPaisa, on), postedOn: day(enteredOn), rebateFrom: day(enteredOn) }
}

function periodOf(bill: number): string {
  return `2083/0${bill + 6}`
}

const bill = entry(1, 'bill', 85_00, 0)
const nothing: ReadonlySet<string> = new Set()

function derived(kind: DerivedKind, entries: SettlingEntry[], on: number, bills = [billOf(1, 0)], waived = nothing) {
  return settlementOf(bills, entries, { today: day(on), waived })
    .filter((one) => one.kind === kind)
    .map((one) => [daysBetween(billedOn, one.on), one.amountPaisa])
}
const owed = (entries: SettlingEntry[], on: number, bills?: SettledBill[], waived?: ReadonlySet<string>) =>
  derived('surcharge', entries, on, bills, waived)
const rebates = (entries: SettlingEntry[], on: number, bills?: SettledBill[], waived?: ReadonlySet<string>) =>
  derived('rebate', entries, on, bills, waived)

/** What is owed at the end of a day. */
function balanceOn(entries: SettlingEntry[], on: number, bills = [billOf(1, 0)]): number {
  const posted = entries.reduce((sum, { amountPaisa, valueOn }) => (valueOn <= day(on) ? sum + amountPaisa : sum), 0)
  const later = settlementOf(bills, entries, { today: day(on), waived: nothing })
  return later.reduce((sum, { kind, amountPaisa }) => sum + (kind === 'rebate' ? -amountPaisa : amountPaisa), posted)
}

test('Panbari, Rs 85 unpaid: 6.80, 10.20, 17 and 51 on days 31, 61, 91 and 121 make 170', () => {
  expect(owed([bill], 30)).toEqual([])
  expect(owed([bill], 400)).toEqual([
    [31, 6_80],
    [61, 10_20],
    [91, 17_00],
    [121, 51_00],
  ])
})

const rule13: PaymentStep[] = [0, 5_00, 10_00, 17_00, 27_00].map((basisPoints, place) => ({
  fromDay: place === 0 ? 0 : place + 1,
  toDay: place === 4 ? null : place + 1,
  basisPoints,
  unit: 'month',
  ...(place === 4 && { repeat: { every: 1, basisPoints: 10_00 } }),
}))

test('rule 13 of 2050, Rs 100 unpaid: 5, 5, 7 and 10 for each further month make 147 after six', () => {
  const bills = [{ ...billOf(1, 0, 100_00), paymentSteps: rule13 }]
  const entries = [entry(1, 'bill', 100_00, 0)]
  const options = { today: '2027-07-16', waived: nothing }
  expect(settlementOf(bills, entries, options).map(({ on, amountPaisa }) => [on, amountPaisa / 100])).toEqual([
    ['2027-01-15', 5],
    ['2027-02-13', 5],
    ['2027-03-15', 7],
    ['2027-04-14', 10],
    ['2027-05-15', 10],
    ['2027-06-16', 10],
  ])
  // Cut in Jestha: what repeats ends there; connected again, it goes on with its next month.
  const states = [
    { since: '2020-01-01', isCut: false },
    { since: '2027-05-20', isCut: true },
    { since: '2027-07-01', isCut: false },
  ]
  const cut = settlementOf(bills, entries, { ...options, today: '2027-07-20', states })
  expect(cut.map(({ on }) => on).slice(-2)).toEqual(['2027-05-15', '2027-07-17'])
})

test('Panbari 91.80, 50 paid on day 40: the surcharge first, then the charge; 46.82 are due on day 61', () => {
  const entries = [bill, entry(2, 'payment', -50_00, 40)]
  expect([39, 40, 60, 61].map((on) => balanceOn(entries, on))).toEqual([91_80, 41_80, 41_80, 46_82])
  expect([40, 61].map((on) => balanceOn(entries.toReversed(), on))).toEqual([41_80, 46_82])
  // 41.80 of the charge are unpaid on day 61, of which 12 percent are 5.02.
  expect(owed(entries, 61)).toEqual([
    [31, 6_80],
    [61, 5_02],
  ])
  // Entered after day 61, when 10.20 were posted.
  const posted = { kind: 'surcharge' as const, key: `2083/84:1:${day(61)}`, on: day(61), amountPaisa: 10_20, id: 9 }
  const changes = settlementChanges(settlementOf([billOf(1, 0)], entries, { today: day(70), waived: nothing }), [
    posted,
  ])
  expect(changes.wrong).toEqual([posted])
  expect(changes.missing.map(({ amountPaisa }) => amountPaisa)).toEqual([6_80, 5_02])
})

test('the surcharge is on what is unpaid of the charge, never on a surcharge', () => {
  // 85 are paid on day 40: 6.80 for the surcharge and 78.20 for the charge, of which 6.80 stay.
  expect(owed([bill, entry(2, 'payment', -85_00, 40)], 400)).toEqual([
    [31, 6_80],
    [61, 82],
    [91, 1_36],
    [121, 4_08],
  ])
  // Unpaid until day 61: 12 percent of 85, not of 91.80.
  expect(owed([bill], 61).at(-1)).toEqual([61, 10_20])
})

test('a payment before a step settles the charge; the surcharge of a later day does not change that', () => {
  const entries = [bill, entry(2, 'payment', -40_00, 20)]
  // 45 are unpaid on day 31 and on day 61: 8 and 12 percent of them.
  expect(owed(entries, 31)).toEqual([[31, 3_60]])
  expect(owed(entries, 61)).toEqual([
    [31, 3_60],
    [61, 5_40],
  ])
  expect(balanceOn([...entries, entry(3, 'payment', -54_00, 61)], 400)).toBe(0)
})

test('a payment of the last day counts, whenever it is entered; one of the day of the step is late', () => {
  expect(owed([bill, entry(2, 'payment', -85_00, 30)], 400)).toEqual([])
  expect(owed([entry(2, 'payment', -91_80, 31), bill], 400)).toEqual([[31, 6_80]])
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
  // 6.80 and 78.20 go to the first bill, of which 6.80 are unpaid on day 61; the second one is unpaid on its day 31.
  expect(owed(entries, 62, [billOf(1, 0), billOf(2, 30)])).toEqual([
    [31, 6_80],
    [61, 82],
    [61, 6_80],
  ])
})

test('what is posted already stays; what a late payment has made wrong is corrected', () => {
  const [first] = settlementOf([billOf(1, 0)], [bill], { today: day(31), waived: nothing })
  const { period: _period, ...posted } = { ...first!, id: 9 }
  expect(settlementChanges([first!], [posted])).toEqual({ wrong: [], missing: [] })
  expect(settlementChanges([], [posted])).toEqual({ wrong: [posted], missing: [] })
  const less = { ...first!, amountPaisa: 3_20 }
  expect(settlementChanges([less], [posted])).toEqual({ wrong: [posted], missing: [less] })
  const earlier = { ...first!, on: day(30) }
  expect(settlementChanges([earlier], [posted])).toEqual({ wrong: [posted], missing: [earlier] })
})

test('a surcharge that a person has taken back is not owed, and no payment settles it', () => {
  const paid = [bill, entry(2, 'payment', -45_00, 40)]
  // Without the first surcharge the 45 settle the charge alone: 40 are unpaid on day 61.
  expect(owed(paid, 61, [billOf(1, 0)], new Set([`2083/84:1:${day(31)}`]))).toEqual([[61, 4_80]])
  // With it 1.80 of the charge are unpaid.
  expect(owed([bill, entry(2, 'payment', -90_00, 40)], 61, [billOf(1, 0)])).toEqual([
    [31, 6_80],
    [61, 22],
  ])
})

test('a corrected payment is as if it had not been: 81.60 paid on day 10 and returned on day 40 are 91.80', () => {
  const payment = entry(2, 'payment', -81_60, 10)
  expect(rebates([bill, payment], 39)).toEqual([[10, 3_40]])
  const correction = { ...entry(3, 'correction', 81_60, 40), corrects: 2 }
  expect(rebates([bill, payment, correction], 50)).toEqual([])
  expect(owed([bill, payment, correction], 50)).toEqual([[31, 6_80]])
})

test.each<[name: string, entries: SettlingEntry[], expected: number[][]]>([
  ['what is to be paid on the last day of the step', [bill, entry(2, 'payment', -81_60, 15)], [[15, 3_40]]],
  ['one paisa less', [bill, entry(2, 'payment', -81_59, 15)], []],
  ['a day late', [bill, entry(2, 'payment', -81_60, 16)], []],
  ['the whole charge: the rebate is an advance', [bill, entry(2, 'payment', -85_00, 3)], [[3, 3_40]]],
  [
    'in two parts: with the one that settles',
    [bill, entry(2, 'payment', -40_00, 3), entry(3, 'payment', -41_60, 9)],
    [[9, 3_40]],
  ],
  ['an advance settles on the day of the bill', [entry(2, 'payment', -100_00, -20), bill], [[0, 3_40]]],
  ['arrears are settled first', [entry(2, 'bill', 85_00, -60), bill, entry(3, 'payment', -85_00, 3)], []],
  ['a waiver of all is no payment', [bill, entry(2, 'waiver', -85_00, 3)], []],
  ['what is written off leaves no more than the rebate', [bill, entry(2, 'write-off', -82_00, 3)], []],
  [
    'nor does a payment of what a waiver leaves then earn it',
    [bill, entry(2, 'waiver', -83_00, 3), entry(3, 'payment', -2_00, 4)],
    [],
  ],
  ['a waiver does not complete a payment', [bill, entry(2, 'payment', -40_00, 3), entry(3, 'waiver', -42_00, 4)], []],
  [
    'a payment of what a waiver leaves, less the rebate',
    [bill, entry(2, 'waiver', -40_00, 3), entry(3, 'payment', -41_60, 4)],
    [[4, 3_40]],
  ],
  ['an imported rebate is not posted again', [bill, entry(2, 'payment', -81_60, 3), entry(3, 'rebate', -3_40, 3)], []],
  [
    'an imported rebate of another month is',
    [bill, entry(2, 'payment', -81_60, 3), { ...entry(3, 'rebate', -1, 3), period: '2083/05' }],
    [[3, 3_40]],
  ],
])('a rebate, %s', (_name, entries, expected) => {
  expect(rebates(entries, 200)).toEqual(expected)
  expect(rebates(entries.toReversed(), 200)).toEqual(expected)
})

test.each<[name: string, entries: SettlingEntry[], expected: number[][]]>([
  ['entered on the last day of the step', [bill, typed(2, -81_60, 3, 15)], [[15, 3_40]]],
  ['entered a day later', [bill, typed(2, -81_60, 3, 16)], []],
  ['of the days before the bill, entered after it', [bill, typed(2, -81_60, -20, 9)], [[9, 3_40]]],
  [
    'with a part that a gateway has reported: with the one that is entered',
    [bill, typed(2, -40_00, 3, 9), entry(3, 'payment', -41_60, 5)],
    [[9, 3_40]],
  ],
  [
    'entered after the step, with a part that a gateway has reported within it',
    [bill, typed(2, -40_00, 3, 16), entry(3, 'payment', -41_60, 5)],
    [],
  ],
])('a payment with a typed day earns a rebate by the day of its entry, %s', (_name, entries, expected) => {
  expect(rebates(entries, 200)).toEqual(expected)
  expect(rebates(entries.toReversed(), 200)).toEqual(expected)
})

test('a payment with a typed day keeps off surcharges by that day; what is missing without the rebate bears them', () => {
  expect(owed([bill, typed(2, -85_00, 3, 50)], 200)).toEqual([])
  // 3.40 are unpaid: 8, 12, 20 and 60 percent of them.
  expect(owed([bill, typed(2, -81_60, 3, 50)], 200)).toEqual([
    [31, 27],
    [61, 41],
    [91, 68],
    [121, 2_04],
  ])
})

test('a bill of earlier months with a typed day takes back no rebate that was earned before its entry', () => {
  const paid = [bill, entry(2, 'payment', -81_60, 3)]
  const earlier = { ...entry(3, 'fee', 100_00, -30), rebateFrom: day(40) }
  expect(rebates([...paid, earlier], 200)).toEqual([[3, 3_40]])
})

test.each<[name: string, entries: SettlingEntry[], id: number, paisa: number]>([
  ['entered within the step', [bill, typed(2, -81_60, 3, 15)], 2, 0],
  ['entered after it', [bill, typed(2, -81_60, 3, 16)], 2, 3_40],
  ['written after it', [bill, typed(2, -85_00, 16, 40)], 2, 0],
  ['a part', [bill, typed(2, -40_00, 3, 16)], 2, 0],
  ['the second part', [bill, typed(2, -40_00, 3, 16), typed(3, -41_60, 4, 16)], 3, 3_40],
  ['more than was missing', [bill, typed(2, -81_60, 3, 16), typed(3, -41_60, 4, 16)], 3, 0],
])('the rebate that a payment misses because of its entry, %s', (_name, entries, id, paisa) => {
  expect(missedRebate([billOf(1, 0)], entries, { today: day(50), waived: nothing }, id)).toBe(paisa)
})

test('a rebate that a person has taken back is not posted again', () => {
  expect(rebates([bill, entry(2, 'payment', -81_60, 3)], 9, [billOf(1, 0)], new Set(['2083/84:1']))).toEqual([])
})

test('the rebate of an older bill settles the newer one', () => {
  const entries = [bill, entry(2, 'bill', 85_00, 1), entry(3, 'payment', -(85_00 + 85_00 - 6_80), 2)]
  expect(rebates(entries, 2, [billOf(1, 0), billOf(2, 1)])).toEqual([
    [2, 3_40],
    [2, 3_40],
  ])
})

test('of bills of one day that of the earlier month is settled first, whichever was issued first', () => {
  const later = { ...billOf(1, 0), period: '2083/08' }
  const earlier = { ...billOf(2, 0), period: '2083/07' }
  const entries = [
    { ...entry(1, 'bill', 85_00, 0), period: '2083/08' },
    { ...entry(2, 'bill', 85_00, 0), period: '2083/07' },
    entry(3, 'payment', -(85_00 + 85_00 - 6_80), 2),
  ]
  for (const bills of [
    [later, earlier],
    [earlier, later],
  ])
    expect(rebates(entries, 2, bills)).toEqual([
      [2, 3_40],
      [2, 3_40],
    ])
})

test('what payBy says for a day settles the bill on that day, and what stays unpaid until a day is what payBy says', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 500_000 }), fc.nat(200), (charge, on) => {
      const bills = [billOf(1, 0, charge)]
      const step = payBy(paymentSteps, charge, billedOn).findLast(({ fromDay }) => fromDay <= on)!
      const paid = [entry(1, 'bill', charge, 0), entry(2, 'payment', -step.amountPaisa, on)]
      expect(balanceOn(paid, on, bills)).toBe(0)
      expect(balanceOn(paid, 400, bills)).toBe(0)
    }),
  )
})

test('the balance of an unpaid bill on a day is what payBy says, and what a walk day by day gives', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000 }), fc.nat(200), (charge, on) => {
      const bills = [billOf(1, 0, charge)]
      const surcharges = owed([entry(1, 'bill', charge, 0)], on, bills).reduce((sum, [, paisa]) => sum + paisa!, 0)
      const step = payBy(paymentSteps, charge, billedOn).findLast(({ fromDay }) => fromDay <= on)!
      const expected = Math.max(step.amountPaisa, charge)
      expect(charge + surcharges).toBe(expected)
      expect(Math.max(walkedBalances(planOf(paymentSteps), billedOn, charge, on).at(-1)!, charge)).toBe(expected)
    }),
  )
})

test('with payments on any days, the balance of each day is what a walk day by day gives', () => {
  const withoutRebate = paymentSteps.map((step) => ({ ...step, basisPoints: Math.max(step.basisPoints, 0) }))
  const payments = fc.array(fc.tuple(fc.integer({ min: 1, max: 300_000 }), fc.integer({ min: -10, max: 150 })), {
    maxLength: 5,
  })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000 }), payments, fc.nat(150), (charge, paid, on) => {
      const bills = [{ ...billOf(1, 0, charge), paymentSteps: withoutRebate }]
      const made = paid.map(([paisa, at], place) => entry(place + 2, 'payment', -paisa, at))
      const entries = [entry(1, 'bill', charge, 0), ...made.filter(({ valueOn }) => valueOn <= day(on))]
      const walked = walkedDebts(planOf(withoutRebate), billedOn, charge, { payments: paid, days: on })
      expect(balanceOn(entries, on, bills)).toBe(walked)
    }),
  )
})

test('with payments of a gateway and with typed days, the balance of each day is what a walk day by day gives, rebate included', () => {
  const aroundStep = fc.integer({ min: -5, max: 20 })
  const payment = fc.tuple(fc.integer({ min: 1, max: 12_000 }), fc.oneof(aroundStep, fc.nat(150)), fc.nat(20))
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20_000 }),
      fc.array(payment, { maxLength: 5 }),
      fc.nat(150),
      (charge, paid, on) => {
        const bills = [billOf(1, 0, charge)]
        const made = paid.map(([paisa, at, later], place) => typed(place + 2, -paisa, at, at + later))
        const entries = [entry(1, 'bill', charge, 0), ...made.filter(({ rebateFrom }) => rebateFrom <= day(on))]
        const payments = paid.flatMap(([paisa, at, later]) =>
          at + later <= on ? [[paisa, at, at + later] as const] : [],
        )
        const walked = walkedDebts(planOf(paymentSteps), billedOn, charge, { payments, days: on })
        expect(balanceOn(entries, on, bills)).toBe(walked)
        expect(balanceOn(entries.toReversed(), on, bills)).toBe(walked)
      },
    ),
  )
})

test('with bills of one day or of several, issued in any order, the balance of each day is what a walk day by day gives', () => {
  const issued = fc.uniqueArray(
    fc.record({
      day: fc.constantFrom(0, 0, 1, 12),
      month: fc.integer({ min: 1, max: 6 }),
      paisa: fc.integer({ min: 1, max: 12_000 }),
    }),
    { minLength: 1, maxLength: 4, selector: ({ month }) => month },
  )
  const some = fc.tuple(fc.integer({ min: 1, max: 15_000 }), fc.oneof(fc.integer({ min: -3, max: 20 }), fc.nat(130)))
  const reduced = fc.tuple(fc.constant(null), fc.integer({ min: 0, max: 15 }))
  fc.assert(
    fc.property(issued, fc.array(fc.oneof(some, reduced), { maxLength: 4 }), fc.nat(150), (all, paid, on) => {
      const known = all.filter((one) => one.day <= on)
      // What is asked for all bills that are known on a day.
      const asked = (at: number) =>
        known
          .filter((one) => one.day <= at)
          .reduce(
            (sum, { day: from, paisa }) =>
              sum + walkedBalances(planOf(paymentSteps), day(from), paisa, at - from).at(-1)!,
            0,
          )
      const payments = paid
        .map(([paisa, at]) => [paisa ?? asked(at), at] as const)
        .filter(([paisa, at]) => paisa > 0 && at <= on)
      const bills = known.map((one, place) => {
        return { ...billOf(place + 1, one.day, one.paisa), period: `2083/0${one.month}` }
      })
      const entries = [
        ...known.map((one, place) => {
          return { ...entry(place + 1, 'bill', one.paisa, one.day), period: `2083/0${one.month}` }
        }),
        ...payments.map(([paisa, at], place) => entry(place + 9, 'payment', -paisa, at)),
      ]
      const walked =
        known.length === 0 && payments.length === 0
          ? 0
          : walkedBillsDebt(planOf(paymentSteps), known, { payments, days: on })
      expect(balanceOn(entries, on, bills)).toBe(walked)
      expect(balanceOn(entries, on, bills.toReversed())).toBe(walked)
    }),
  )
})

test('the order of arrival changes nothing, and every part of what is owed is counted once', () => {
  const payments = fc.array(fc.tuple(fc.integer({ min: 1, max: 9_000 }), fc.nat(150)), { maxLength: 5 })
  const bills = [billOf(1, 0), billOf(2, 20)]
  fc.assert(
    fc.property(payments, fc.nat(200), (paid, on) => {
      const entries = [
        bill,
        entry(2, 'bill', 85_00, 20),
        ...paid.map(([paisa, at], place) => entry(place + 3, 'payment', -paisa, at)),
      ]
      expect(owed(entries.toReversed(), on, bills)).toEqual(owed(entries, on, bills))
      expect(rebates(entries.toReversed(), on, bills)).toEqual(rebates(entries, on, bills))
      // What is derived until a day does not change with the days after it.
      const later = settlementOf(bills, entries, { today: day(on + 30), waived: nothing })
      expect(later.filter((one) => one.on <= day(on))).toEqual(
        settlementOf(bills, entries, { today: day(on), waived: nothing }),
      )
    }),
  )
})
