// Rows of a table as CSV for spreadsheets, with formulas neutralised.

import { leafColumns, shownOf, type CellValue, type Column } from '../columns.ts'
import { momentOf } from '../cell-values.ts'
import { inLanguage } from '#kit/language.ts'
import { headings } from './columns.ts'
import { bsText, type Batches, type ExportOptions } from './options.ts'

/**
 * CSV after RFC 4180 (commas, CRLF, doubled quotes) with a byte order mark, so that Excel reads it as UTF-8. One heading row, groups
 * written before their columns. Dates 'YYYY-MM-DD' (moments with Nepal's 'HH:MM'), money in rupees, sizes in bytes, ASCII digits.
 * Yields text, one chunk a batch.
 */
export async function* csvText<Row>(
  columns: readonly Column<Row>[],
  batches: Batches<Row>,
  options: ExportOptions,
): AsyncGenerator<string> {
  const leaves = leafColumns(columns)
  yield `\uFEFF${headings(columns)
    .map((heading) => csvField(harmless(heading[options.language])))
    .join(',')}\r\n`
  for await (const batch of batches) {
    let text = ''
    for (const row of batch) {
      text += `${leaves.map((column) => csvField(csvValue(column, shownOf(column, row), options))).join(',')}\r\n`
    }
    if (text) yield text
  }
}

/** A field quoted where it must be. @example csvField('a "b", c') // '"a ""b"", c"' */
export function csvField(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Text that a spreadsheet would run as a formula, prefixed with an apostrophe; plain numbers and a lone dash are left.
 * Source: OWASP, CSV Injection. @example harmless('=1+1') // "'=1+1"
 */
export function harmless(text: string): string {
  const runs = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/.test(text)
  return runs && !/^[+-]?\d+(\.\d+)?$|^-$/.test(text) ? `'${text}` : text
}

function csvValue<Row>(column: Column<Row>, value: CellValue, options: ExportOptions): string {
  if (value === null || value === undefined || Number.isNaN(value)) return ''
  if (typeof value === 'object') return harmless(inLanguage(value, options.language).text)
  if (column.kind === 'date') return dateField(column, value, options)
  if (typeof value === 'string') return harmless(value)
  return column.kind === 'money' ? rupees(value) : String(value)
}

function dateField<Row>(column: Column<Row>, value: CellValue, options: ExportOptions): string {
  const moment = momentOf(value)
  if (!moment) return harmless(String(value))
  if (column.calendar === 'bs') return bsText(moment, options)
  return moment.time ? `${moment.date} ${moment.time}` : moment.date
}

/** Integer paisa as rupees without floating-point arithmetic. @example rupees(-5) // '-0.05' */
function rupees(paisa: number): string {
  if (!Number.isSafeInteger(paisa)) throw new RangeError(`Money is whole paisa, not ${paisa}`)
  const digits = String(Math.abs(paisa)).padStart(3, '0')
  return `${paisa < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
