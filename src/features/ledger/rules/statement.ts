// The statement of a connection for its holder: entries by day with the balance after each, and one line for the time before.

import { withRunningBalance, type BalanceEntry } from './balances.ts'

export type StatementEntry = BalanceEntry & { period: string | null; reference: string | null }
export type StatementRow = Pick<StatementEntry, 'id' | 'kind' | 'valueOn' | 'period' | 'reference' | 'amountPaisa'> & {
  balancePaisa: number
}

/** Oldest first. `from` and `until` bound the holder's time; the line of the time before has the id 0. */
export function statementOf(
  entries: readonly StatementEntry[],
  { from, until }: { from: string | null; until: string | null },
): StatementRow[] {
  const all = withRunningBalance(entries).filter(({ valueOn }) => until === null || valueOn < until)
  const before = all.filter(({ valueOn }) => from !== null && valueOn < from)
  const own = all.slice(before.length).map(({ id, kind, valueOn, period, reference, amountPaisa, balancePaisa }) => {
    return { id, kind, valueOn, period, reference, amountPaisa, balancePaisa }
  })
  const carried = before.at(-1)?.balancePaisa ?? 0
  if (from === null || carried === 0) return own
  const opening: StatementRow = {
    id: 0,
    kind: 'opening',
    valueOn: from,
    period: null,
    reference: null,
    amountPaisa: carried,
    balancePaisa: carried,
  }
  return [opening, ...own]
}
