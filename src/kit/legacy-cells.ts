// Cells of an imported file that read as typed for Preeti or its kin: which they are, and the rows with their text in Unicode.

import type { NumberedRow } from './import.ts'
import { isPreetiName } from './preeti.ts'
import { convertedLines, type ConvertedText } from './preeti-conversion.ts'

/** A cell as it is typed and in Unicode. `column`: its column, or its place in a JSON file. */
export type LegacyCell = { line: number; column: string; typed: string } & ConvertedText

/** What becomes of such cells: their text in Unicode is taken, or they are left as they are typed. */
export const legacyChoices = ['convert', 'keep'] as const
export type LegacyChoice = (typeof legacyChoices)[number]

/** Those of a row, in its columns of Nepali text. @example legacyCellsIn({ line: 2, cells: { name_ne: 'uLtf' } })[0]?.text // 'गीता' */
export function legacyCellsIn({ line, cells }: NumberedRow): LegacyCell[] {
  return Object.entries(cells).flatMap(([column, typed]) => {
    const converted = convertedCell(column, typed)
    return converted ? [{ line, column, typed, ...converted }] : []
  })
}

/** Those of a file: how many there are, and at most `max` of them. */
export async function legacyCellsOf(
  batches: AsyncIterable<NumberedRow[]>,
  max: number,
): Promise<{ legacyCount: number; legacy: LegacyCell[] }> {
  const legacy: LegacyCell[] = []
  let legacyCount = 0
  for await (const rows of batches) {
    const cells = rows.flatMap(legacyCellsIn)
    legacyCount += cells.length
    legacy.push(...cells.slice(0, max - legacy.length))
  }
  return { legacyCount, legacy }
}

/** The rows of a file with the text of these cells in Unicode. */
export async function* rowsInUnicode(batches: AsyncIterable<NumberedRow[]>): AsyncGenerator<NumberedRow[]> {
  for await (const rows of batches) yield rows.map(rowInUnicode)
}

/** The row with the text of these cells in Unicode. */
export function rowInUnicode(row: NumberedRow): NumberedRow {
  const converted = legacyCellsIn(row).map(({ column, text }) => [column, text])
  return { ...row, cells: { ...row.cells, ...Object.fromEntries(converted) } }
}

/** The same for the Nepali texts of an entry of a JSON file: `ne` of a pair of languages, and what ends in `Ne`. */
export function legacyTextsIn(entry: unknown, line: number, path = ''): LegacyCell[] {
  if (typeof entry === 'string') {
    const converted = convertedCell(path, entry)
    return converted ? [{ line, column: path, typed: entry, ...converted }] : []
  }
  if (typeof entry !== 'object' || entry === null) return []
  return Object.entries(entry).flatMap(([key, value]) => legacyTextsIn(value, line, path ? `${path}.${key}` : key))
}

export function entryInUnicode(entry: unknown, key = ''): unknown {
  if (typeof entry === 'string') return convertedCell(key, entry)?.text ?? entry
  if (Array.isArray(entry)) return entry.map((value) => entryInUnicode(value, key))
  if (typeof entry !== 'object' || entry === null) return entry
  return Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, entryInUnicode(value, name)]))
}

/** Undefined for a column of another language, and for a text that does not read as typed for Preeti. */
function convertedCell(column: string, typed: string): ConvertedText | undefined {
  if (!isNepali(column)) return undefined
  return convertedLines(typed, ofNames.test(column) ? isPreetiName : undefined)
}

/** Of names, which are recognised by less than a running text is. */
const ofNames = /(?:^|[._])name_ne$|nameNe$/

/** Columns of either language that usually have Nepali text in Nepali files. */
const ofEither = new Set(['tol', 'note'])

/** A column that may have Nepali text: by its name or the end of it, or a heading in Devanagari that is not said to be for English. */
function isNepali(column: string): boolean {
  return (
    ofEither.has(column) ||
    /(?:^|[._])ne(?:\.\d+)?$|[a-z]Ne$/.test(column) ||
    (/\p{Script=Devanagari}/u.test(column) && !/अङ्ग्रेजी/.test(column))
  )
}
