// Rows of an uploaded CSV or Excel file.

import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import type { NumberedRow, RowFault } from '#kit/import.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import { refuseLargeWorkbook } from '#platform/workbook-size.server.ts'

/** One row under the heading row. `line` is its line number in the file; `cells` is text by column, trimmed; a short row of a CSV has a `fault`. */
export type SheetRow = NumberedRow

/** A cell of an Excel file. */
export type Cell = string | number | boolean | Date | null | undefined

/**
 * The rows of a CSV (UTF-8, comma or semicolon) or of an Excel file's first sheet. The first row that is not empty names the columns;
 * `Tol name (en)` is read as `tol_name_en`. Empty rows are skipped. Dates are read as 'YYYY-MM-DD', times as 'HH:MM',
 * both together as 'YYYY-MM-DD HH:MM'. Refuses what it cannot read, a file without rows, columns of one name and cells under no heading.
 */
export async function readSpreadsheet(bytes: Uint8Array, fileName: string): Promise<SheetRow[]> {
  const isCsv = !/\.xlsx$/i.test(fileName)
  const lines = isCsv ? readCsv(bytes) : await readExcel(bytes)
  const [head, ...rows] = lines.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (!head || rows.length === 0) return refuse('invalid', 'spreadsheet.empty')
  const columns = columnsOf(head.cells)
  return rows.map((line) => {
    const row = rowUnder(columns, line, isCsv)
    const { fault } = row
    if (fault?.key === 'import.surplus')
      refuse('invalid', 'spreadsheet.surplus', { values: { line: row.line, ...fault.values } })
    return row
  })
}

/** @example columnName(' Tol name (en) ') // 'tol_name_en' */
export function columnName(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '')
}

/** The names of the columns up to the last that has one, by the heading row; refuses two of one name, and UTF-16. */
export function columnsOf(headings: readonly string[]): string[] {
  if (headings.some((heading) => heading.includes('\0'))) refuse('invalid', 'spreadsheet.not_utf8')
  const named = headings.map(columnName)
  const columns = named.slice(0, named.findLastIndex((name) => name !== '') + 1)
  const twice = columns.find((name, index) => name && columns.indexOf(name) !== index)
  return twice ? refuse('invalid', 'spreadsheet.column_twice', { values: { column: twice } }) : columns
}

/** The row under its columns. A program leaves out the last empty cells of an Excel file, but a CSV row without them may be cut off. */
export function rowUnder(columns: readonly string[], { line, cells }: Line, isCsv: boolean): NumberedRow {
  const named: Record<string, string> = {}
  columns.forEach((name, place) => {
    // Old programs fill up cells with NUL, which no text of the database may hold.
    if (name) named[name] = (cells[place] ?? '').replaceAll('\0', '').trim()
  })
  const fault = faultIn(columns, cells, isCsv)
  return fault ? { line, cells: named, fault } : { line, cells: named }
}

/** A cell that has no heading, such as the end of an amount with a comma, or too few cells. */
function faultIn(columns: readonly string[], cells: readonly string[], isCsv: boolean): RowFault | undefined {
  const typed = cells.find((cell, index) => !columns[index] && cell.trim() !== '')
  if (typed !== undefined) return { key: 'import.surplus', values: { typed } }
  if (!isCsv || cells.length >= columns.length) return undefined
  return { key: 'import.short', values: { cells: cells.length, columns: columns.length } }
}

export type Line = { line: number; cells: string[] }

async function readExcel(bytes: Uint8Array): Promise<Line[]> {
  refuseLargeWorkbook(bytes)
  const book = await readXlsx(bytes).catch(() => refuse('invalid', 'spreadsheet.unreadable'))
  const rows = (book.sheets[0]?.rows ?? []) as Cell[][]
  return rows.map((cells, index) => ({ line: index + 1, cells: cells.map(cellText) }))
}

function readCsv(bytes: Uint8Array): Line[] {
  const text = textOf(bytes)
  try {
    const records: string[][] = parse(text, { delimiter: delimiterOf(text), relax_column_count: true })
    return records.map(numberedLines()).map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.trim()) }))
  } catch (error) {
    throw csvFault(error)
  }
}

/** What is wrong with a CSV that the parser has given up: its message names the line of a quotation mark. */
export function csvFault(error: unknown): Refusal {
  const [, line] = /quote.* at line (\d+)/i.exec((error as Error).message) ?? []
  return line === undefined
    ? new Refusal('invalid', 'spreadsheet.unreadable', { cause: error })
    : new Refusal('invalid', 'spreadsheet.quotation', { cause: error, values: { line } })
}

/**
 * Numbers the records of a CSV, empty ones too, by the lines on which they begin: a cell with line breaks takes several. The `info` of
 * csv-parse counts CRLF within a cell as two.
 */
export function numberedLines(): (cells: string[]) => Line {
  let next = 1
  return (cells) => {
    const line = next
    next += 1
    for (const cell of cells) if (cell.includes('\n')) next += cell.split('\n').length - 1
    return { line, cells }
  }
}

/** Comma or semicolon, by the first line of a text. */
export function delimiterOf(text: string): ',' | ';' {
  const firstLine = text.slice(0, Math.max(text.indexOf('\n'), 0) || text.length)
  return firstLine.split(';').length > firstLine.split(',').length ? ';' : ','
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return refuse('invalid', 'spreadsheet.not_utf8')
  }
}

export function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (!(cell instanceof Date)) return String(cell).trim()
  const [date, clock] = cell.toISOString().split('T') as [string, string]
  const time = clock.slice(0, 5)
  // Excel stores a time without date on its day zero, at the end of 1899.
  if (date < '1901') return time
  return time === '00:00' ? date : `${date} ${time}`
}
