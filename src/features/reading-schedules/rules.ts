// When is a tol's meter read next, in which words, and how is a row of an office's file read?

import { bsKey, monthLength, toAd, toBs } from '#kit/calendar/bikram-sambat.ts'
import { bsMonthNames } from '#kit/calendar/messages.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Cells } from '#kit/differences.ts'
import { formatAdRange } from '#kit/format/dates.ts'
import { inDigits, toAsciiDigits, type Bilingual, type Language } from '#kit/language.ts'
import { readRow, type RowReading } from '#kit/read-row.ts'
import type { Answered } from '#kit/refusal.ts'
import { codeShape, mostWards, type Tol } from '#features/tols/contract.ts'
import type { Reading, ScheduledReading } from './contract.ts'

/** The reading that concerns a tol and is not over: its own row, or its ward's where it has none that month. Soonest first. */
export function nextReading(readings: readonly Reading[], tol: Tol, now: Date): Reading | undefined {
  const today = toBs(inNepal(now).date)
  if (!today) return undefined
  const key = bsKey(today)
  const own = readings.filter((row) => row.tol === tol.code)
  const wards = readings.filter((row) => row.tol === null && row.ward === tol.ward && !own.some(sameMonth(row)))
  return [...own, ...wards]
    .filter((row) => lastDayOf(row) >= key)
    .toSorted((a, b) => (firstDayOf(a) < firstDayOf(b) ? -1 : 1))[0]
}

/** Is the reader expected on this very day? */
export function isReadingDay(row: Reading, now: Date): boolean {
  const today = toBs(inNepal(now).date)
  if (!today) return false
  const key = bsKey(today)
  return firstDayOf(row) <= key && key <= lastDayOf(row)
}

/** The first and last Gregorian day of a row; null where the month table ends. */
export function datesOf({ year, month, fromDay, toDay }: Reading): Pick<ScheduledReading, 'fromDate' | 'toDate'> {
  return { fromDate: toAd({ year, month, day: fromDay }) ?? null, toDate: toAd({ year, month, day: toDay }) ?? null }
}

/** Does any of its days lie between these two, both included? */
export function isReadWithin({ fromDate, toDate }: ReturnType<typeof datesOf>, first: string, last: string): boolean {
  return fromDate !== null && toDate !== null && fromDate <= last && toDate >= first
}

/** The days in Bikram Sambat, for both languages. @example '10–12 Mangsir 2083' · '२०८३ मङ्सिर १०–१२ गते' */
export function daysInBs({ year, month, fromDay, toDay }: Reading, language: Language): string {
  const name = bsMonthNames[month - 1]![language]
  const days = fromDay === toDay ? String(fromDay) : `${fromDay}–${toDay}`
  return language === 'ne' ? inDigits(`${year} ${name} ${days} गते`, 'ne') : `${days} ${name} ${year}`
}

/** The same days in the Gregorian calendar; empty where the month table ends. @example '25–27 November 2026' */
export function daysInAd(row: Reading, language: Language): string {
  const { fromDate, toDate } = datesOf(row)
  return fromDate && toDate ? formatAdRange(fromDate, toDate, language) : ''
}

export const readingColumns = {
  needed: ['year', 'month', 'ward', 'from_day', 'reader_en', 'reader_ne'],
  known: ['tol', 'to_day'],
}

/** A row by which it is told from others. */
export function readingKey({ year, month, ward, tol }: Reading): string {
  return `${year}-${String(month).padStart(2, '0')} ward ${ward}${tol ? ` ${tol}` : ''}`
}

export function readReadingRow(cells: Cells): Answered<Reading> {
  return readRow(cells, (row) => {
    const year = numberOf(row, 'year')
    const month = monthOf(row)
    const days = monthLength(year, month) ?? row.deny('readings.year_unknown', { year })
    const fromDay = numberOf(row, 'from_day')
    const toDay = row.cell('to_day') ? numberOf(row, 'to_day') : fromDay
    if (fromDay < 1 || toDay > days) row.deny('readings.day_wrong', { days })
    if (toDay < fromDay) row.deny('readings.order_wrong')
    const ward = numberOf(row, 'ward')
    if (ward < 1 || ward > mostWards) row.deny('tols.ward_wrong', { most: mostWards })
    return { year, month, ward, tol: tolOf(row), fromDay, toDay, reader: readerOf(row), sample: false }
  })
}

export function readingCells({ year, month, ward, tol, fromDay, toDay, reader }: Reading): Cells {
  return {
    year: String(year),
    month: String(month),
    ward: String(ward),
    tol: tol ?? '',
    from_day: String(fromDay),
    to_day: String(toDay),
    reader_en: reader.en,
    reader_ne: reader.ne,
  }
}

function sameMonth({ year, month }: Reading) {
  return (row: Reading) => row.year === year && row.month === month
}

function firstDayOf({ year, month, fromDay }: Reading): string {
  return bsKey({ year, month, day: fromDay })
}

function lastDayOf({ year, month, toDay }: Reading): string {
  return bsKey({ year, month, day: toDay })
}

function numberOf({ cell, deny }: RowReading, column: string): number {
  const digits = toAsciiDigits(cell(column))
  return /^\d{1,4}$/.test(digits) ? Number(digits) : deny('readings.number_wrong', { column, text: cell(column) })
}

/** A month by number or by its name in either language. */
function monthOf({ cell, deny }: RowReading): number {
  const text = toAsciiDigits(cell('month')).toLowerCase()
  const number = /^\d{1,2}$/.test(text)
    ? Number(text)
    : bsMonthNames.findIndex(({ en, ne }) => en.toLowerCase() === text || ne === text) + 1
  return number >= 1 && number <= 12 ? number : deny('readings.month_unknown', { text: cell('month') })
}

function tolOf({ cell, deny }: RowReading): string | null {
  const code = cell('tol')
  if (!code) return null
  return codeShape.test(code) && code.length <= 40 ? code : deny('tols.code_wrong', { column: 'tol' })
}

function readerOf({ cell, deny }: RowReading): Bilingual {
  const reader = { en: cell('reader_en'), ne: cell('reader_ne') }
  return reader.en && reader.ne ? reader : deny('readings.reader_lacking')
}
