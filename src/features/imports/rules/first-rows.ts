// The rows of an import that an answer names: refused ones, then unusual ones, changed ones, those that a second person approves, and the other new ones.

import type { ImportedFileRow } from '../contract/rows.ts'

/** Rows, and cells typed for Preeti, that an answer names; the counts are of all. */
export const maxShown = 200

export type FirstRows = { add: (row: ImportedFileRow) => void; rows: () => ImportedFileRow[] }

/** Keeps the first of any number of rows, whatever the order in which they come, in little memory. */
export function firstRows(max = maxShown): FirstRows {
  let kept: ImportedFileRow[] = []
  const sorted = () => kept.toSorted((a, b) => rankOf(a) - rankOf(b) || a.line - b.line).slice(0, max)
  const add = (row: ImportedFileRow) => {
    kept.push(row)
    if (kept.length >= 10 * max) kept = sorted()
  }
  return { add, rows: sorted }
}

const ranks = { refused: 0, warned: 1, changed: 2, added: 4 } as const

function rankOf(row: ImportedFileRow): number {
  return row.kind === 'added' && row.entry?.takesTwo ? 3 : ranks[row.kind]
}
