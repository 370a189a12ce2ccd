// Corrections of the month table by published calendars.

import { allow, deny, type Verdict } from '#kit/refusal.ts'
import type { Messages } from '#kit/language.ts'
import type { BsYear, MonthTable } from './month-table.ts'

export const correctionMessages = {
  'calendar.months_not_twelve': {
    en: 'A year needs twelve months of 29 to 32 days',
    ne: 'वर्षमा २९ देखि ३२ दिनका बाह्र महिना हुनुपर्छ',
  },
  'calendar.year_length': {
    en: 'The months add up to {days} days; a year has 365 or 366',
    ne: 'महिनाहरूको जम्मा {days} दिन भयो; वर्षमा ३६५ वा ३६६ दिन हुन्छन्',
  },
  'calendar.not_corrected': {
    en: 'The year {year} is not corrected here',
    ne: '{year} साल यहाँ सच्याइएको छैन',
  },
  'calendar.year_gap': {
    en: 'Years must follow one another; the next one is {next}',
    ne: 'वर्षहरू लगातार हुनुपर्छ; अर्को वर्ष {next} हो',
  },
} as const satisfies Messages

/** May this row be in a table? Twelve months of 29 to 32 days, 365 or 366 in all. */
export function mayBeYear({ months }: Pick<BsYear, 'months'>): Verdict {
  const days = months.reduce((sum, length) => sum + length, 0)
  if (months.length !== 12 || !months.every(isMonthLength)) return deny('calendar.months_not_twelve')
  return days === 365 || days === 366 ? allow : deny('calendar.year_length', { days })
}

/** May these rows correct or extend the table? Every row is a year, and the result has no gap. */
export function mayCorrect(table: MonthTable, rows: readonly BsYear[]): Verdict {
  const fault = rows.map(mayBeYear).find((verdict) => !verdict.ok)
  if (fault) return fault
  const years = merged(table, rows)
  const gap = years.findIndex((row, index) => row.year !== table.years[0]!.year + index)
  return gap === -1 ? allow : deny('calendar.year_gap', { next: table.years[0]!.year + gap })
}

/** A new table with these rows in place of, or after, its own. Check `mayCorrect` first: it throws on a refused row. */
export function withCorrections(table: MonthTable, rows: readonly BsYear[], version: string): MonthTable {
  const verdict = mayCorrect(table, rows)
  if (!verdict.ok) throw new RangeError(`Month table ${version}: ${verdict.key}`)
  return { version, years: merged(table, rows) }
}

function merged(table: MonthTable, rows: readonly BsYear[]): BsYear[] {
  const byYear = new Map([...table.years, ...rows].map((row) => [row.year, row]))
  return [...byYear.values()].toSorted((a, b) => a.year - b.year)
}

function isMonthLength(days: number): boolean {
  return Number.isInteger(days) && days >= 29 && days <= 32
}
