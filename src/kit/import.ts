// What came of reading a file of rows, and what would it change?

import type { Cells, Difference, Differences } from './differences.ts'
import type { Messages, MessageValues } from './language.ts'
import { allow, deny, type Answered, type Verdict } from './refusal.ts'

/** A row of a file: the line it stands on and its cells. */
export type NumberedRow = { line: number; cells: Cells }

/** A row that cannot be taken, with the key of its reason. */
export type BadRow = { line: number; key: string; values?: MessageValues }

/** What an import found and did. With bad rows nothing is compared and nothing is written. Rows are named by their keys. */
export type ImportReport = {
  bad: BadRow[]
  added: string[]
  changed: { key: string; differences: Difference[] }[]
  same: number
  /** Rows that stand and that the file does not name: removed when asked for, else left. */
  absent: string[]
  /** False for a dry run. */
  written: boolean
}

export type ImportOptions = {
  /** Write; without it the report is all that happens. */
  apply: boolean
  /** Rows that the file does not name go. */
  removeAbsent: boolean
}

export const importMessages = {
  'import.twice': {
    en: '{key} stands twice; first in line {line}',
    ne: '{key} दुई पटक छ; पहिलो पटक {line} नम्बर पङ्क्तिमा',
  },
  'import.column_lacking': { en: 'The file lacks the column {column}', ne: 'फाइलमा {column} स्तम्भ छैन' },
  'import.column_unknown': {
    en: 'The column {column} is not known; check its spelling',
    ne: '{column} स्तम्भ चिनिएन; हिज्जे जाँच्नुहोस्',
  },
} as const satisfies Messages

export type ReadRow<Row> = { line: number; row: Row }

/** The columns a file must have, and those it may have. */
export type Columns = { needed: readonly string[]; known: readonly string[] }

/** What is wrong with the columns of a file: one lacks, or one is there that nothing reads (a typing error, most likely). */
export function columnTrouble(given: readonly string[], { needed, known }: Columns): Verdict {
  const lacking = needed.find((column) => !given.includes(column))
  if (lacking) return deny('import.column_lacking', { column: lacking })
  const strange = given.find((column) => !needed.includes(column) && !known.includes(column))
  return strange ? deny('import.column_unknown', { column: strange }) : allow
}

/** Reads every row; a row whose key stood above is bad. */
export function readRows<Row>(
  rows: readonly NumberedRow[],
  read: (cells: Cells) => Answered<Row>,
  keyOf: (row: Row) => string,
): { rows: ReadRow<Row>[]; bad: BadRow[] } {
  const bad: BadRow[] = []
  const good: ReadRow<Row>[] = []
  const lines = new Map<string, number>()
  for (const { line, cells } of rows) {
    const answer = read(cells)
    const key = answer.ok ? keyOf(answer.value) : ''
    const first = lines.get(key)
    if (!answer.ok) bad.push(badRow(line, answer))
    else if (first !== undefined) bad.push({ line, key: 'import.twice', values: { key, line: first } })
    else {
      lines.set(key, line)
      good.push({ line, row: answer.value })
    }
  }
  return { rows: good, bad }
}

export function badRow(line: number, { key, values }: { key: string; values?: MessageValues }): BadRow {
  return { line, key, ...(values && { values }) }
}

/** The report of rows that were compared. */
export function reportOf<Row>(found: Differences<Row>, keyOf: (row: Row) => string, written: boolean): ImportReport {
  return {
    bad: [],
    added: found.added.map(keyOf),
    changed: found.changed.map(({ row, differences }) => ({ key: keyOf(row), differences })),
    same: found.same,
    absent: found.absent.map(keyOf),
    written,
  }
}

/** The report of a file with bad rows, in the order of their lines. */
export function reportOfBad(bad: readonly BadRow[]): ImportReport {
  const inOrder = bad.toSorted((a, b) => a.line - b.line)
  return { bad: inOrder, added: [], changed: [], same: 0, absent: [], written: false }
}
