// Mapping of the column names and codes of an old program to those of an import.

import { columnIssue, type NumberedRow } from '#kit/import.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import { columnName } from '#platform/spreadsheet.server.ts'

/** `names`: what a column is called, by its old name. `codes`: what replaces a cell, by its column (the new name) and its content. */
export type Mapping = { names: ReadonlyMap<string, string>; codes: ReadonlyMap<string, string> }

export const noMapping: Mapping = { names: new Map(), codes: new Map() }

/**
 * The mapping that a file with the columns `column`, `from` and `to` states: a row without a column names a column anew, one with a column
 * replaces the cells of that column that are `from`. Refuses a file with other columns.
 */
export function mappingFrom(rows: readonly NumberedRow[]): Mapping {
  const needed = ['column', 'from', 'to']
  enforce(columnIssue(Object.keys(rows[0]?.cells ?? {}), { needed, known: needed }), 'invalid')
  const names = new Map<string, string>()
  const codes = new Map<string, string>()
  for (const { column = '', from = '', to = '' } of rows.map(({ cells }) => cells)) {
    if (column === '') names.set(columnName(from), columnName(to))
    else codes.set(`${columnName(column)} ${from}`, to)
  }
  return { names, codes }
}

/** The same rows with the names and codes replaced. Refuses a file in which two columns get one name. */
export async function* mappedRows(
  batches: AsyncIterable<NumberedRow[]>,
  mapping: Mapping,
): AsyncGenerator<NumberedRow[]> {
  for await (const rows of batches)
    yield mapping.names.size + mapping.codes.size === 0
      ? rows
      : rows.map((row) => ({ ...row, cells: replaced(row.cells, mapping) }))
}

function replaced(cells: NumberedRow['cells'], { names, codes }: Mapping): NumberedRow['cells'] {
  const mapped: Record<string, string> = {}
  for (const [old, cell] of Object.entries(cells)) {
    const column = names.get(old) ?? old
    if (Object.hasOwn(mapped, column)) return refuse('invalid', 'spreadsheet.column_twice', { values: { column } })
    mapped[column] = codes.get(`${column} ${cell}`) ?? cell
  }
  return mapped
}
