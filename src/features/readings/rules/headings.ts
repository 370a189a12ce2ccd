// Columns of a file of readings by their headings: those of the import, and those of the reading list in either language.

import type { Cells } from '#kit/differences.ts'
import { helpingHeadings, readHeadings } from '../contract/headings.ts'

/** As the headings of files are compared: small letters, `_` between words. */
function folded(heading: string): string {
  return heading.toLowerCase().replaceAll(' ', '_')
}

const columns = new Map(
  Object.entries(readHeadings).flatMap(([column, { en, ne }]) => [en, ne].map((each) => [folded(each), column])),
)

const helping = new Set(Object.values(helpingHeadings).flatMap(({ en, ne }) => [folded(en), folded(ne)]))

/** The cells under the names of an import, without the columns that only help the reader. */
export function withImportNames(cells: Cells): Cells {
  const named = Object.entries(cells).map(([heading, cell]) => [columns.get(heading) ?? heading, cell] as const)
  return Object.fromEntries(named.filter(([column]) => !helping.has(column)))
}

/** Whether the row of a reading list was left as it was printed. */
export function isLeftBlank({ read_on = '', reading = '', status = '' }: Cells): boolean {
  return [read_on, reading, status].every((cell) => cell.trim() === '')
}
