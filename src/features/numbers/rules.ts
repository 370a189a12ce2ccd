// Periods of the numbers: months of both calendars, and the days that a request means.

import { addMonths, bsMonthOf, firstDayOf, lastDayOf } from '#kit/calendar/bs-month.ts'
import { addDays, daysBetween } from '#kit/calendar/civil-date.ts'

export const calendars = ['bs', 'ad'] as const
export type CalendarName = (typeof calendars)[number]

/** `key`: '2083/08' or '2026/11'. */
export type Month = { key: string; year: number; month: number; from: string; to: string }

const maxDays = 366
const defaultDays = 30

/** The month of today and those before it, the newest first. */
export function monthsUntil(today: string, calendar: CalendarName, count: number): Month[] {
  return Array.from({ length: count }, (_, back) => (calendar === 'bs' ? bsMonth(today, back) : adMonth(today, back)))
}

/** The period of a request: of at most a year, without days to come. */
export function periodOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
): { from: string; to: string } {
  const last = to && to < today ? to : today
  const first = from && from <= last ? from : addDays(last, 1 - defaultDays)
  return { from: daysBetween(first, last) < maxDays ? first : addDays(last, 1 - maxDays), to: last }
}

function bsMonth(today: string, back: number): Month {
  const key = addMonths(bsMonthOf(today), -back)
  return { key, ...partsOf(key), from: firstDayOf(key), to: lastDayOf(key) }
}

function adMonth(today: string, back: number): Month {
  const { year, month } = partsOf(today)
  const index = year * 12 + month - 1 - back
  const [first, next] = [monthStart(index), monthStart(index + 1)]
  const key = first.slice(0, 7).replace('-', '/')
  return { key, ...partsOf(key), from: first, to: addDays(next, -1) }
}

function monthStart(index: number): string {
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`
}

function partsOf(text: string): { year: number; month: number } {
  return { year: Number(text.slice(0, 4)), month: Number(text.slice(5, 7)) }
}
