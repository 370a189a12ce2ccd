// Months of Bikram Sambat, written '2083/07': parse, first and last day, months between.

import { toAsciiDigits } from '#kit/language.ts'
import { knownYears, monthLength, toAd, toBs } from './bikram-sambat.ts'

/** '2083/07' in ASCII digits; its order as text is its order in time. */
export type BsMonth = string

/** A month as people type it, or undefined when the calendar does not have it. @example parseBsMonth('२०८३-७') // '2083/07' */
export function parseBsMonth(typed: string): BsMonth | undefined {
  const [, year, month] = /^(\d{4})\s*[/\-.।]\s*(\d{1,2})$/.exec(toAsciiDigits(typed.trim())) ?? []
  return year && monthLength(Number(year), Number(month)) ? monthText(Number(year), Number(month)) : undefined
}

/** The month of an ISO date. Throws a RangeError outside the calendar. @example bsMonthOf('2026-11-21') // '2083/08' */
export function bsMonthOf(isoDate: string): BsMonth {
  const { year, month } = toBs(isoDate) ?? outside(isoDate)
  return monthText(year, month)
}

/** The first day as an ISO date. Throws a RangeError outside the calendar. @example firstDayOf('2083/08') // '2026-11-17' */
export function firstDayOf(period: BsMonth): string {
  const { year, month } = partsOf(period)
  return toAd({ year, month, day: 1 }) ?? outside(period)
}

/** The last day as an ISO date. @example lastDayOf('2083/08') // '2026-12-15' */
export function lastDayOf(period: BsMonth): string {
  const { year, month } = partsOf(period)
  return toAd({ year, month, day: monthLength(year, month) ?? 0 }) ?? outside(period)
}

/** @example addMonths('2083/12', 1) // '2084/01' */
export function addMonths(period: BsMonth, months: number): BsMonth {
  const { year, month } = partsOf(period)
  const index = year * 12 + month - 1 + months
  return monthText(Math.floor(index / 12), (index % 12) + 1)
}

/** Months from the first to the second. @example monthsBetween('2083/11', '2084/01') // 2 */
export function monthsBetween(from: BsMonth, to: BsMonth): number {
  const [start, end] = [partsOf(from), partsOf(to)]
  return (end.year - start.year) * 12 + end.month - start.month
}

/** The last month that the calendar knows. */
export function lastKnownMonth(): BsMonth {
  return monthText(knownYears().last, 12)
}

function partsOf(period: BsMonth): { year: number; month: number } {
  return { year: Number(period.slice(0, 4)), month: Number(period.slice(5)) }
}

function monthText(year: number, month: number): BsMonth {
  return `${year}/${String(month).padStart(2, '0')}`
}

function outside(period: string): never {
  throw new RangeError(`Outside the calendar: ${period}`)
}
