// Postings of a bill: receivables against the income of each line, less what was billed for the same months.

import type { AccountName } from '#features/ledger/contract/accounts.ts'
import type { Posting } from '#features/ledger/contract/entries.ts'
import type { BillLine, ChargeRule } from '../contract/bill.ts'
import { chargesOf, type BillBefore } from './billed-before.ts'

const accountOfRule: Record<ChargeRule, AccountName> = {
  'minimum-block': 'water',
  'minimum-base': 'water',
  'minimum-floor': 'water',
  'minimum-unmetered': 'water',
  slab: 'water',
  'slab-entry': 'water',
  'sewerage-percent': 'sewerage',
  'sewerage-flat': 'sewerage',
  fee: 'fees',
  rounding: 'rounding',
  'hold-fee': 'fees',
}

/** None where nothing is owed. `bills`: of the connection, not credited. */
export function postingsOf(lines: readonly BillLine[], bills: readonly Pick<BillBefore, 'lines'>[]): Posting[] {
  const sums = new Map<AccountName, number>()
  const add = (account: AccountName, paisa: number) => sums.set(account, (sums.get(account) ?? 0) + paisa)
  for (const line of lines) {
    if (line.kind === 'charge') add(accountOfRule[line.rule], line.amountPaisa)
    if (line.kind !== 'billed') continue
    for (const earlier of chargesOf(bills, line.period)) add(accountOfRule[earlier.rule], -earlier.amountPaisa)
  }
  const income = [...sums].filter(([, paisa]) => paisa !== 0)
  const owed = income.reduce((sum, [, paisa]) => sum + paisa, 0)
  if (owed === 0) return []
  const postings = income.map(([account, paisa]): Posting => ({ account, amountPaisa: -paisa }))
  return [{ account: 'receivables', amountPaisa: owed }, ...postings]
}
