// What is unpaid of each entry of a connection: payments settle the oldest amounts first, whenever they arrived.

import { unpaidItems, type BalanceEntry } from './balances.ts'

/** Unpaid amounts by the id of the entry, in paisa; entries that are paid are left out. */
export function unpaidByEntry(entries: readonly BalanceEntry[]): Map<number, number> {
  const unpaid = unpaidItems(entries).items.filter(({ unpaidPaisa }) => unpaidPaisa > 0)
  return new Map(unpaid.map(({ id, unpaidPaisa }) => [id, unpaidPaisa]))
}
