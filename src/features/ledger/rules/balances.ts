// Balances of a connection: summary of a time from opening to closing, running balance, and the ages of what is unpaid.

import type { BsMonth } from '#kit/calendar/bs-month.ts'
import type { EntryKind } from '../contract/entries.ts'
import { connectionKinds } from '../contract/entries.ts'

/** `amountPaisa`: what the entry adds to the balance. */
export type BalanceEntry = {
  id: number
  kind: EntryKind
  amountPaisa: number
  valueOn: string
  postedOn: string
  corrects: number | null
  /** The month that the entry is about, where one is known. */
  period?: BsMonth | null
}

/** How entries are summed up. `closing` is the sum of all the others. */
export type Summary = Record<SummaryColumn | 'closing', number>
export const summaryColumns = [
  'opening',
  'billed',
  'surcharge',
  'rebate',
  'waiver',
  'collected',
  'corrections',
] as const
export type SummaryColumn = (typeof summaryColumns)[number]

/** `waiver` is all that is not to be paid by the holder any more; `collected` what came in, less what was paid back. */
export const columnOfKind: Record<EntryKind, SummaryColumn> = {
  opening: 'opening',
  bill: 'billed',
  'credit-note': 'billed',
  fee: 'billed',
  surcharge: 'surcharge',
  rebate: 'rebate',
  waiver: 'waiver',
  subsidy: 'waiver',
  'write-off': 'waiver',
  payment: 'collected',
  identified: 'collected',
  'deposit-applied': 'collected',
  refund: 'collected',
  deposit: 'collected',
  'deposit-return': 'collected',
  correction: 'corrections',
  unidentified: 'collected',
  banking: 'collected',
  settlement: 'collected',
  'cash-difference': 'collected',
  'fee-receipt': 'collected',
}

/** The days of a summary, both included: entries posted before the first are its opening. */
export type Days = { from: string; until: string }

/** Amounts as they change the balance: what is collected, rebates and waivers are below zero. */
export function summaryOf(entries: readonly BalanceEntry[], { from, until }: Days): Summary {
  const summary: Summary = {
    opening: 0,
    billed: 0,
    surcharge: 0,
    rebate: 0,
    waiver: 0,
    collected: 0,
    corrections: 0,
    closing: 0,
  }
  for (const { kind, amountPaisa, postedOn } of entries) {
    if (postedOn > until) continue
    summary[postedOn < from ? 'opening' : columnOfKind[kind]] += amountPaisa
    summary.closing += amountPaisa
  }
  return summary
}

/** The entries by the day from which they count, each with the balance after it; newest last. `beforePaisa`: the balance before the first. */
export function withRunningBalance<E extends BalanceEntry>(
  entries: readonly E[],
  beforePaisa = 0,
): (E & { balancePaisa: number })[] {
  let balancePaisa = beforePaisa
  return entries.toSorted(inOrder).map((entry) => {
    balancePaisa += entry.amountPaisa
    return { ...entry, balancePaisa }
  })
}

/** Ages in days of an unpaid amount, each up to its last day; the age of what was owed when the ledger began is not known. */
export const ageBands = [
  { name: 'days30', until: 30 },
  { name: 'days60', until: 60 },
  { name: 'days90', until: 90 },
  { name: 'days180', until: 180 },
  { name: 'days365', until: 365 },
  { name: 'older', until: Infinity },
] as const
export type AgeBand = (typeof ageBands)[number]['name'] | 'unknown'
export const allBands: readonly AgeBand[] = [...ageBands.map(({ name }) => name), 'unknown']

/** What is unpaid by age, and what is paid in advance (above zero): the bands less the advance are the balance. */
export type Ageing = Record<AgeBand, number> & { advance: number }

/** One amount for each entry and its corrections, of the day of the entry. */
export function itemsOf<E extends BalanceEntry>(entries: readonly E[]): E[] {
  const amounts = new Map<number, number>()
  for (const { id, corrects, amountPaisa } of entries) {
    const root = corrects ?? id
    amounts.set(root, (amounts.get(root) ?? 0) + amountPaisa)
  }
  return entries
    .filter(({ corrects }) => corrects === null)
    .map((entry) => ({ ...entry, amountPaisa: amounts.get(entry.id)! }))
}

/** Amounts of unknown age first, then the oldest. */
export function inAgeOrder(one: BalanceEntry, other: BalanceEntry): number {
  const unknown = Number(other.kind === 'opening') - Number(one.kind === 'opening')
  return unknown || inOrder(one, other)
}

type Ordered = Pick<BalanceEntry, 'id' | 'kind' | 'valueOn' | 'period'>

/** By day, and on one day in the order of the kinds. */
export function inOrder(one: Ordered, other: Ordered): number {
  if (one.valueOn !== other.valueOn) return one.valueOn < other.valueOn ? -1 : 1
  return rankOf(one) - rankOf(other) || byPeriod(one, other) || one.id - other.id
}

/** Of bills of one day the earlier month first, whichever was entered first. */
function byPeriod({ period: one }: Ordered, { period: other }: Ordered): number {
  if (!one || !other || one === other) return 0
  return one < other ? -1 : 1
}

function rankOf({ kind }: Ordered): number {
  return (connectionKinds as readonly EntryKind[]).indexOf(kind)
}
