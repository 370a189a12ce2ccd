// Tests of balances: cases worked by hand, and properties of any entries in any order.

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EntryKind } from '../contract/entries.ts'
import { ageingOf } from './ageing.ts'
import { allBands, summaryColumns, summaryOf, withRunningBalance } from './balances.ts'
import { kindRules } from './postings.ts'
import type { OwedEntry } from './unpaid.ts'

test('a summary has what was before its days as its opening', () => {
  const entries = [
    entry(1, 'opening', 50_000, '2026-07-17'),
    entry(2, 'bill', 16_000, '2026-08-17'),
    entry(3, 'bill', 9_000, '2026-09-17'),
    entry(4, 'surcharge', 800, '2026-09-20'),
    entry(5, 'payment', -20_000, '2026-09-25'),
    entry(6, 'rebate', -270, '2026-09-25'),
    entry(7, 'correction', -800, '2026-10-01', 4),
    entry(8, 'bill', 9_000, '2026-10-17'),
  ]
  expect(summaryOf(entries, { from: '2026-09-01', until: '2026-10-16' })).toEqual({
    opening: 66_000,
    billed: 9_000,
    surcharge: 800,
    rebate: -270,
    waiver: 0,
    collected: -20_000,
    corrections: -800,
    closing: 54_730,
  })
})

const kinds = (Object.keys(kindRules) as (keyof typeof kindRules)[]).filter((kind) => kindRules[kind].sign !== 0)

/** Any entries of a connection, some of them corrected; the id is the order of arrival. */
const anyEntries = fc
  .array(
    fc.record({
      kind: fc.constantFrom<EntryKind>(...kinds),
      rupees: fc.integer({ min: 1, max: 900_000 }),
      day: fc.integer({ min: 1, max: 28 }),
      month: fc.integer({ min: 1, max: 11 }),
      isCorrected: fc.boolean(),
    }),
    { maxLength: 30 },
  )
  .map((drawn) =>
    drawn.flatMap(({ kind, rupees, day, month, isCorrected }, place) => {
      const { sign } = kindRules[kind as keyof typeof kindRules]
      const valueOn = `2026-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
      const id = place * 2 + 1
      const first = entry(id, kind, rupees * (sign === -1 ? -1 : 1), valueOn)
      return isCorrected ? [first, entry(id + 1, 'correction', -first.amountPaisa, '2026-12-01', id)] : [first]
    }),
  )

const lastDay = '2026-12-31'

test('the order in which entries arrive changes no balance, no summary and no age', () => {
  fc.assert(
    fc.property(anyEntries, fc.infiniteStream(fc.nat()), (entries, ranks) => {
      const arrived = entries
        .map((each) => ({ each, rank: ranks.next().value as number }))
        .toSorted((one, other) => one.rank - other.rank)
        .map(({ each }) => each)
      // Ids are given in the order of arrival.
      const ids = new Map(arrived.map(({ id }, place) => [id, place + 1]))
      const numbered = arrived.map((each) => {
        return { ...each, id: ids.get(each.id)!, corrects: each.corrects && ids.get(each.corrects)! }
      })
      const days = { from: '2026-06-01', until: lastDay }
      expect(summaryOf(numbered, days)).toEqual(summaryOf(entries, days))
      expect(ageingOf(numbered, lastDay)).toEqual(ageingOf(entries, lastDay))
      expect(withRunningBalance(numbered).at(-1)?.balancePaisa).toBe(withRunningBalance(entries).at(-1)?.balancePaisa)
    }),
  )
})

test('opening and movements add up to the closing balance, which is what is unpaid less the advance', () => {
  fc.assert(
    fc.property(anyEntries, fc.integer({ min: 1, max: 28 }), (entries, day) => {
      const until = `2026-11-${String(day).padStart(2, '0')}`
      const summary = summaryOf(entries, { from: '2026-04-01', until })
      const control = entries
        .filter(({ postedOn }) => postedOn <= until)
        .reduce((sum, each) => sum + each.amountPaisa, 0)
      expect(summaryColumns.reduce((sum, column) => sum + summary[column], 0)).toBe(summary.closing)
      expect(summary.closing).toBe(control)
      const ageing = ageingOf(entries, until)
      expect(allBands.reduce((sum, band) => sum + ageing[band], 0) - ageing.advance).toBe(control)
      expect(Math.min(...Object.values(ageing))).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('an entry and its correction leave what was unpaid before', () => {
  fc.assert(
    fc.property(anyEntries, fc.integer({ min: 1, max: 100_000 }), (entries, amountPaisa) => {
      const wrong = entry(1_000, 'bill', amountPaisa, '2026-02-01')
      const both = [...entries, wrong, entry(1_001, 'correction', -amountPaisa, '2026-12-02', 1_000)]
      expect(ageingOf(both, lastDay)).toEqual(ageingOf(entries, lastDay))
    }),
  )
})

function entry(id: number, kind: EntryKind, amountPaisa: number, valueOn: string, corrects: number | null = null) {
  return { id, kind, amountPaisa, valueOn, postedOn: valueOn, corrects, period: null } satisfies OwedEntry
}
