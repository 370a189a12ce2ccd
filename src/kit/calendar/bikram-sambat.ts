// Conversion between Bikram Sambat and Gregorian dates.

import { toAsciiDigits, type MessageValues } from '#kit/language.ts'
import { dayNumber, isoDateOf } from './civil-date.ts'
import type { MonthTable } from './month-table.ts'
import { monthTable } from './table-in-use.ts'
import type { calendarMessages } from './messages.ts'

/** `month` 1 = Baisakh … 12 = Chaitra. */
export type BsDate = { year: number; month: number; day: number }

export type ParsedBs =
  | { ok: true; date: BsDate }
  | { ok: false; key: keyof typeof calendarMessages; values?: MessageValues }

/** 1 Baisakh 2000 BS. */
const epoch = dayNumber('1943-04-14')
const firstYear = 2000

/**
 * The BS date of an ISO date, or undefined outside the table's years. `estimated`: the year's row is provisional.
 * @example toBs('2026-11-21') // { year: 2083, month: 8, day: 5, estimated: false }
 */
export function toBs(isoDate: string, table: MonthTable = monthTable()) {
  const day = dayNumber(isoDate)
  const starts = yearStarts(table)
  const index = starts.findLastIndex((start) => start <= day)
  const row = table.years[index]
  if (!row) return undefined
  return { year: row.year, ...monthAndDay(row.months, day - starts[index]!), estimated: row.status === 'provisional' }
}

/**
 * The ISO date of a BS date, or undefined when the table has no such day.
 * @example toAd({ year: 2083, month: 8, day: 5 }) // '2026-11-21'
 */
export function toAd(date: BsDate, table: MonthTable = monthTable()): string | undefined {
  const months = rowOf(date.year, table)?.months
  if (!months || !isDayOf(months, date)) return undefined
  const before = months.slice(0, date.month - 1).reduce((sum, days) => sum + days, 0)
  return isoDateOf(yearStarts(table)[date.year - firstYear]! + before + date.day - 1)
}

/**
 * A BS date as people type it: year first, ASCII or Devanagari digits, separated by / - . or danda.
 * @example parseBs('२०८३।८।५') // { ok: true, date: { year: 2083, month: 8, day: 5 } }
 */
export function parseBs(text: string, table: MonthTable = monthTable()): ParsedBs {
  const parts = /^(\d{4})\s*([/\-.।])\s*(\d{1,2})\s*\2\s*(\d{1,2})$/.exec(toAsciiDigits(text.trim()))
  if (!parts) return { ok: false, key: 'calendar.unreadable' }
  const date = { year: Number(parts[1]), month: Number(parts[3]), day: Number(parts[4]) }
  const months = rowOf(date.year, table)?.months
  if (!months) return { ok: false, key: 'calendar.year_unknown', values: knownYears(table) }
  const days = months[date.month - 1]
  if (!days) return { ok: false, key: 'calendar.month_unknown' }
  if (!isDayOf(months, date)) return { ok: false, key: 'calendar.day_unknown', values: { days } }
  return { ok: true, date }
}

/** Days in a month, or undefined outside the table. @example monthLength(2083, 8) // 29 */
export function monthLength(year: number, month: number, table: MonthTable = monthTable()): number | undefined {
  return rowOf(year, table)?.months[month - 1]
}

/** First and last year that the table knows. */
export function knownYears(table: MonthTable = monthTable()): { first: number; last: number } {
  return { first: firstYear, last: firstYear + table.years.length - 1 }
}

/** Text for storage keys and sorting, in ASCII digits. @example bsKey({ year: 2083, month: 8, day: 5 }) // '2083-08-05' */
export function bsKey({ year, month, day }: BsDate): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function rowOf(year: number, table: MonthTable) {
  return table.years[year - firstYear]
}

function isDayOf(months: readonly number[], { month, day }: BsDate): boolean {
  return Number.isInteger(day) && day >= 1 && day <= (months[month - 1] ?? 0)
}

function monthAndDay(months: readonly number[], dayOfYear: number): { month: number; day: number } {
  let day = dayOfYear
  let month = 0
  while (day >= months[month]!) day -= months[month++]!
  return { month: month + 1, day: day + 1 }
}

const startsByTable = new WeakMap<MonthTable, number[]>()

// Computed once per table: the day number on which each year begins, and after the last year its end.
function yearStarts(table: MonthTable): number[] {
  const known = startsByTable.get(table)
  if (known) return known
  const starts = [epoch]
  for (const { months } of table.years) starts.push(months.reduce((sum, days) => sum + days, starts.at(-1)!))
  startsByTable.set(table, starts)
  return starts
}
