// Cash of a cashier's day that is corrected after the closing: what was counted stays, so that it is over or short.

import type { NewEntry } from '#features/ledger/contract/entries.ts'
import type { Scope } from '#platform/context.ts'
import { findDrawerCash, lockCashier, type DrawerCash } from '../store/cash-days.server.ts'

export { lockCashier }

/** The drawer that an entry is about, whose day is closed by nobody until the end of the transaction. Called before the ledger is locked. */
export async function lockDrawerOf(tx: Scope, entryId: number): Promise<DrawerCash | undefined> {
  const found = await findDrawerCash(tx, entryId)
  if (!found) return undefined
  await lockCashier(tx, found.cashierId)
  return findDrawerCash(tx, entryId)
}

/** The difference of a closed day as it would have been, had the entry been corrected before the closing. */
export function countedEntry(
  { dayId, amountPaisa }: DrawerCash,
  { id, reason, valueOn }: { id: number; reason: string; valueOn: string },
): NewEntry {
  return {
    connectionId: null,
    kind: 'cash-difference',
    postings: [
      { account: 'cash', amountPaisa },
      { account: 'cash-difference', amountPaisa: -amountPaisa },
    ],
    valueOn,
    reference: `cash-day:${dayId}/${id}`,
    reason,
  }
}
