// Tests of what is unpaid: the order of payment worked by hand, and properties of any entries in any order.

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EntryKind } from '../contract/entries.ts'
import { inOrder } from './balances.ts'
import { paidAdvance, unpaidItems, type OwedEntry } from './unpaid.ts'

const asoj = '2083/06'
const kartik = '2083/07'

function entry(id: number, kind: EntryKind, amountPaisa: number, valueOn: string, period: string | null): OwedEntry {
  return { id, kind, amountPaisa, valueOn, postedOn: valueOn, corrects: null, period }
}

const older = entry(1, 'bill', 85_00, '2026-10-20', asoj)
const newer = entry(2, 'bill', 90_00, '2026-11-20', kartik)
const surcharge = entry(3, 'surcharge', 6_80, '2026-11-20', asoj)
const opening = entry(4, 'opening', 20_00, '2026-10-20', null)
const paid = (amountPaisa: number, valueOn: string) => entry(9, 'payment', -amountPaisa, valueOn, null)
const refund = (amountPaisa: number, valueOn: string) => entry(10, 'refund', amountPaisa, valueOn, null)

test.each<[name: string, entries: OwedEntry[], unpaid: [number, number][]]>([
  [
    'the oldest bill first, its surcharge before its charge',
    [older, newer, surcharge, paid(50_00, '2026-12-01')],
    [
      [1, 41_80],
      [2, 90_00],
    ],
  ],
  ['what the oldest bill leaves settles the next', [older, newer, surcharge, paid(100_00, '2026-12-01')], [[2, 81_80]]],
  [
    'a payment of a day before the surcharge settles the charge',
    [older, surcharge, paid(40_00, '2026-11-19')],
    [
      [3, 6_80],
      [1, 45_00],
    ],
  ],
  ['a payment of the day of the surcharge settles it', [older, surcharge, paid(40_00, '2026-11-20')], [[1, 51_80]]],
  [
    'what is above the debt settles what comes next',
    [older, newer, surcharge, paid(100_00, '2026-11-01')],
    [[2, 81_80]],
  ],
  ['what was owed before the ledger is the oldest', [opening, older, paid(30_00, '2026-12-01')], [[1, 75_00]]],
  [
    'a surcharge of no known month is as old as its day',
    [older, { ...surcharge, period: null }, paid(40_00, '2026-12-01')],
    [
      [1, 45_00],
      [3, 6_80],
    ],
  ],
  [
    'of two bills of one day the earlier month first, whichever was entered first',
    [
      entry(1, 'bill', 90_00, '2026-11-20', kartik),
      entry(2, 'bill', 85_00, '2026-11-20', asoj),
      paid(50_00, '2026-12-01'),
    ],
    [
      [2, 35_00],
      [1, 90_00],
    ],
  ],
  ['more than is owed leaves nothing', [older, paid(100_00, '2026-12-01')], []],
  [
    'what was given back on the day of a bill did not settle it',
    [newer, paid(100_00, '2026-11-18'), refund(100_00, '2026-11-20')],
    [[2, 90_00]],
  ],
  [
    'what was given back before a bill of an earlier day was entered did not settle it',
    [older, newer, paid(200_00, '2026-11-18'), refund(100_00, '2026-11-25')],
    [[2, 75_00]],
  ],
  [
    'what was paid last is given back first, as far as money was paid until then',
    [
      older,
      entry(7, 'waiver', -85_00, '2026-10-21', null),
      entry(8, 'payment', -30_00, '2026-11-18', null),
      refund(50_00, '2026-11-19'),
      paid(10_00, '2026-12-01'),
    ],
    [[10, 10_00]],
  ],
])('%s', (_name, entries, unpaid) => {
  expect([...unpaidByEntry(entries)]).toEqual(unpaid)
  expect([...unpaidByEntry(entries.toReversed())]).toEqual(unpaid)
})

/** Unpaid amounts by the id of the entry, in paisa; entries that are paid are left out. */
function unpaidByEntry(entries: readonly OwedEntry[]): Map<number, number> {
  const unpaid = unpaidItems(entries).filter(({ unpaidPaisa }) => unpaidPaisa > 0)
  return new Map(unpaid.map(({ id, unpaidPaisa }) => [id, unpaidPaisa]))
}

test('a corrected payment has settled nothing', () => {
  const correction = { ...entry(10, 'correction', 50_00, '2026-12-05', null), corrects: 9 }
  expect([...unpaidByEntry([older, paid(50_00, '2026-12-01'), correction])]).toEqual([[1, 85_00]])
})

const anyEntries = fc
  .array(
    fc.record({
      kind: fc.constantFrom<EntryKind>('bill', 'surcharge', 'fee', 'opening', 'payment', 'rebate', 'waiver', 'refund'),
      paisa: fc.integer({ min: 1, max: 50_000 }),
      day: fc.integer({ min: 10, max: 28 }),
      month: fc.constantFrom(asoj, kartik, null),
    }),
    { maxLength: 20 },
  )
  .map((drawn) =>
    drawn.map(({ kind, paisa, day, month }, place) => {
      const isPaid = kind === 'payment' || kind === 'rebate' || kind === 'waiver'
      return entry(place + 1, kind, isPaid ? -paisa : paisa, `2026-11-${day}`, month)
    }),
  )

test('what is unpaid adds up to the balance, and the order of arrival changes nothing', () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      const balance = entries.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)
      const items = unpaidItems(entries)
      expect(items.reduce((sum, { unpaidPaisa }) => sum + unpaidPaisa, 0)).toBe(Math.max(balance, 0))
      expect(items.every(({ unpaidPaisa, amountPaisa }) => unpaidPaisa >= 0 && unpaidPaisa <= amountPaisa)).toBe(true)
      expect(unpaidItems(entries.toReversed())).toEqual(items)
    }),
  )
})

/** Without what was given back and was no advance on its day. */
function withAdvances(entries: readonly OwedEntry[]): OwedEntry[] {
  const refunds = entries.filter(({ kind }) => kind === 'refund').toSorted(inOrder)
  const others = entries.filter(({ kind }) => kind !== 'refund')
  return refunds.reduce((all, one) => {
    const until = [...all, one].filter(({ valueOn }) => valueOn <= one.valueOn)
    const balance = until.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)
    return balance <= 0 ? [...all, one] : all
  }, others)
}

test('what comes later takes back nothing that was settled before', () => {
  fc.assert(
    fc.property(anyEntries.map(withAdvances), fc.integer({ min: 10, max: 27 }), (entries, day) => {
      const until = `2026-11-${day}`
      const before = entries.filter(({ valueOn }) => valueOn <= until)
      const later = unpaidByEntry(entries)
      const unpaid = unpaidByEntry(before)
      for (const { id } of before) expect(later.get(id) ?? 0).toBeLessThanOrEqual(unpaid.get(id) ?? 0)
    }),
  )
})

const waived = (amountPaisa: number, valueOn: string) => entry(11, 'waiver', -amountPaisa, valueOn, null)
const credited = { ...entry(12, 'credit-note', -90_00, '2026-12-05', kartik), corrects: 2 }

test.each<[name: string, entries: OwedEntry[], advance: number]>([
  ['nothing without an advance', [older, newer, paid(90_00, '2026-12-01')], 0],
  ['what was paid above the debt', [older, paid(100_00, '2026-12-01')], 15_00],
  ['what is left of it', [older, paid(100_00, '2026-12-01'), refund(5_00, '2026-12-02')], 10_00],
  ['nothing that was waived of a bill that is credited', [newer, credited, waived(90_00, '2026-12-01')], 0],
  [
    'nothing of it although another bill was paid before',
    [older, paid(85_00, '2026-11-01'), newer, credited, waived(90_00, '2026-12-01')],
    0,
  ],
  [
    'what was paid where the waiver is for another bill, which it settles',
    [older, newer, credited, waived(85_00, '2026-11-25'), paid(90_00, '2026-12-01')],
    90_00,
  ],
  [
    'nothing of what was waived and is less since, by a credit of a later bill',
    [older, waived(85_00, '2026-11-01'), entry(13, 'credit-note', -60_00, '2026-11-20', kartik)],
    0,
  ],
  ['a credit of what was paid in earlier books', [entry(13, 'credit-note', -60_00, '2026-11-20', kartik)], 60_00],
  ['an advance of earlier books', [entry(13, 'opening', -60_00, '2026-10-20', null)], 60_00],
])('of an advance is given back: %s', (_, entries, advance) => {
  expect(paidAdvance(entries)).toBe(advance)
})
