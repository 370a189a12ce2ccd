// Amnesties: the share of old surcharges that a campaign waives for who pays all old dues on one day of its window.

import { itemsOf } from '#features/ledger/rules/balances.ts'
import { unpaidItems, type OwedEntry } from '#features/ledger/rules/unpaid.ts'
import { shareOf } from '#features/tariffs/rules/rounding.ts'
import type { BsMonth } from '#kit/calendar/bs-month.ts'
import { addDays } from '#kit/calendar/civil-date.ts'
import { stepsUntil, type PaymentPlan } from './payment-plan.ts'

/** Until a day, included, so many basis points of the old surcharges are waived. */
export type AmnestyPart = { until: string; basisPoints: number }

/** `from`: the first day of the window; its last is that of the last part. `dueUntil`: the last due day of old dues. */
export type Amnesty = { id: number; from: string; dueUntil: string; parts: readonly AmnestyPart[] }

/** A bill as far as its due day follows from it; `entryId`: of the entry that it posted. */
export type DueBill = { entryId: number; period: BsMonth; billedOn: string; plan: PaymentPlan }

/** Of the amounts that are unpaid: all that is old, and the surcharges in it, in paisa. */
export type OldDues = { totalPaisa: number; surchargePaisa: number }

/** What a connection owes of old dues. */
export type ConnectionDues = OldDues & { connectionId: number }

/** What of an entry says how old it is. */
type AgedEntry = Pick<OwedEntry, 'id' | 'kind' | 'period' | 'valueOn'>
type UnpaidItem = AgedEntry & { unpaidPaisa: number }

/** Money of the holder; a waiver or a credit note is none. */
const paymentKinds: ReadonlySet<string> = new Set(['payment', 'identified', 'deposit-applied'])

/** The basis points that are waived on a day; 0 outside the window. */
export function amnestyShare({ from, parts }: Pick<Amnesty, 'from' | 'parts'>, day: string): number {
  return day < from ? 0 : (parts.find(({ until }) => day <= until)?.basisPoints ?? 0)
}

/** What is waived of old surcharges on a day, in paisa, half rounded up. */
export function amnestyWaiver(amnesty: Pick<Amnesty, 'from' | 'parts'>, surchargePaisa: number, day: string): number {
  return shareOf(surchargePaisa, amnestyShare(amnesty, day))
}

/** The days from which another share is waived, the day after the window included. */
export function amnestyDays({ from, parts }: Pick<Amnesty, 'from' | 'parts'>): string[] {
  return [from, ...parts.map(({ until }) => addDays(until, 1))]
}

/** A bill is old when its last day without a surcharge is over; one that bears no surcharge by its own day. */
export function isOldBill({ billedOn, plan }: Pick<DueBill, 'billedOn' | 'plan'>, dueUntil: string): boolean {
  const bearsSurcharge = plan.steps.some(({ basisPoints }) => basisPoints > 0) || plan.repeat !== undefined
  if (!bearsSurcharge) return billedOn <= dueUntil
  return stepsUntil(plan, billedOn, addDays(dueUntil, 1)).some(({ basisPoints }) => basisPoints > 0)
}

/** A surcharge is as old as its bill, whenever it began; what is about no known bill is as old as its own day. */
export function isOldItem(item: AgedEntry, bills: readonly DueBill[], dueUntil: string): boolean {
  const bill = billOf(item, bills)
  return bill ? isOldBill(bill, dueUntil) : item.kind === 'opening' || item.valueOn <= dueUntil
}

/** What is old of the amounts that are unpaid. */
export function oldDues(items: readonly UnpaidItem[], bills: readonly DueBill[], dueUntil: string): OldDues {
  const dues: OldDues = { totalPaisa: 0, surchargePaisa: 0 }
  for (const item of items) {
    if (!isOldItem(item, bills, dueUntil)) continue
    dues.totalPaisa += item.unpaidPaisa
    if (item.kind === 'surcharge') dues.surchargePaisa += item.unpaidPaisa
  }
  return dues
}

/**
 * The waiver that the payments of a day earn, in paisa; 0 where they do not settle what is old, or nothing of it is a surcharge. What was
 * paid of the surcharges on an earlier day is not given back. `entries`: all that count until the end of the day.
 */
export function amnestyEarned(
  amnesty: Amnesty,
  bills: readonly DueBill[],
  entries: readonly OwedEntry[],
  day: string,
): number {
  const items = itemsOf(entries)
  const unpaidBefore = beforePayments(items, day)
  if (unpaidBefore.length === items.length) return 0
  const before = oldDues(unpaidItems(unpaidBefore), bills, amnesty.dueUntil)
  const waivedPaisa = amnestyWaiver(amnesty, before.surchargePaisa, day)
  const left = oldDues(unpaidItems(items), bills, amnesty.dueUntil)
  return left.totalPaisa <= waivedPaisa ? waivedPaisa : 0
}

/** Without what was paid on a day: the surcharges that are then unpaid are those of its morning. */
export function beforePayments<E extends OwedEntry>(entries: readonly E[], day: string): E[] {
  return itemsOf(entries).filter(({ valueOn, kind, amountPaisa }) => {
    return valueOn !== day || !paymentKinds.has(kind) || amountPaisa >= 0
  })
}

function billOf({ id, kind, period, valueOn }: AgedEntry, bills: readonly DueBill[]): DueBill | undefined {
  if (kind === 'bill') return bills.find(({ entryId }) => entryId === id)
  if (kind !== 'surcharge' || period === null) return undefined
  return bills.find((bill) => bill.period === period && bill.billedOn <= valueOn)
}
