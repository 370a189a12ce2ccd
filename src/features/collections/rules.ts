// Sums of collections: rows of days folded into months, and totals; and which time may be asked for.

import { bsMonthOf } from '#kit/calendar/bs-month.ts'
import { daysBetween } from '#kit/calendar/civil-date.ts'
import { allow, deny, type Verdict } from '#kit/refusal.ts'
import type { AccountChange, CollectionRow, CollectionSums } from './contract/api.ts'
import { maxCollectionDays } from './contract/groups.ts'

/** Whether the time ends after it begins, and is not too long. */
export function mayReport(from: string, until: string): Verdict {
  if (from > until) return deny('collections.until_before_from')
  return daysBetween(from, until) < maxCollectionDays ? allow : deny('collections.too_long', { n: maxCollectionDays })
}

const none: CollectionSums = {
  payments: 0,
  cashPaisa: 0,
  chequesPaisa: 0,
  onlinePaisa: 0,
  bankPaisa: 0,
  reversedPaisa: 0,
  netPaisa: 0,
}

export function totalOf(rows: readonly CollectionSums[]): CollectionSums {
  return rows.reduce(added, none)
}

/** Collections and moves of each account of money beside what the ledger says that it changed by; also accounts that only one of them has. */
export function comparedWith(
  turnover: ReadonlyMap<string, number>,
  sums: readonly Omit<AccountChange, 'changePaisa'>[],
): AccountChange[] {
  const names = new Set([...sums.map(({ account }) => account), ...turnover.keys()])
  return [...names].toSorted().map((account) => {
    const { collectedPaisa = 0, otherPaisa = 0 } = sums.find((each) => each.account === account) ?? {}
    return { account, collectedPaisa, otherPaisa, changePaisa: turnover.get(account) ?? 0 }
  })
}

/** Whether each account changed by what was collected and moved, and the rows add up to what was collected in all of them. */
export function agrees({ netPaisa }: Pick<CollectionSums, 'netPaisa'>, accounts: readonly AccountChange[]): boolean {
  const collected = accounts.reduce((sum, { collectedPaisa }) => sum + collectedPaisa, 0)
  return collected === netPaisa && accounts.every((each) => differenceOf(each) === 0)
}

/** What the ledger has in an account and the report does not explain. */
export function differenceOf({ changePaisa, collectedPaisa, otherPaisa }: AccountChange): number {
  return changePaisa - collectedPaisa - otherPaisa
}

/** Rows of days as rows of Bikram Sambat months, in the order in which the days are given. */
export function byMonth(days: readonly CollectionRow[]): CollectionRow[] {
  const months = Map.groupBy(days, ({ group }) => bsMonthOf(group!))
  return [...months].map(([group, rows]) => ({ group, ...totalOf(rows) }))
}

function added(one: CollectionSums, other: CollectionSums): CollectionSums {
  return {
    payments: one.payments + other.payments,
    cashPaisa: one.cashPaisa + other.cashPaisa,
    chequesPaisa: one.chequesPaisa + other.chequesPaisa,
    onlinePaisa: one.onlinePaisa + other.onlinePaisa,
    bankPaisa: one.bankPaisa + other.bankPaisa,
    reversedPaisa: one.reversedPaisa + other.reversedPaisa,
    netPaisa: one.netPaisa + other.netPaisa,
  }
}
