// Tests with any bills, payments and waivers: what is asked for on a day settles what is owed, on the page of the last bill as in the account.

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { panbari } from '#demonstration/published-tariffs.ts'
import { unpaidItems } from '#features/ledger/rules/unpaid.ts'
import { addDays } from '#kit/calendar/civil-date.ts'
import { beforePayments, oldDues } from './amnesty.ts'
import { settlingOf } from './amount-to-settle.ts'
import { owedByDay } from './owed.ts'
import { planOf } from './payment-plan.ts'
import { settlementOf, withDerived, type SettledAmnesty, type SettledBill, type SettlingEntry } from './settlement.ts'

const { paymentSteps } = panbari
const plan = planOf(paymentSteps)
const day = (count: number) => addDays('2026-11-21', count)

type Kind = 'bill' | 'payment' | 'waiver'

function entry(id: number, kind: Kind, amountPaisa: number, on: number, period: string | null = null): SettlingEntry {
  return { id, kind, amountPaisa, valueOn: day(on), postedOn: day(on), rebateFrom: day(on), corrects: null, period }
}

/** All entries until a day, with surcharges, rebates and waivers of amnesties. */
function settled(
  bills: readonly SettledBill[],
  entries: readonly SettlingEntry[],
  on: number,
  amnesties: SettledAmnesty[] = [],
): SettlingEntry[] {
  return withDerived(entries, settlementOf(bills, entries, { today: day(on), waived: new Set(), amnesties }))
}

function balanceOf(entries: readonly SettlingEntry[]): number {
  return entries.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)
}

function amountsDue(
  bills: readonly SettledBill[],
  entries: readonly SettlingEntry[],
  on: number,
  campaigns: SettledAmnesty[] = [],
) {
  const due = bills.map((bill) => ({ ...bill, plan }))
  const items = unpaidItems(entries).filter(({ unpaidPaisa }) => unpaidPaisa > 0)
  const open = bills.flatMap((bill) => {
    const item = items.find(({ id }) => id === bill.entryId)
    return item ? [{ ...bill, plan, unpaidPaisa: item.unpaidPaisa }] : []
  })
  const amnesties = campaigns.map((each) => {
    const morning = unpaidItems(beforePayments(entries, day(on)))
    return {
      ...each,
      surchargePaisa: oldDues(items, open, each.dueUntil).surchargePaisa,
      morningPaisa: oldDues(morning, due, each.dueUntil).surchargePaisa,
    }
  })
  const last = open.find(({ entryId }) => entryId === items.at(-1)?.id)
  return {
    account: owedByDay(balanceOf(entries), open, { today: day(on), amnesties })[0]?.amountPaisa ?? 0,
    page: last && settlingOf(last, { items, bills: open, amnesties }, day(on)).paisa,
    pages: open.map((one) => settlingOf(one, { items, bills: open, amnesties }, day(on)).paisa),
  }
}

const bill = fc.record({
  on: fc.constantFrom(0, 0, 1, 12),
  month: fc.integer({ min: 1, max: 6 }),
  paisa: fc.integer({ min: 100, max: 12_000 }),
})
const issued = fc.uniqueArray(bill, { minLength: 1, maxLength: 4, selector: ({ month }) => month })
const credit = fc.tuple(fc.integer({ min: 1, max: 15_000 }), fc.oneof(fc.integer({ min: -3, max: 20 }), fc.nat(60)))
const credits = fc.array(credit, { maxLength: 3 })

function enteredUntil(on: number, known: Issued[], paid: Credit[], kindOf: (place: number) => Kind) {
  const until = known.filter((one) => one.on <= on)
  const bills = until.map((one, place): SettledBill => {
    const key = { fiscalYear: '2083/84', number: place + 1, period: `2083/0${one.month}` }
    return { ...key, billedOn: day(one.on), chargePaisa: one.paisa, entryId: place + 1, paymentSteps }
  })
  const entries = [
    ...until.map((one, place) => entry(place + 1, 'bill', one.paisa, one.on, `2083/0${one.month}`)),
    ...paid.filter(([, at]) => at <= on).map(([paisa, at], place) => entry(place + 9, kindOf(place), -paisa, at)),
  ]
  return { bills, entries }
}
type Issued = { on: number; month: number; paisa: number }
type Credit = [paisa: number, on: number]

test('after any payments, what is asked for on a day settles all bills without a rest', () => {
  fc.assert(
    fc.property(issued, credits, fc.nat(60), (known, paid, on) => {
      const { bills, entries } = enteredUntil(on, known, paid, () => 'payment')
      const { account, page } = amountsDue(bills, settled(bills, entries, on), on)
      expect(page ?? account).toBe(account)
      if (account === 0) return
      const after = settled(bills, [...entries, entry(20, 'payment', -account, on)], on)
      expect(balanceOf(after)).toBe(0)
    }),
  )
})

const kinds = fc.array(fc.constantFrom<Kind>('waiver', 'payment'), { minLength: 3, maxLength: 3 })

test('after any waivers and payments, too, and nothing less does', () => {
  fc.assert(
    fc.property(issued, credits, kinds, fc.option(fc.nat(500)), fc.nat(60), (known, credited, drawn, left, on) => {
      const { bills, entries } = enteredUntil(on, known, credited, (place) => drawn[place]!)
      // A waiver that leaves hardly anything.
      const whole = balanceOf(settled(bills, entries, on))
      if (left !== null && whole > left) entries.push(entry(19, 'waiver', left - whole, on))
      const { account, page } = amountsDue(bills, settled(bills, entries, on), on)
      expect(page ?? account).toBe(account)
      if (account === 0) return
      const paying = (paisa: number) => {
        return balanceOf(settled(bills, paisa > 0 ? [...entries, entry(20, 'payment', -paisa, on)] : entries, on))
      }
      expect(paying(account)).toBe(0)
      expect(paying(account - 1)).toBeGreaterThan(0)
    }),
  )
})

test('in an amnesty, too: no page asks for more than the account, and what the last one asks for settles all', () => {
  const amnesty: SettledAmnesty = {
    id: 7,
    key: '7:1',
    from: day(60),
    dueUntil: day(36),
    parts: [
      { until: day(80), basisPoints: 10_000 },
      { until: day(130), basisPoints: 5_000 },
    ],
  }
  const earlier = fc.array(fc.tuple(fc.integer({ min: 1, max: 15_000 }), fc.integer({ min: -3, max: 59 })), {
    maxLength: 3,
  })
  fc.assert(
    fc.property(issued, earlier, fc.integer({ min: 60, max: 140 }), (known, paid, on) => {
      const { bills, entries } = enteredUntil(on, known, paid, () => 'payment')
      const { account, page, pages } = amountsDue(bills, settled(bills, entries, on, [amnesty]), on, [amnesty])
      expect(page ?? account).toBe(account)
      for (const asked of pages) expect(asked).toBeLessThanOrEqual(account)
      if (account === 0) return
      const paying = (paisa: number) => {
        const later = [...entries, entry(20, 'payment', -paisa, on)]
        return balanceOf(settled(bills, later, on, [amnesty]))
      }
      expect(paying(account)).toBe(0)
      if (account > 1) expect(paying(account - 1)).toBeGreaterThan(0)
    }),
  )
})
