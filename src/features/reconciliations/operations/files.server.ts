// Files of statements: read by the columns that are chosen, were chosen last time, or have one of the usual names.

import { enforce, refuse } from '#kit/refusal.ts'
import type { NumberedRow, RowFault } from '#kit/import.ts'
import type { Answered } from '#kit/refusal.ts'
import type { Scope } from '#platform/context.ts'
import { columnName, readSpreadsheet } from '#platform/spreadsheet.server.ts'
import {
  bankColumns,
  maxStatementRows,
  statementColumns,
  type BankLine,
  type ChosenColumns,
  type StatementLine,
} from '../contract/statement.ts'
import { columnsIn, mayRead, readBankRow, readStatementRow } from '../rules/read.ts'
import { findColumns } from '../store.server.ts'

export type TypedColumns = ChosenColumns
type SentFile = { bytes: Uint8Array; fileName: string; typed: TypedColumns }

/** The lines of a gateway's statement; refuses the first that cannot be read. */
export async function readStatementFile(
  scope: Scope,
  { gateway, ...file }: SentFile & { gateway: string },
): Promise<{ lines: StatementLine[]; chosen: ChosenColumns }> {
  const { rows, chosen } = await readRows(scope, gateway, file, statementColumns)
  enforce(mayRead(headingsOf(rows), chosen, ['reference', 'on', 'gross']), 'invalid')
  return { lines: linesOf(rows, (row) => readStatementRow(row, chosen)), chosen }
}

export async function readBankFile(
  scope: Scope,
  file: SentFile,
): Promise<{ lines: BankLine[]; chosen: ChosenColumns }> {
  const { rows, chosen } = await readRows(scope, 'bank', file, bankColumns)
  enforce(mayRead(headingsOf(rows), chosen, ['on', 'amount']), 'invalid')
  return { lines: linesOf(rows, (row) => readBankRow(row, chosen)), chosen }
}

async function readRows(
  scope: Scope,
  source: string,
  { bytes, fileName, typed }: SentFile,
  wanted: readonly (keyof ChosenColumns)[],
) {
  const rows = await readSpreadsheet(bytes, fileName)
  if (rows.length > maxStatementRows) refuse('invalid', 'reconciliations.too_long', { values: { n: maxStatementRows } })
  const named = wanted.flatMap((column) => (typed[column] ? [[column, columnName(typed[column])]] : []))
  const kept = await findColumns(scope, source)
  return { rows, chosen: columnsIn(headingsOf(rows), wanted, Object.fromEntries(named) as ChosenColumns, kept) }
}

function headingsOf(rows: readonly NumberedRow[]): string[] {
  return Object.keys(rows[0]?.cells ?? {})
}

function refuseFault(line: number, { key, values }: RowFault): never {
  return key === 'import.short'
    ? refuse('invalid', 'spreadsheet.short', { values: { line, ...values } })
    : refuse('invalid', key, { values })
}

function linesOf<T>(rows: readonly NumberedRow[], read: (row: NumberedRow) => Answered<T | undefined>): T[] {
  const lines = rows.flatMap((row) => {
    const line = read(row)
    if (!line.ok) return refuse('invalid', line.key, { ...(line.values && { values: line.values }) })
    if (line.value === undefined) return []
    if (row.fault) refuseFault(row.line, row.fault)
    return [line.value]
  })
  return lines.length > 0 ? lines : refuse('invalid', 'reconciliations.no_rows')
}
