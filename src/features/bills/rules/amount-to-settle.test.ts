// Tests of what a payment of today has to be to settle a bill: with rebates, with what is owed before it, and with an open amnesty.

import { expect, test } from 'vitest'
import type { OwedEntry } from '#features/ledger/rules/unpaid.ts'
import { panbari } from '#demonstration/published-tariffs.ts'
import { settlingOf, type Debts } from './amount-to-settle.ts'
import { owedByDay } from './owed.ts'
import { planOf } from './payment-plan.ts'

const plan = planOf(panbari.paymentSteps)

function item(id: number, kind: OwedEntry['kind'], period: string, unpaidPaisa: number, valueOn = '2026-08-01') {
  return { id, kind, period, unpaidPaisa, valueOn, amountPaisa: unpaidPaisa, postedOn: valueOn, corrects: null }
}

/** The last two bills: of 100 rupees each, with 4 % less until 16 and 26 August. */
const [early, late] = ['2026-08-01', '2026-08-11'].map((billedOn, place) => {
  const period = `2083/0${place + 3}`
  return { billedOn, chargePaisa: 100_00, unpaidPaisa: 100_00, plan, entryId: place + 3, period }
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
  const items = [item(3, 'bill', '2083/03', ofEarly), item(4, 'bill', '2083/04', ofLate)].filter(
    ({ unpaidPaisa }) => unpaidPaisa > 0,
  )
  expect(settlingOf(late!, { items, bills }, day)).toEqual({ paisa, ownPaisa, waived: null })
  expect(owedByDay(ofEarly + ofLate, bills, { today: day })[0]?.amountPaisa ?? 0).toBe(paisa)
})

test('a payment that settles a bill settles what is owed before it, and its own surcharges', () => {
  const before = [item(1, 'surcharge', '2083/02', 5_00), item(2, 'bill', '2083/02', 90_00)]
  const own = [item(3, 'surcharge', '2083/04', 4_00), item(4, 'bill', '2083/04', 100_00)]
  const items = [...before, ...own, item(5, 'bill', '2083/05', 70_00)]
  expect(settlingOf(late!, { items, bills: [late!] }, '2026-12-01')).toEqual({
    paisa: 199_00,
    ownPaisa: 104_00,
    waived: null,
  })
})

/** Two old bills with their surcharges, and a new one that the amnesty is not about: 20 + 100, 10 + 30 and 50 are owed. */
const open = {
  id: 7,
  from: '2027-01-01',
  dueUntil: '2026-12-01',
  parts: [
    { until: '2027-01-15', basisPoints: 10_000 },
    { until: '2027-01-31', basisPoints: 5_000 },
  ],
  surchargePaisa: 30_00,
  morningPaisa: 30_00,
}
const debts: Debts = {
  items: [
    item(13, 'surcharge', '2083/03', 20_00, '2026-09-01'),
    item(3, 'bill', '2083/03', 100_00),
    item(14, 'surcharge', '2083/04', 10_00, '2026-09-11'),
    item(4, 'bill', '2083/04', 30_00, '2026-08-11'),
    item(5, 'bill', '2083/08', 50_00, '2026-12-25'),
  ],
  bills: [
    early!,
    { ...late!, unpaidPaisa: 30_00 },
    { ...late!, entryId: 5, period: '2083/08', billedOn: '2026-12-25', chargePaisa: 50_00, unpaidPaisa: 50_00 },
  ],
  amnesties: [open],
}

test.each<[name: string, bill: number, day: string, expected: [paisa: number, own: number, waived: number | null]]>([
  // The new bill has a rebate of 2 until 9 January.
  ['the last bill', 2, '2027-01-05', [178_00, 48_00, 30_00]],
  ['the last bill in the second part', 2, '2027-01-16', [195_00, 50_00, 15_00]],
  ['the last bill on the day before', 2, '2026-12-31', [208_00, 48_00, null]],
  ['the last bill on the day after', 2, '2027-02-01', [210_00, 50_00, null]],
  ['the last old bill', 1, '2027-01-05', [130_00, 40_00, 30_00]],
  ['the first old bill, as all old dues come to more than it', 0, '2027-01-05', [120_00, 120_00, null]],
])('an amnesty is in what is asked for by %s', (_name, place, day, [paisa, ownPaisa, waivedPaisa]) => {
  const until = day < '2027-01-16' ? '2027-01-15' : '2027-01-31'
  const waived = waivedPaisa === null ? null : { waivedPaisa, until }
  expect(settlingOf(debts.bills[place]!, debts, day)).toEqual({ paisa, ownPaisa, waived })
  if (place === 2)
    expect(owedByDay(210_00, debts.bills, { today: day, amnesties: [open] })[0]).toMatchObject({ amountPaisa: paisa })
})

test('an old bill asks for no more than what all old dues come to with the waiver', () => {
  const much = { ...debts, amnesties: [{ ...open, surchargePaisa: 45_00, morningPaisa: 45_00 }] }
  const waived = { waivedPaisa: 45_00, until: '2027-01-15' }
  expect(settlingOf(early!, much, '2027-01-05')).toEqual({ paisa: 115_00, ownPaisa: 120_00, waived })
})
