// Tests of what is unpaid by age: cases worked by hand, and any debts and payments against the oracle.

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#kit/calendar/civil-date.ts'
import { walkedUnpaid, type WalkedDebt } from '#tests/billing-oracle.ts'
import { ageCases, on } from '../ageing-cases.fixture.ts'
import { ageingOf } from './ageing.ts'
import { ageBands } from './balances.ts'
import type { OwedEntry } from './unpaid.ts'

test.each(ageCases)('$title', ({ entries, unpaid }) => {
  expect(Object.fromEntries(Object.entries(ageingOf(entries, on)).filter(([, paisa]) => paisa !== 0))).toEqual(unpaid)
})

const first = '2026-06-01'
const days = 120

/** Bills of different days, and for some a surcharge of a later day. */
const anyDebts = fc
  .uniqueArray(
    fc.record({
      day: fc.integer({ min: 0, max: days }),
      paisa: fc.integer({ min: 1, max: 400 }),
      of: fc.option(fc.nat(5)),
    }),
    { selector: ({ day }) => day, maxLength: 8 },
  )
  .map((drawn) => {
    const debts: WalkedDebt[] = []
    for (const { day, paisa, of } of drawn.toSorted((one, other) => one.day - other.day)) {
      const bills = debts.flatMap(({ bill }, place) => (bill === place ? [place] : []))
      debts.push({ day, paisa, bill: of === null ? debts.length : (bills[of] ?? debts.length) })
    }
    return debts
  })
const anyPayments = fc.array(fc.tuple(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 0, max: days })), {
  maxLength: 6,
})

test('what is unpaid by age is what the oracle leaves, walked day by day', () => {
  fc.assert(
    fc.property(anyDebts, anyPayments, (debts, payments) => {
      const last = addDays(first, days)
      const left = walkedUnpaid(debts, payments, days)
      const ageing = ageingOf([...debts.map(debtEntry), ...payments.map(paymentEntry)], last)
      for (const [place, { name, until }] of ageBands.entries()) {
        const after = ageBands[place - 1]?.until ?? -1
        const inBand = debts.map(({ day }) => days - day > after && days - day <= until)
        expect(BigInt(ageing[name])).toBe(left.reduce((sum, paisa, at) => (inBand[at] ? sum + paisa : sum), 0n))
      }
    }),
  )
})

function debtEntry({ day, paisa, bill }: WalkedDebt, place: number): OwedEntry {
  const kind = bill === place ? 'bill' : 'surcharge'
  return entryOf({ id: place + 1, kind, amountPaisa: paisa, period: `2083/${String(bill + 1).padStart(2, '0')}` }, day)
}

function paymentEntry([paisa, day]: readonly [number, number], place: number): OwedEntry {
  return entryOf({ id: place + 100, kind: 'payment', amountPaisa: -paisa, period: null }, day)
}

function entryOf(entry: Pick<OwedEntry, 'id' | 'kind' | 'amountPaisa' | 'period'>, day: number): OwedEntry {
  const valueOn = addDays(first, day)
  return { ...entry, valueOn, postedOn: valueOn, corrects: null }
}
