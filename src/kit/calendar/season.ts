// Seasons that recur every Bikram Sambat year.

import { toAsciiDigits } from '#kit/language.ts'
import { bsKey, toBs } from './bikram-sambat.ts'
import type { MonthTable } from './month-table.ts'
import { monthTable } from './table-in-use.ts'

/** First and last day as 'MM-DD' of the Bikram Sambat year, both included; it may cross the end of the year. */
export type Season = { from: string; to: string }

/**
 * Whether the day is in the season. A last day that a short month does not have is the end of that month. Days outside the month table
 * are in no season.
 * @example inSeason('2026-11-21', { from: '07-16', to: '10-15' }) // true
 */
export function inSeason(isoDate: string, { from, to }: Season, table: MonthTable = monthTable()): boolean {
  const bs = toBs(isoDate, table)
  if (!bs) return false
  const day = bsKey(bs).slice(5)
  return from <= to ? from <= day && day <= to : day >= from || day <= to
}

/** A month and a day as typed, in either language's digits, or undefined. @example parseMonthDay('७/१६') // '07-16' */
export function parseMonthDay(text: string): string | undefined {
  const [, month, day] = /^(\d{1,2})\s*[-/.।]\s*(\d{1,2})$/.exec(toAsciiDigits(text.trim())) ?? []
  if (!month || !day) return undefined
  const exists = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 32
  return exists ? `${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined
}
