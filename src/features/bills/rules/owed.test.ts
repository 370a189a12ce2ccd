// Tests of what settles a balance by day, and of what a bill comes to with each step.

import { describe, expect, test } from 'vitest'
import { owedByDay, settlingOf, stepsOfBill, type UnpaidBill } from './owed.ts'
import { planOf } from './payment-plan.ts'
import { usualUnits } from './unusual.ts'

/** Panbari: 4 % rebate for fifteen days, nothing for fifteen more, then 8, 20, 40 and 100 %. */
const plan = planOf([
  { fromDay: 0, toDay: 15, basisPoints: -400 },
  { fromDay: 16, toDay: 30, basisPoints: 0 },
  { fromDay: 31, toDay: 60, basisPoints: 800 },
  { fromDay: 61, toDay: 90, basisPoints: 2000 },
  { fromDay: 91, toDay: 120, basisPoints: 4000 },
  { fromDay: 121, toDay: null, basisPoints: 10_000 },
])
const bill: UnpaidBill = { billedOn: '2026-08-01', chargePaisa: 8_500, unpaidPaisa: 8_500, plan }

const amounts = (balance: number, bills: readonly UnpaidBill[], today: string) =>
  owedByDay(balance, bills, { today }).map(({ from, until, amountPaisa }) => [from, until, amountPaisa])

describe('what settles a balance', () => {
  test('begins with the rebate of today and rises with each step: 81.60, 85, 91.80, 102, 119, 170', () => {
    expect(amounts(8_500, [bill], '2026-08-01')).toEqual([
      ['2026-08-01', '2026-08-16', 8_160],
      ['2026-08-17', '2026-08-31', 8_500],
      ['2026-09-01', '2026-09-30', 9_180],
      ['2026-10-01', '2026-10-30', 10_200],
      ['2026-10-31', '2026-11-29', 11_900],
      ['2026-11-30', null, 17_000],
    ])
  })

  test('surcharges that are posted are not added again', () => {
    expect(amounts(9_180, [bill], '2026-09-10').slice(0, 2)).toEqual([
      ['2026-09-10', '2026-09-30', 9_180],
      ['2026-10-01', '2026-10-30', 10_200],
    ])
  })

  test('arrears are paid in addition, and a bill that is paid adds nothing', () => {
    expect(amounts(12_000, [bill], '2026-08-20')[0]).toEqual(['2026-08-20', '2026-08-31', 12_000])
    expect(amounts(3_500, [{ ...bill, unpaidPaisa: 0 }], '2026-08-20')).toEqual([['2026-08-20', null, 3_500]])
  })

  test('where a waiver leaves no more than the rebate, all of it is to be paid', () => {
    const asked = [200, 340, 341].map((unpaidPaisa) => {
      return amounts(unpaidPaisa, [{ ...bill, unpaidPaisa }], '2026-08-01')[0]![2]
    })
    expect(asked).toEqual([200, 340, 1])
  })

  test('two unpaid bills rise on the days of each', () => {
    const later = { ...bill, billedOn: '2026-09-01' }
    expect(amounts(17_680, [bill, later], '2026-09-01').map(([from]) => from)).toEqual([
      '2026-09-01',
      '2026-09-17',
      '2026-10-01',
      '2026-10-02',
      '2026-10-31',
      '2026-11-01',
      '2026-11-30',
      '2026-12-01',
    ])
  })

  test('nothing is owed where nothing is unpaid or an advance is left', () => {
    expect(amounts(0, [bill], '2026-08-01')).toEqual([])
    expect(amounts(-500, [bill], '2026-08-01')).toEqual([])
  })
})

test('the steps of a bill are those of its payment plan', () => {
  expect(stepsOfBill(bill).map(({ from, amountPaisa }) => [from, amountPaisa])).toEqual([
    ['2026-08-01', 8_160],
    ['2026-08-17', 8_500],
    ['2026-09-01', 9_180],
    ['2026-10-01', 10_200],
    ['2026-10-31', 11_900],
    ['2026-11-30', 17_000],
  ])
})

/** Rule 13 of 2050: 5, 10, 17 and 27 % from the second month on, then 10 % more each month, from 15 May 2027 on. */
const repeating: UnpaidBill = {
  billedOn: '2026-11-21',
  chargePaisa: 100_00,
  unpaidPaisa: 100_00,
  plan: {
    unit: 'month',
    steps: [0, 500, 1_000, 1_700, 2_700].map((basisPoints, place) => ({ from: place && place + 1, basisPoints })),
    repeat: { every: 1, basisPoints: 1_000 },
  },
}

test.each([
  ['2026-11-21', 100_00],
  ['2027-09-01', 167_00],
  ['2029-11-21', 437_00],
])('of a bill with more steps than are shown those from %s on are shown', (today, paisa) => {
  const steps = stepsOfBill(repeating, { today })
  expect(steps).toHaveLength(8)
  expect(steps[0]!.from <= today && today <= steps[0]!.until!).toBe(true)
  expect(steps[0]!.amountPaisa).toBe(paisa)
})

describe('while a tap is cut, what repeats the last step is not added', () => {
  const connected = { since: '2020-01-01', isCut: false }
  const cut = { since: '2027-03-20', isCut: true }

  test('to what settles the balance', () => {
    const amountsOn = (today: string, states = [connected]) =>
      owedByDay(117_00, [repeating], { today, states }).map(({ from, until, amountPaisa }) => [
        from,
        until,
        amountPaisa,
      ])
    expect(amountsOn('2027-03-16').slice(0, 3)).toEqual([
      ['2027-03-16', '2027-04-13', 117_00],
      ['2027-04-14', '2027-05-14', 127_00],
      ['2027-05-15', '2027-06-15', 137_00],
    ])
    expect(amountsOn('2027-03-25', [connected, cut])).toEqual([
      ['2027-03-25', '2027-04-13', 117_00],
      ['2027-04-14', null, 127_00],
    ])
  })

  test('to the steps of a bill, which go on when the tap is connected again', () => {
    const steps = stepsOfBill(repeating, { states: [connected, cut, { since: '2027-07-01', isCut: false }] })
    expect(steps.slice(3, 6).map(({ from, until, amountPaisa }) => [from, until, amountPaisa])).toEqual([
      ['2027-03-15', '2027-04-13', 117_00],
      ['2027-04-14', '2027-07-16', 127_00],
      ['2027-07-17', '2027-08-17', 137_00],
    ])
    expect(stepsOfBill(repeating, { states: [connected, cut] }).at(-1)).toMatchObject({
      from: '2027-04-14',
      until: null,
    })
  })
})

test.each([
  ['twice the same month of last year', 30, { lastYear: 15, before: [] }, 15],
  ['less than twice', 29, { lastYear: 15, before: [] }, undefined],
  ['twice, but few units', 8, { lastYear: 4, before: [] }, undefined],
  ['twice the average before', 31, { lastYear: null, before: [10, 15, 20] }, 15],
  ['last year counts before the average', 31, { lastYear: 30, before: [10] }, undefined],
  ['no month to compare with', 90, { lastYear: null, before: [] }, undefined],
  ['not read', null, { lastYear: 5, before: [] }, undefined],
])('unusual use: %s', (_case, units, known, expected) => {
  expect(usualUnits(units, known)).toBe(expected)
})

function item(id: number, kind: 'bill' | 'surcharge', period: string, unpaidPaisa: number) {
  return { id, kind, period, valueOn: '2026-08-01', unpaidPaisa }
}

/** The last two bills: of 100 rupees each, with 4 % less until 16 and 26 August. */
const [early, late] = ['2026-08-01', '2026-08-11'].map((billedOn, place) => {
  return { billedOn, chargePaisa: 100_00, unpaidPaisa: 100_00, plan, entryId: place + 3, period: `2083/0${place + 3}` }
})

test.each<[name: string, unpaid: [early: number, late: number], day: string, expected: [paisa: number, own: number]]>([
  ['of which nothing is paid', [0, 100_00], '2026-08-20', [96_00, 96_00]],
  ['of which a part is paid, within the step', [0, 50_00], '2026-08-20', [46_00, 46_00]],
  ['of which a part is paid, after the step', [0, 50_00], '2026-08-27', [50_00, 50_00]],
  ['of which a waiver left no more than the rebate', [0, 4_00], '2026-08-20', [4_00, 4_00]],
  ['after another one within its step', [100_00, 100_00], '2026-08-12', [192_00, 96_00]],
  ['after another one beyond its step', [30_00, 100_00], '2026-08-20', [126_00, 96_00]],
  ['that is paid', [0, 0], '2026-08-20', [0, 0]],
])('what settles a bill %s is what the balance says', (_name, [ofEarly, ofLate], day, [paisa, ownPaisa]) => {
  const bills = [
    { ...early!, unpaidPaisa: ofEarly },
    { ...late!, unpaidPaisa: ofLate },
  ]
  const items = [item(3, 'bill', '2083/03', ofEarly), item(4, 'bill', '2083/04', ofLate)]
  const unpaid = items.filter(({ unpaidPaisa }) => unpaidPaisa > 0)
  expect(settlingOf({ entryId: 4, period: '2083/04' }, unpaid, bills, { today: day })).toEqual({
    paisa,
    ownPaisa,
    waivedPaisa: 0,
  })
  expect(owedByDay(ofEarly + ofLate, bills, { today: day })[0]?.amountPaisa ?? 0).toBe(paisa)
})

test('a payment that settles a bill settles what is owed before it, and its own surcharges', () => {
  const before = [item(1, 'surcharge', '2083/02', 5_00), item(2, 'bill', '2083/02', 90_00)]
  const own = [item(3, 'surcharge', '2083/04', 4_00), item(4, 'bill', '2083/04', 100_00)]
  const after = item(5, 'bill', '2083/05', 70_00)
  const settled = settlingOf({ entryId: 4, period: '2083/04' }, [...before, ...own, after], [late!], {
    today: '2026-12-01',
  })
  expect(settled).toEqual({ paisa: 199_00, ownPaisa: 104_00, waivedPaisa: 0 })
})
