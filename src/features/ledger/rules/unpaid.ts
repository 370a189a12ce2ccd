// What is unpaid of each entry of a connection: a payment settles what is owed on its day, the oldest bill first, its surcharges before its charge.

import type { BsMonth } from '#kit/calendar/bs-month.ts'
import type { EntryKind } from '../contract/entries.ts'
import { inAgeOrder, inOrder, itemsOf, type BalanceEntry } from './balances.ts'

/** `period`: the month that the entry is about, null where none is known. */
export type OwedEntry = BalanceEntry & { period: BsMonth | null }

/** An amount that is owed, and the bill whose place it takes: for a surcharge the bill of its month, else the entry itself. */
type Debt<E extends OwedEntry> = { item: E & { unpaidPaisa: number }; bill: E }

/**
 * The amounts that are owed, in the order in which payments settle them, and what of each is unpaid, in paisa. A payment settles what is
 * owed on its own day, and what is left of it is an advance, which settles what comes next: a surcharge of a later day does not change
 * what a payment has settled. A correction and what it corrects are one amount, and what was given back was not paid. The order in which entries
 * arrive does not matter.
 */
export function unpaidItems<E extends OwedEntry>(entries: readonly E[]): (E & { unpaidPaisa: number })[] {
  return settled(entries).items
}

/**
 * What is paid in advance and may be given back, in paisa: the advance without what waivers, write-offs and subsidies have left of it, as after the
 * credit note of a waived bill; where something was given up, no more than was paid besides. What was given up settles what comes next before what was
 * paid does. An advance that no bill here explains, as after the credit of what earlier books were paid for, may be given back, too.
 */
export function paidAdvance(entries: readonly OwedEntry[]): number {
  const { advancePaisa, givenUpPaisa } = settled(entries)
  const items = withoutRefunded(itemsOf(entries))
  const paidPaisa = creditOf(items.filter((item) => isPaid(item) && item.kind !== 'credit-note'))
  const everGivenUp = creditOf(items.filter(({ kind }) => givenUpKinds.has(kind)))
  return Math.min(advancePaisa - givenUpPaisa, Math.max(paidPaisa, advancePaisa - everGivenUp))
}

function creditOf(items: readonly OwedEntry[]): number {
  return items.reduce((sum, { amountPaisa }) => sum - amountPaisa, 0)
}

const givenUpKinds: ReadonlySet<EntryKind> = new Set(['waiver', 'subsidy', 'write-off'])

/** `advancePaisa`: what nothing was owed for; `givenUpPaisa`: of it, what nobody has paid. */
function settled<E extends OwedEntry>(entries: readonly E[]) {
  const all = withoutRefunded(itemsOf(entries)).filter(({ amountPaisa }) => amountPaisa !== 0)
  const bills = all.filter(({ kind, amountPaisa }) => kind === 'bill' && amountPaisa > 0).toSorted(inAgeOrder)
  const byDay = Map.groupBy(all, ({ valueOn }) => valueOn)
  const debts: Debt<E>[] = []
  const open: Debt<E>[] = []
  let [advancePaisa, givenUpPaisa] = [0, 0]
  for (const day of [...byDay.keys()].toSorted()) {
    for (const entry of byDay.get(day)!) {
      advancePaisa -= Math.min(entry.amountPaisa, 0)
      if (givenUpKinds.has(entry.kind)) givenUpPaisa -= entry.amountPaisa
      if (entry.amountPaisa < 0) continue
      const debt = { item: { ...entry, unpaidPaisa: entry.amountPaisa }, bill: billOf(entry, bills) ?? entry }
      debts.push(debt)
      open.splice(open.findLastIndex((other) => inPaymentOrder(other, debt) < 0) + 1, 0, debt)
    }
    const leftPaisa = settleInTurn(open, advancePaisa)
    givenUpPaisa = Math.max(givenUpPaisa - (advancePaisa - leftPaisa), 0)
    advancePaisa = leftPaisa
  }
  return { items: debts.toSorted(inPaymentOrder).map(({ item }) => item), advancePaisa, givenUpPaisa }
}

/** What is given up, not paid: it is not given back either. */
const unpaidKinds: ReadonlySet<EntryKind> = new Set([...givenUpKinds, 'rebate'])

/** What brings in money, or takes the place of it; a waiver or a rebate does not. */
export function isPaid({ kind, amountPaisa }: Pick<BalanceEntry, 'kind' | 'amountPaisa'>): boolean {
  return amountPaisa < 0 && !unpaidKinds.has(kind)
}

/**
 * The same amounts, where what was given back is taken off what was paid last until its day, as if that had not been paid: only an advance is given
 * back, so that nothing that was settled before changes. Where less was paid, because a payment was corrected since, the rest is owed.
 */
export function withoutRefunded<E extends BalanceEntry>(items: readonly E[]): E[] {
  const refunds = items.filter(({ kind, amountPaisa }) => kind === 'refund' && amountPaisa > 0)
  if (refunds.length === 0) return [...items]
  const amounts = new Map(items.map(({ id, amountPaisa }) => [id, amountPaisa]))
  const paid = items.filter(isPaid).toSorted((one, other) => inOrder(other, one))
  for (const refund of refunds.toSorted(inOrder))
    for (const { id } of paid.filter(({ valueOn }) => valueOn <= refund.valueOn)) {
      const taken = Math.min(amounts.get(refund.id)!, -amounts.get(id)!)
      amounts.set(refund.id, amounts.get(refund.id)! - taken)
      amounts.set(id, amounts.get(id)! + taken)
    }
  return items.map((item) => ({ ...item, amountPaisa: amounts.get(item.id)! }))
}

/** Settles the first debts and takes them off when they are paid; returns what is left of the credit. */
function settleInTurn<E extends OwedEntry>(open: Debt<E>[], creditPaisa: number): number {
  let left = creditPaisa
  while (left > 0 && open.length > 0) {
    const { item } = open[0]!
    const paid = Math.min(left, item.unpaidPaisa)
    item.unpaidPaisa -= paid
    left -= paid
    if (item.unpaidPaisa === 0) open.shift()
  }
  return left
}

/** The bill of the month of a surcharge. A bill of a later day does not count, so that it changes nothing of before. */
function billOf<E extends OwedEntry>({ kind, period, valueOn }: E, bills: readonly E[]): E | undefined {
  if (kind !== 'surcharge' || period === null) return undefined
  return bills.find((bill) => bill.period === period && bill.valueOn <= valueOn)
}

function inPaymentOrder(one: Debt<OwedEntry>, other: Debt<OwedEntry>): number {
  const chargeLast = Number(one.item.id === one.bill.id) - Number(other.item.id === other.bill.id)
  return inAgeOrder(one.bill, other.bill) || chargeLast || inAgeOrder(one.item, other.item)
}
