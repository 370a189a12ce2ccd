// Reports of imported files: unreadable rows, differences, and what was written.

import type { Cells, Difference, Differences } from './differences.ts'
import type { Messages, MessageValues } from './language.ts'
import { allow, deny, type Answered, type Verdict } from './refusal.ts'

/** A row of a file: its line number and its cells. `fault`: why they are not those of the headings; such a row is refused. */
export type NumberedRow = { line: number; cells: Cells; fault?: RowFault }

export type RowFault = {
  key: 'import.surplus' | 'import.short' | 'import.merged' | 'import.formula' | 'import.error_cell'
  values: MessageValues
}

/** A row that cannot be imported, with the message key of the reason. */
export type BadRow = { line: number; key: string; values?: MessageValues }

/** What an import found and did. With bad rows nothing is compared or written. Rows are named by their keys. */
export type ImportReport = {
  bad: BadRow[]
  added: string[]
  changed: { key: string; differences: Difference[] }[]
  same: number
  /** Current rows that the file does not contain: removed on request, else left. */
  absent: string[]
  /** False for a dry run. */
  written: boolean
}

export type ImportOptions = {
  /** Write; without it only the report is made (dry run). */
  apply: boolean
  /** Remove rows that the file does not contain. */
  removeAbsent: boolean
}

export const importMessages = {
  'import.twice': {
    en: '{key} appears twice; first in line {line}',
    ne: '{key} दुई पटक छ; पहिलो पटक {line} नम्बर पङ्क्तिमा',
  },
  'import.surplus': {
    en: '"{typed}" has no heading; a cell with a comma needs quotation marks',
    ne: '"{typed}" माथि स्तम्भको नाम छैन; अल्पविराम भएको कोष्ठ उद्धरण चिह्नभित्र लेख्नुहोस्',
  },
  'import.short': {
    en: 'The row has {cells} cells, the heading has {columns}: empty cells need their separators, too',
    ne: 'पङ्क्तिमा {cells} कोष्ठ छन्, शीर्षक पङ्क्तिमा {columns}; खाली कोष्ठका लागि पनि विभाजक चिह्न चाहिन्छ',
  },
  'import.merged': {
    en: 'The cells {cells} are merged: write what they say into each of them',
    ne: '{cells} कोष्ठ गाभिएका छन्; तिनको विवरण प्रत्येक कोष्ठमा लेख्नुहोस्',
  },
  'import.formula': {
    en: 'The formula in cell {cell} has no result: open the file in Excel and save it',
    ne: '{cell} कोष्ठको सूत्रको नतिजा छैन; फाइल एक्सेलमा खोलेर सुरक्षित गर्नुहोस्',
  },
  'import.error_cell': {
    en: '{column}: "{typed}" is an error of the spreadsheet program',
    ne: '{column}: "{typed}" स्प्रेडसिट प्रोग्रामले देखाएको त्रुटि हो',
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

/** The first problem with the columns of a file: one is missing, or one is unknown (most likely a typing error). */
export function columnIssue(given: readonly string[], { needed, known }: Columns): Verdict {
  const missing = needed.find((column) => !given.includes(column))
  if (missing) return deny('import.column_lacking', { column: missing })
  const unknown = given.find((column) => !needed.includes(column) && !known.includes(column))
  return unknown ? deny('import.column_unknown', { column: unknown }) : allow
}

/** The cells of a row, or why they are not those of the headings: what was meant is not known. */
export function cellsOf({ cells, fault }: NumberedRow): Answered<Cells> {
  return fault ? deny(fault.key, fault.values) : { ok: true, value: cells }
}

/** Reads every row; a row whose key occurred above is bad, and so is one whose cells are not those of the headings. */
export function readRows<Row>(
  rows: readonly NumberedRow[],
  read: (cells: Cells) => Answered<Row>,
  keyOf: (row: Row) => string,
): { rows: ReadRow<Row>[]; bad: BadRow[] } {
  const bad: BadRow[] = []
  const good: ReadRow<Row>[] = []
  const lines = new Map<string, number>()
  for (const row of rows) {
    const { line } = row
    const cells = cellsOf(row)
    const answer = cells.ok ? read(cells.value) : cells
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
