// Columns of a file of readings by their headings: those of the import, and those of the reading list in either language.

import type { Cells } from '#kit/differences.ts'
import { allow, deny, type Verdict } from '#kit/refusal.ts'
import { helpingHeadings, readHeadings } from '../contract/headings.ts'

/** As the headings of files are compared: small letters, `_` between words. */
function folded(heading: string): string {
  return heading.toLowerCase().replaceAll(' ', '_')
}

const columns = new Map(
  Object.entries(readHeadings).flatMap(([column, { en, ne }]) => [en, ne].map((each) => [folded(each), column])),
)

const helping = new Set(Object.values(helpingHeadings).flatMap(({ en, ne }) => [folded(en), folded(ne)]))

function nameOf(heading: string): string {
  return columns.get(heading) ?? heading
}

/** Refuses a file in which two headings name one column, such as `customer_number` and ग्राहक नम्बर: neither could be believed. */
export function headingTwice(headings: readonly string[]): Verdict {
  const named = headings.map(nameOf)
  const twice = named.findIndex((column, place) => named.indexOf(column) !== place)
  return twice === -1 ? allow : deny('spreadsheet.column_twice', { column: headings[twice]! })
}

/** For rows with these headings: their cells under the names of an import, without the columns that only help the reader. */
export function importNames(headings: readonly string[]): (cells: Cells) => Cells {
  if (headings.every((heading) => nameOf(heading) === heading && !helping.has(heading))) return (cells) => cells
  return (cells) => {
    const read = Object.entries(cells).filter(([heading]) => !helping.has(heading))
    return Object.fromEntries(read.map(([heading, cell]) => [nameOf(heading), cell]))
  }
}

/** Whether a row has no cell with anything in it. */
export function isEmpty(cells: Cells): boolean {
  return Object.values(cells).every((cell) => cell.trim() === '')
}

/** Whether the row of a reading list was left as it was printed, but for who went to read. */
export function isLeftBlank({ customer_number: _number, period: _period, read_by: _by, ...filledIn }: Cells): boolean {
  return isEmpty(filledIn)
}
