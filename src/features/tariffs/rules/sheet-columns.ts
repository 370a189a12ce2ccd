// Columns of the tariff table in both languages.

import type { Cells } from '#kit/differences.ts'
import type { Language } from '#kit/language.ts'

/** The columns of the table, in the order they are written, with their Nepali headings. Only those in `requiredColumns` are required. */
const nepaliHeadings = {
  fiscal_year: 'आर्थिक वर्ष',
  effective_from: 'लागू मिति',
  customer_type: 'ग्राहकको प्रकार',
  tap_size: 'धाराको आकार',
  meter: 'मिटर',
  minimum_kind: 'न्यूनतम महसुलको प्रकार',
  minimum_units: 'न्यूनतम युनिट',
  minimum_rs: 'न्यूनतम महसुल (रु.)',
  slabs: 'तह',
  sewerage: 'ढल निकास शुल्क',
  fees: 'अन्य शुल्क',
  rounding: 'रकम मिलान',
  payment_steps: 'छुट र विलम्ब शुल्क',
  source_en: 'स्रोत (अङ्ग्रेजी)',
  source_ne: 'स्रोत (नेपाली)',
  source_url: 'स्रोतको ठेगाना',
  sample: 'नमुना',
} as const
export type SheetColumn = keyof typeof nepaliHeadings

export const sheetColumns = Object.keys(nepaliHeadings) as readonly SheetColumn[]

export const requiredColumns: readonly SheetColumn[] = [
  'fiscal_year',
  'customer_type',
  'tap_size',
  'minimum_rs',
  'slabs',
]

/** Other headings that offices write. */
const otherHeadings: Readonly<Record<string, SheetColumn>> = {
  'आ.व.': 'fiscal_year',
  'न्यूनतम महसुल': 'minimum_rs',
  'धाराको साइज': 'tap_size',
}

const columnsByHeading = new Map<string, SheetColumn>([
  ...sheetColumns.map((column) => [keyOf(nepaliHeadings[column]), column] as const),
  ...Object.entries(otherHeadings).map(([heading, column]) => [keyOf(heading), column] as const),
])

/** The heading of a column. @example headingOf('tap_size', 'ne') // 'धाराको आकार' */
export function headingOf(column: SheetColumn, language: Language): string {
  return language === 'ne' ? nepaliHeadings[column] : column
}

/** The column that a heading in either language names. @example columnNamed('आर्थिक वर्ष') // 'fiscal_year' */
export function columnNamed(heading: string): SheetColumn | undefined {
  const key = keyOf(heading)
  return sheetColumns.find((column) => column === key) ?? columnsByHeading.get(key)
}

/** The same cells under the names of their columns; those under an unknown heading are left out. */
export function namedCells(cells: Cells): Cells {
  return Object.fromEntries(
    Object.entries(cells).flatMap(([heading, cell]) => {
      const column = columnNamed(heading)
      return column ? [[column, cell]] : []
    }),
  )
}

/** Spreadsheets are read with headings whose signs and blanks are underscores. */
function keyOf(heading: string): string {
  const letters = heading.normalize('NFC').trim().toLowerCase()
  return letters.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '_').replaceAll(/^_+|_+$/g, '')
}
