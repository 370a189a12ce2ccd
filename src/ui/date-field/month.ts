// Month of either calendar: its days, their layout in weeks, and keyboard navigation.

import { knownYears, monthLength, toAd, toBs } from '#kit/calendar/bikram-sambat.ts'
import { addDays, weekday } from '#kit/calendar/civil-date.ts'
import type { Calendar } from '#kit/calendar/date-entry.ts'

/** A month of either calendar, 1 to 12. */
export type Month = { calendar: Calendar; year: number; month: number }

export type Day = { isoDate: string; day: number }

/** The month of a day; a day outside the Bikram Sambat table is shown in the common era. */
export function monthOf(isoDate: string, calendar: Calendar): Month {
  const bs = calendar === 'bs' ? toBs(isoDate) : undefined
  if (bs) return { calendar, year: bs.year, month: bs.month }
  const [year = 0, month = 1] = isoDate.split('-').map(Number)
  return { calendar: 'ad', year, month }
}

/** Weeks from Sunday; cells before the first and after the last day are undefined. Empty outside the known years. */
export function weeksOf(month: Month): (Day | undefined)[][] {
  const first = firstDay(month)
  const length = lengthOf(month)
  if (!first || !length) return []
  const before = weekday(first)
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = week * 7 + column - before + 1
      return day >= 1 && day <= length ? { isoDate: addDays(first, day - 1), day } : undefined
    }),
  )
}

/** The month some months later; the same one when that would leave the known years. */
export function monthAfter(month: Month, months: number): Month {
  const count = month.year * 12 + month.month - 1 + months
  const other = { ...month, year: Math.floor(count / 12), month: (count % 12) + 1 }
  return firstDay(other) ? other : month
}

/** Years that can be chosen. */
export function yearsOf(calendar: Calendar): number[] {
  const { first, last } = knownYears()
  const shift = calendar === 'bs' ? 0 : 57
  return Array.from({ length: last - first + 1 }, (_, index) => first + index - shift)
}

/** The day that an arrow, Home, End or Page key moves to, or undefined for any other key. */
export function dayByKey(key: string, isoDate: string): string | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday(isoDate),
    End: 6 - weekday(isoDate),
    PageUp: -30,
    PageDown: 30,
  }
  const step = steps[key]
  return step === undefined ? undefined : addDays(isoDate, step)
}

function firstDay({ calendar, year, month }: Month): string | undefined {
  if (calendar === 'bs') return toAd({ year, month, day: 1 })
  return year >= 1900 && year <= 2199 ? `${year}-${String(month).padStart(2, '0')}-01` : undefined
}

function lengthOf({ calendar, year, month }: Month): number | undefined {
  return calendar === 'bs' ? monthLength(year, month) : new Date(Date.UTC(year, month, 0)).getUTCDate()
}
