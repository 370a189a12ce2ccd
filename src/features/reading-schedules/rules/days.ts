// Next reading day of a tol, and reading days as dates and text in both calendars.

import { bsKey, toAd, toBs } from '#kit/calendar/bikram-sambat.ts'
import { bsMonthNames } from '#kit/calendar/messages.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { formatAdRange } from '#kit/format/dates.ts'
import { inDigits, type Language } from '#kit/language.ts'
import type { Tol } from '#features/tols/contract/places.ts'
import type { Reading, ScheduledReading } from '../contract/api.ts'

/** The next reading of a tol: its own row, or its ward's in months without one; undefined when none is planned. */
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

/** True when today is one of the row's reading days. */
export function isReadingDay(row: Reading, now: Date): boolean {
  const today = toBs(inNepal(now).date)
  if (!today) return false
  const key = bsKey(today)
  return firstDayOf(row) <= key && key <= lastDayOf(row)
}

/** The first and last Gregorian day of a row; null beyond the month table. */
export function datesOf({ year, month, fromDay, toDay }: Reading): Pick<ScheduledReading, 'fromDate' | 'toDate'> {
  return { fromDate: toAd({ year, month, day: fromDay }) ?? null, toDate: toAd({ year, month, day: toDay }) ?? null }
}

/** True when any of its days is between `first` and `last`, both included. */
export function isReadWithin({ fromDate, toDate }: ReturnType<typeof datesOf>, first: string, last: string): boolean {
  return fromDate !== null && toDate !== null && fromDate <= last && toDate >= first
}

/** The days in Bikram Sambat, for both languages. @example '10–12 Mangsir 2083' · '२०८३ मङ्सिर १०–१२ गते' */
export function daysInBs({ year, month, fromDay, toDay }: Reading, language: Language): string {
  const name = bsMonthNames[month - 1]![language]
  const days = fromDay === toDay ? String(fromDay) : `${fromDay}–${toDay}`
  return language === 'ne' ? inDigits(`${year} ${name} ${days} गते`, 'ne') : `${days} ${name} ${year}`
}

/** The same days in the Gregorian calendar; empty beyond the month table. @example '25–27 November 2026' */
export function daysInAd(row: Reading, language: Language): string {
  const { fromDate, toDate } = datesOf(row)
  return fromDate && toDate ? formatAdRange(fromDate, toDate, language) : ''
}

/** Unique key of a row. */
export function readingKey({ year, month, ward, tol }: Reading): string {
  return `${year}-${String(month).padStart(2, '0')} ward ${ward}${tol ? ` ${tol}` : ''}`
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
