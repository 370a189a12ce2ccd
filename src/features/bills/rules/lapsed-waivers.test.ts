// Tests of waivers that lapse with the surcharges that they settled, worked by hand.

import { expect, test } from 'vitest'
import { panbari } from '#demonstration/published-tariffs.ts'
import { addDays } from '#kit/calendar/civil-date.ts'
import { lapsedWaivers } from './lapsed-waivers.ts'
import type { SettledBill, SettlingEntry } from './settlement.ts'

const day = (count: number) => addDays('2026-11-21', count)

/** Of 85 rupees, with a surcharge of 6.80 from day 31 and of 10.20 from day 61. */
const bills: SettledBill[] = [1, 2].map((number) => {
  const key = { fiscalYear: '2083/84', number, period: `2083/0${number + 6}` }
  return { ...key, billedOn: day(0), chargePaisa: 85_00, entryId: number, paymentSteps: panbari.paymentSteps }
})

function entry(id: number, kind: SettlingEntry['kind'], amountPaisa: number, on: number, month = 0): SettlingEntry {
  const period = month === 0 ? null : `2083/0${month + 6}`
  return { id, kind, amountPaisa, valueOn: day(on), postedOn: day(on), rebateFrom: day(on), corrects: null, period }
}

const bill = entry(1, 'bill', 85_00, 0, 1)
const surcharge = entry(3, 'surcharge', 6_80, 31, 1)
const credit = { ...entry(20, 'credit-note', -85_00, 50, 1), corrects: 1 }
const waiver = (paisa: number, kind: 'waiver' | 'write-off' = 'waiver') => entry(10, kind, -paisa, 40)

/** What lapses until day 55; `own`: what settlements have posted. */
function lapsed(known: SettledBill[], others: SettlingEntry[], own: SettlingEntry[] = [surcharge]) {
  const options = { today: day(55), waived: new Set<string>() }
  const found = lapsedWaivers(known, { posted: [...others, ...own], others }, options)
  return found.map(({ waiver: { id }, leftPaisa }) => [id, leftPaisa])
}

test.each<[name: string, known: SettledBill[], others: SettlingEntry[], expected: number[][]]>([
  ['as long as the surcharge is owed nothing', [bills[0]!], [bill, waiver(6_80)], []],
  ['with the credited bill all that was of its surcharge', [], [bill, waiver(6_80), credit], [[10, 0]]],
  ['a write-off, too', [], [bill, waiver(6_80, 'write-off'), credit], [[10, 0]]],
  ['and not what was of its charge', [], [bill, waiver(50_00), credit], [[10, 43_20]]],
  [
    'nothing of a waiver that was taken back',
    [],
    [bill, waiver(6_80), { ...entry(11, 'correction', 6_80, 41), corrects: 10 }, credit],
    [],
  ],
  ['nothing of a waiver that came before every debt', [], [{ ...waiver(6_80), id: 0 }, bill, credit], []],
  [
    'with a payment of an earlier day, entered later, by which no surcharge began',
    [bills[0]!],
    [bill, waiver(6_80), { ...entry(21, 'payment', -85_00, 20), rebateFrom: day(52) }],
    [[10, 0]],
  ],
])('%s lapses', (_name, known, others, expected) => {
  expect(lapsed(known, others)).toEqual(expected)
})

test('where another bill has a surcharge that is unpaid, the waiver settles that', () => {
  const second = entry(2, 'bill', 85_00, 0, 2)
  const own = [surcharge, entry(4, 'surcharge', 6_80, 31, 2)]
  expect(lapsed([bills[1]!], [bill, second, waiver(6_80), credit], own)).toEqual([])
  expect(lapsed([bills[1]!], [bill, second, { ...waiver(98_60) }, credit], own)).toEqual([[10, 91_80]])
})
