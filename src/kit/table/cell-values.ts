// Cell values as days, and as text on the screen and on paper.

import { bsKey, toBs } from '#kit/calendar/bikram-sambat.ts'
import { isIsoDate } from '#kit/calendar/civil-date.ts'
import { readInstant } from '#kit/calendar/instant.ts'
import type { MonthTable } from '#kit/calendar/month-table.ts'
import { monthTable } from '#kit/calendar/table-in-use.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { formatAd, formatBs, formatDate } from '#kit/format/dates.ts'
import { formatFileSize } from '#kit/format/file-size.ts'
import { formatNumber, formatRupees } from '#kit/format/numbers.ts'
import { inDigits, inLanguage, type Language } from '#kit/language.ts'
import type { CellValue, Column } from './columns.ts'

/** A civil date, and the time of day in Nepal when the value is a moment. */
export type Moment = { date: string; time?: string }

/** A date value as Nepal's calendar and clocks show it; nothing when it is no date. */
export function momentOf(value: CellValue): Moment | undefined {
  if (typeof value !== 'string') return undefined
  if (value.length === 10) return isIsoDate(value) ? { date: value } : undefined
  const instant = readInstant(value)
  return instant && inNepal(instant)
}

/** The civil day of a date value. @example dayOf('2026-11-20T18:15:00Z') // '2026-11-21' */
export function dayOf(value: CellValue): string | undefined {
  return momentOf(value)?.date
}

/** A day in Bikram Sambat, 'YYYY-MM-DD' in ASCII digits; nothing outside the table of months. @example bsDayOf('2026-11-21') // '2083-08-05' */
export function bsDayOf(day: string, months: MonthTable = monthTable()): string | undefined {
  const date = toBs(day, months)
  return date && bsKey(date)
}

/**
 * A value as a reader sees it: their digits, their calendar (or the column's), rupees from paisa, sizes with units. Blank is ''.
 * @example cellText({ kind: 'money' }, 125000, 'ne') // '१,२५०.००'
 */
export function cellText<Row>(
  column: Pick<Column<Row>, 'kind' | 'calendar'>,
  value: CellValue,
  language: Language,
  months: MonthTable = monthTable(),
): string {
  if (value === null || value === undefined || Number.isNaN(value)) return ''
  if (typeof value === 'object') return inLanguage(value, language).text
  if (column.kind === 'date') return dateText(value, column.calendar, language, months)
  if (typeof value === 'string') return column.kind === 'code' ? inDigits(value, language) : value
  if (column.kind === 'money') return formatRupees(value, language, 2)
  if (column.kind === 'size') return formatFileSize(value, language)
  return column.kind === 'number' ? formatNumber(value, language) : String(value)
}

function dateText(
  value: string | number,
  calendar: Column<unknown>['calendar'],
  language: Language,
  months: MonthTable,
) {
  const day = dayOf(value)
  if (!day) return String(value)
  if (calendar === 'ad') return formatAd(day, language, 'numeric')
  if (!calendar) return formatDate(day, language, 'numeric', months)
  const date = toBs(day, months)
  return date ? formatBs(date, language, 'numeric') : ''
}
