// Whether a cashier may open a day and take money, and the amounts of the counter.

import type { Posting } from '#features/ledger/contract/entries.ts'
import { allow, deny, type Verdict } from '#kit/refusal.ts'

/** The days of a cashier: the one that is open, and whether one of today was closed. */
export type CashierDays = { openDay: string | null; today: string; isTodayClosed: boolean }

/** One day at a time: an unclosed one blocks the next, and a closed one is not opened again. */
export function mayOpenDay({ openDay, today, isTodayClosed }: CashierDays): Verdict {
  if (openDay !== null) return deny(openDay === today ? 'counter.day_open' : 'counter.earlier_day_open')
  return isTodayClosed ? deny('counter.day_closed') : allow
}

/** Money is taken on the day itself: nothing is backdated. */
export function mayTakeMoney({ openDay, today }: Pick<CashierDays, 'openDay' | 'today'>): Verdict {
  if (openDay === null) return deny('counter.no_open_day')
  return openDay === today ? allow : deny('counter.earlier_day_open')
}

/** Nobody receipts a payment for a connection that is linked to them. */
export function mayTakeFor({ isOwn }: { isOwn: boolean }): Verdict {
  return isOwn ? deny('counter.own_connection') : allow
}

/**
 * The customer number in what was typed or scanned: the code of a bill holds the address at which it is paid.
 * @example numberScanned('https://damak.example/pay?number=10425') // '10425'
 */
export function numberScanned(typed: string): string {
  const query = typed.slice(typed.indexOf('?') + 1)
  return (typed.includes('?') && new URLSearchParams(query).get('number')) || typed
}

/** Cash has no paisa: whole rupees, rounded up. @example cashRupees(91_80) // 92 */
export function cashRupees(duePaisa: number): number {
  return Math.ceil(Math.max(duePaisa, 0) / 100)
}

/** What the drawer has too little or too much; none where the count is right. */
export function differencePostings(countedPaisa: number, expectedPaisa: number): Posting[] {
  const amountPaisa = countedPaisa - expectedPaisa
  if (amountPaisa === 0) return []
  return [
    { account: 'cash', amountPaisa },
    { account: 'cash-difference', amountPaisa: -amountPaisa },
  ]
}
