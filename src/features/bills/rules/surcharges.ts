// Surcharges of the bills of a connection: those that are owed until a day, and how they differ from those that are posted.

import { unpaidItems, type BalanceEntry } from '#features/ledger/rules/balances.ts'
import type { PaymentStep } from '#features/tariffs/contract/api.ts'
import type { BsMonth } from '#kit/calendar/bs-month.ts'
import { planOf, surchargeOf, surchargesDue } from './payment-plan.ts'

/** A bill that is not credited; `entryId`: of the entry that it posted. */
export type SurchargedBill = {
  fiscalYear: string
  number: number
  period: BsMonth
  billedOn: string
  entryId: number
  paymentSteps: readonly PaymentStep[]
}

/** `key`: bill and day of the step; there is one surcharge for each. */
export type Surcharge = { key: string; period: BsMonth; on: string; amountPaisa: number }
export type PostedSurcharge = { key: string; id: number; amountPaisa: number; valueOn: string }

/**
 * The surcharges of all steps that have begun, oldest first: of each what is unpaid of the bill's own charge before its day, never of a
 * surcharge. Amounts count from their own days, so that it does not matter when they were entered or when this is computed.
 * `entries`: without surcharges of bills and their corrections.
 */
export function surchargesOwed(
  bills: readonly SurchargedBill[],
  entries: readonly BalanceEntry[],
  today: string,
): Surcharge[] {
  const starts = bills.flatMap((bill) => {
    const steps = surchargesDue(planOf(bill.paymentSteps), bill.billedOn, bill.billedOn, today)
    return steps.map((step) => ({ bill, step }))
  })
  const owed: Surcharge[] = []
  for (const { bill, step } of starts.toSorted((one, other) => (one.step.on < other.step.on ? -1 : 1))) {
    const before = [...entries, ...owed.map(asEntry)].filter(({ valueOn }) => valueOn < step.on)
    const unpaid = unpaidItems(before).items.find(({ id }) => id === bill.entryId)?.unpaidPaisa ?? 0
    const amountPaisa = surchargeOf(unpaid, step)
    const key = `${bill.fiscalYear}:${bill.number}:${step.on}`
    if (amountPaisa > 0) owed.push({ key, period: bill.period, on: step.on, amountPaisa })
  }
  return owed
}

/** The entries without credited bills and their credit notes: what was paid meanwhile settles the others. */
export function withoutCredited<Entry extends BalanceEntry>(entries: readonly Entry[]): Entry[] {
  const notes = entries.filter(({ kind, corrects }) => (kind === 'credit-note' || kind === 'bill') && corrects !== null)
  const left = new Set(notes.flatMap(({ id, corrects }) => [id, corrects]))
  return entries.filter(({ id }) => !left.has(id))
}

/** What is to be posted, and which posted ones are to be corrected because a payment or a credit note came later. */
export function surchargeChanges(owed: readonly Surcharge[], posted: readonly PostedSurcharge[]) {
  const isOwed = (one: PostedSurcharge) =>
    owed.some(({ key, amountPaisa }) => key === one.key && amountPaisa === one.amountPaisa)
  const stays = new Set(posted.filter(isOwed).map(({ key }) => key))
  return {
    wrong: posted.filter((one) => !isOwed(one)),
    missing: owed.filter(({ key }) => !stays.has(key)),
  }
}

function asEntry({ on, amountPaisa }: Surcharge, place: number): BalanceEntry {
  return { id: -place - 1, kind: 'surcharge', amountPaisa, valueOn: on, postedOn: on, corrects: null }
}
