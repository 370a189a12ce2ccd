// The statement of a connection for its holder: entries by day with the balance after each, and one line for the time before; what rows cover.

import { bsMonthOf, type BsMonth } from '#kit/calendar/bs-month.ts'
import { parseImportedMonth } from '#kit/calendar/imported-date.ts'
import { toAsciiDigits } from '#kit/language.ts'
import { inOrder, withRunningBalance, type BalanceEntry } from './balances.ts'
import { readReference } from './references.ts'

export type StatementEntry = BalanceEntry & { period: string | null; reference: string | null }
export type StatementRow = Pick<StatementEntry, 'id' | 'kind' | 'valueOn' | 'period' | 'reference' | 'amountPaisa'> & {
  balancePaisa: number
}

type HeldTime = { from: string | null; until: string | null }

/**
 * Oldest first. `from` and `until` bound the holder's time; the line of the time before has the id 0. What corrects an entry of before, such as the
 * credit note of an earlier holder's bill, is in that line, as its amount would tell what the household before was billed.
 */
export function statementOf(entries: readonly StatementEntry[], { from, until }: HeldTime): StatementRow[] {
  const days = new Map(entries.map(({ id, valueOn }) => [id, valueOn]))
  const isBefore = ({ corrects, valueOn }: StatementEntry) => {
    return from !== null && ((corrects !== null && days.get(corrects)) || valueOn) < from
  }
  const all = entries.filter(({ valueOn }) => until === null || valueOn < until)
  const carried = all.reduce((sum, entry) => sum + (isBefore(entry) ? entry.amountPaisa : 0), 0)
  const own = withRunningBalance(
    all.filter((entry) => !isBefore(entry)),
    carried,
  ).map(({ id, kind, valueOn, period, reference, amountPaisa, balancePaisa }) => {
    return { id, kind, valueOn, period, reference, amountPaisa, balancePaisa }
  })
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

/** The same of the books before the ledger, whose entries are numbered in their order. Nothing where none of them is of the holder's time. */
export function historyOf(
  entries: readonly Omit<StatementEntry, 'id' | 'postedOn' | 'corrects'>[],
  held: HeldTime,
): StatementRow[] {
  const numbered = entries.map((entry, place) => ({ ...entry, id: place + 1, postedOn: entry.valueOn, corrects: null }))
  const rows = statementOf(numbered, held)
  return rows.some(({ id }) => id !== 0) ? rows : []
}

type Covered = { from: BsMonth; until: BsMonth; balances: { beforePaisa: number; afterPaisa: number } | null }

/** The months and balances of rows of a statement, in whatever order they are; undefined for none. Rows that do not follow each other have no balances before and after them. */
export function coveredBy(rows: readonly StatementRow[]): Covered | undefined {
  const sorted = rows.toSorted(inOrder)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return undefined
  const follow = sorted.every(({ amountPaisa, balancePaisa }, place) => {
    return place === 0 || sorted[place - 1]!.balancePaisa + amountPaisa === balancePaisa
  })
  return {
    from: bsMonthOf(first.valueOn),
    until: bsMonthOf(last.valueOn),
    balances: follow ? { beforePaisa: first.balancePaisa - first.amountPaisa, afterPaisa: last.balancePaisa } : null,
  }
}

/** Whether a row is of the month that was typed, or its bill or paper has the typed number. */
export function isFound({ period, reference }: Pick<StatementRow, 'period' | 'reference'>, typed: string): boolean {
  const month = parseImportedMonth(typed)
  if (month !== undefined) return period === month
  const read = reference === null ? undefined : readReference(reference)
  if (!read || 'id' in read) return false
  const text = 'text' in read ? read.text : read.number
  return text.toUpperCase().includes(toAsciiDigits(typed.trim()).toUpperCase())
}
