// Imports of files of any length: options, what each row did, and the counts.

import type { Cells, Difference } from './differences.ts'
import { cellsOf, columnIssue, type Columns, type NumberedRow } from './import.ts'
import type { MessageValues } from './language.ts'
import { enforce } from './refusal.ts'

export type LongImport = {
  /** Reads the file from its beginning, each time it is called. */
  batches: () => AsyncIterable<NumberedRow[]>
  /** Write; without it the rows are only compared. */
  apply: boolean
  /** Write the good rows although others are refused. */
  skipRefused: boolean
  /** Called for each row that is new, changed, refused or unusual, in the order of the file or of customer numbers. */
  onRow?: (row: ImportedRow) => void
}

/** Why a cell is refused. */
export type CellIssue<Column extends string = string> = { column: Column; key: string; values?: MessageValues }

/**
 * A row by its name in the file, such as a customer number, and what follows from it. `warnings`: what is unusual about a row that is taken.
 * `blank`: a row that was left to be filled in.
 */
export type ComparedRow = { line: number; name: string } & (
  | { kind: 'added'; warnings?: CellIssue[] }
  | { kind: 'same' | 'blank' }
  | { kind: 'changed'; differences: Difference[]; warnings?: CellIssue[] }
  | { kind: 'refused'; issues: CellIssue[] }
)

export type ImportedRow =
  | { kind: 'added'; line: number; name: string }
  | { kind: 'changed'; line: number; name: string; differences: Difference[] }
  | ({ kind: 'refused' } & PointedOut)
  | ({ kind: 'warned' } & PointedOut)

/** Why a cell is refused, or what is unusual about it. */
type PointedOut = { line: number; column: string; reason: string; values?: MessageValues }

/** Counts of rows; one with several refused cells or warnings is counted once. `warned`: of those that are new or changed. */
export type LongReport = {
  added: number
  changed: number
  same: number
  refused: number
  blank: number
  warned: number
  written: boolean
}

export function emptyReport(): LongReport {
  return { added: 0, changed: 0, same: 0, refused: 0, blank: 0, warned: 0, written: false }
}

/** Counts the row and passes on what is new, changed, refused or unusual about it. */
export function countRow(report: LongReport, row: ComparedRow, onRow: LongImport['onRow']): void {
  report[row.kind] += 1
  const { line, name } = row
  const tell = (kind: 'refused' | 'warned', issues: readonly CellIssue[]) => {
    for (const { column, key, values } of issues)
      onRow?.({ kind, line, column, reason: key, ...(values && { values }) })
  }
  if (row.kind === 'refused') tell('refused', row.issues)
  if (row.kind === 'added') onRow?.({ kind: 'added', line, name })
  if (row.kind === 'changed') onRow?.({ kind: 'changed', line, name, differences: row.differences })
  if (row.kind !== 'added' && row.kind !== 'changed') return
  if (!row.warnings?.length) return
  report.warned += 1
  tell('warned', row.warnings)
}

/** Why a row is refused whose cells are not those of the headings, at this column. */
export function faultIssues<Column extends string>(row: NumberedRow, column: Column): CellIssue<Column>[] {
  const cells = cellsOf(row)
  return cells.ok ? [] : [{ column, key: cells.key, ...(cells.values && { values: cells.values }) }]
}

/** Refuses a file whose columns are not those of the import. */
export function checkColumns(cells: Cells, columns: Columns): void {
  enforce(columnIssue(Object.keys(cells), columns), 'invalid')
}

/** The cells that differ, in the order of the columns. */
export function differencesIn(columns: readonly string[], before: Cells, after: Cells): Difference[] {
  return columns.flatMap((column) => {
    const [from, to] = [before[column] ?? '', after[column] ?? '']
    return from === to ? [] : [{ column, from, to }]
  })
}
