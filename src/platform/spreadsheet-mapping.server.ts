// Mapping of the column names and codes of an old program to those of an import.

import { columnIssue, type NumberedRow } from '#kit/import.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import { columnName } from '#platform/spreadsheet.server.ts'

/**
 * `names`: what a column is called, by its old name. `codes`: what replaces a cell, by its column (the new name) and its content. `columns`:
 * those that the imported file has to have, with the line that states them.
 */
export type Mapping = {
  names: ReadonlyMap<string, string>
  codes: ReadonlyMap<string, string>
  columns: ReadonlyMap<string, number>
}

export const noMapping: Mapping = { names: new Map(), codes: new Map(), columns: new Map() }

/**
 * The mapping that a file with the columns `column`, `from` and `to` states: a row without a column names a column anew, one with a column,
 * by its new or its old name, replaces the cells of that column that are `from`. Refuses a file with other columns, a row that was cut off
 * and two rows for one name or code.
 */
export function mappingFrom(rows: readonly NumberedRow[]): Mapping {
  const needed = ['column', 'from', 'to']
  enforce(columnIssue(Object.keys(rows[0]?.cells ?? {}), { needed, known: needed }), 'invalid')
  const read = rows.map(readMappingRow)
  const named = read.filter(({ column }) => column === '')
  const coded = read.filter(({ column }) => column !== '')
  const names = withoutTwice(named, ({ from, to }) => [columnName(from), columnName(to)])
  const newNames = new Set(names.values())
  const nameOf = (column: string) => (newNames.has(column) ? column : (names.get(column) ?? column))
  const codes = withoutTwice(coded, ({ column, from, to }) => [codeKey(nameOf(column), from), to])
  const columns = new Map([
    ...coded.flatMap(({ line, column }) => (newNames.has(column) ? [] : [[column, line] as const])),
    ...named.map(({ line, from }) => [columnName(from), line] as const),
  ])
  return { names, codes, columns }
}

type MappingRow = { line: number; column: string; from: string; to: string }

function readMappingRow({ line, cells, fault }: NumberedRow): MappingRow {
  if (fault?.key === 'import.short')
    refuse('invalid', 'spreadsheet.mapping_short', { values: { line, ...fault.values } })
  if (fault) refuse('invalid', fault.key, { values: fault.values })
  const { column = '', from = '', to = '' } = cells
  return { line, column: columnName(column), from, to }
}

/** Refuses the second row of one key. */
function withoutTwice(
  rows: readonly MappingRow[],
  entryOf: (row: MappingRow) => [key: string, value: string],
): Map<string, string> {
  const lines = new Map<string, number>()
  return new Map(
    rows.map((row) => {
      const [key, value] = entryOf(row)
      const first = lines.get(key)
      if (first !== undefined)
        refuse('invalid', 'spreadsheet.mapping_twice', { values: { line: row.line, from: row.from, first } })
      lines.set(key, row.line)
      return [key, value]
    }),
  )
}

function codeKey(column: string, content: string): string {
  return `${column} ${content}`
}

/** The same rows with the names and codes replaced. Refuses a column of the mapping that the file does not have, and two columns that get one name. */
export async function* mappedRows(
  batches: AsyncIterable<NumberedRow[]>,
  mapping: Mapping,
): AsyncGenerator<NumberedRow[]> {
  for await (const rows of batches) {
    refuseUnknown(mapping, rows[0]!)
    yield mapping.columns.size === 0 ? rows : rows.map((row) => ({ ...row, cells: replaced(row.cells, mapping) }))
  }
}

function refuseUnknown({ columns }: Mapping, { cells }: NumberedRow): void {
  for (const [column, line] of columns)
    if (!Object.hasOwn(cells, column)) refuse('invalid', 'spreadsheet.mapping_unknown', { values: { line, column } })
}

function replaced(cells: NumberedRow['cells'], { names, codes }: Mapping): NumberedRow['cells'] {
  const mapped: Record<string, string> = {}
  for (const [old, cell] of Object.entries(cells)) {
    const column = names.get(old) ?? old
    if (Object.hasOwn(mapped, column)) return refuse('invalid', 'spreadsheet.column_twice', { values: { column } })
    mapped[column] = codes.get(codeKey(column, cell)) ?? cell
  }
  return mapped
}
