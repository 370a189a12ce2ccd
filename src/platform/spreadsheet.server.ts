// Rows of an uploaded CSV or Excel file.

import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import type { NumberedRow, RowFault } from '#kit/import.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import { workbookDetails, type UnreadCells, type WorkbookDetails } from '#platform/workbook-details.server.ts'
import { refuseLargeWorkbook } from '#platform/workbook-size.server.ts'

/** One row under the heading row. `line` is its line number in the file; `cells` is text by column, trimmed; a short row of a CSV has a `fault`. */
export type SheetRow = NumberedRow

/** A cell of an Excel file. */
export type Cell = string | number | boolean | Date | null | undefined

/**
 * The rows of a CSV (UTF-8, comma or semicolon) or of an Excel file's first sheet that is not hidden. The first row that is not empty names the columns;
 * `Tol name (en)` is read as `tol_name_en`. Empty rows are skipped. Dates are read as 'YYYY-MM-DD', times as 'HH:MM',
 * both together as 'YYYY-MM-DD HH:MM'. Refuses what it cannot read, a file without rows, columns of one name and cells under no heading.
 */
export async function readSpreadsheet(bytes: Uint8Array, fileName: string): Promise<SheetRow[]> {
  const isCsv = !/\.xlsx$/i.test(fileName)
  const lines = isCsv ? readCsv(bytes) : await readExcel(bytes)
  const [head, ...rows] = lines.filter((line) => !isEmptyLine(line))
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

/** A row of formulas without results is not empty. */
export function isEmptyLine({ cells, unread = [] }: Line): boolean {
  return cells.every((cell) => cell === '') && unread.every(({ fault }) => fault.key !== 'import.formula')
}

/** The row under its columns. A program leaves out the last empty cells of an Excel file, but a CSV row without them may be cut off. */
export function rowUnder(columns: readonly string[], { line, cells, unread }: Line, isCsv: boolean): NumberedRow {
  const named: Record<string, string> = {}
  columns.forEach((name, place) => {
    if (name) named[name] = withoutNul(cells[place] ?? '')
  })
  const fault = faultIn(columns, cells, isCsv) ?? unreadUnder(columns, unread) ?? errorIn(columns, named)
  return fault ? { line, cells: named, fault } : { line, cells: named }
}

/** Old programs fill up cells with NUL, which no text of the database may hold. */
function withoutNul(cell: string): string {
  return cell.includes('\0') ? cell.replaceAll('\0', '').trim() : cell
}

/** A cell that has no heading, such as the end of an amount with a comma, or too few cells. */
function faultIn(columns: readonly string[], cells: readonly string[], isCsv: boolean): RowFault | undefined {
  const typed = cells.find((cell, index) => !columns[index] && cell.trim() !== '')
  if (typed !== undefined) return { key: 'import.surplus', values: { typed } }
  if (!isCsv || cells.length >= columns.length) return undefined
  return { key: 'import.short', values: { cells: cells.length, columns: columns.length } }
}

function unreadUnder(columns: readonly string[], unread: readonly UnreadCells[] = []): RowFault | undefined {
  return unread.find(({ from, to }) => columns.some((name, place) => name && place >= from && place <= to))?.fault
}

/** Texts that spreadsheet programs show in place of a value, and write into a CSV. */
const errors = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|#+)$/

function errorIn(columns: readonly string[], cells: NumberedRow['cells']): RowFault | undefined {
  for (const column of columns) {
    const typed = cells[column] ?? ''
    if (typed.startsWith('#') && errors.test(typed)) return { key: 'import.error_cell', values: { column, typed } }
  }
  return undefined
}

/** `unread`: of an Excel file. */
export type Line = { line: number; cells: string[]; unread?: UnreadCells[] }

async function readExcel(bytes: Uint8Array): Promise<Line[]> {
  refuseLargeWorkbook(bytes)
  const book = await readXlsx(bytes).catch(() => refuse('invalid', 'spreadsheet.unreadable'))
  const details = workbookDetails(bytes)
  const rows = (book.sheets[details.sheet]?.rows ?? []) as Cell[][]
  return rows.map((cells, index) => excelLine(index + 1, cells, details))
}

/** A row of an Excel file as the program shows it. */
export function excelLine(line: number, cells: readonly Cell[], { texts, unreadIn }: WorkbookDetails): Line {
  const shown = texts.get(line)
  return { line, cells: cells.map((cell, place) => shown?.get(place) ?? cellText(cell)), unread: unreadIn(line) }
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
  // As Excel shows it: the result of a sum may be 1250.3000000000002.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)))
  if (!(cell instanceof Date)) return String(cell).trim()
  const [date, clock] = cell.toISOString().split('T') as [string, string]
  const time = clock.slice(0, 5)
  // Excel stores a time without date on its day zero, at the end of 1899.
  if (date < '1901') return time
  return time === '00:00' ? date : `${date} ${time}`
}
