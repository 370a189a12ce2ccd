// Rows of a table as a JSON array with the columns' keys and ISO dates.

import { leafColumns, valueOf, type CellValue, type Column } from '../columns.ts'
import { bsDayOf, dayOf } from '../cell-values.ts'
import type { Batches, ExportOptions } from './options.ts'

/**
 * A JSON array, a row a line, each row an object under the columns' keys. Values stay as they are: ISO dates, paisa, bytes, both languages
 * of a text. A Bikram Sambat column is 'YYYY-MM-DD' in ASCII digits. Yields text, one chunk a batch.
 */
export async function* jsonText<Row>(
  columns: readonly Column<Row>[],
  batches: Batches<Row>,
  options: ExportOptions,
): AsyncGenerator<string> {
  const leaves = leafColumns(columns)
  let separator = '[\n'
  for await (const batch of batches) {
    let text = ''
    for (const row of batch) {
      text += separator + JSON.stringify(Object.fromEntries(leaves.map((column) => entryOf(column, row, options))))
      separator = ',\n'
    }
    if (text) yield text
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

function entryOf<Row>(column: Column<Row>, row: Row, { months }: ExportOptions): [string, CellValue] {
  const value = valueOf(column, row)
  if (column.calendar !== 'bs') return [column.key, value ?? null]
  const day = dayOf(value)
  return [column.key, (day && bsDayOf(day, months)) ?? null]
}
