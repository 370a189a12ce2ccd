// Days of a Bikram Sambat month with what is on them: a holiday, and the reading days.

import { toBs } from '#kit/calendar/bikram-sambat.ts'
import { firstDayOf, lastDayOf, type BsMonth } from '#kit/calendar/bs-month.ts'
import { addDays } from '#kit/calendar/civil-date.ts'
import type { Bilingual } from '#kit/language.ts'
import type { ReadingDayEntry } from '../contract/admin.ts'

export type MonthDay<Entry> = { day: string; number: number; holiday: Bilingual | null; readings: Entry[] }
type Holiday = { day: string; name: Bilingual }

/** Every day of the month, the first to the last. */
export function daysOfMonth<Entry extends ReadingDayEntry>(
  period: BsMonth,
  entries: readonly Entry[],
  holidays: readonly Holiday[],
): MonthDay<Entry>[] {
  const [year, month] = period.split('/').map(Number)
  const own = entries.filter((entry) => entry.year === year && entry.month === month)
  const days: MonthDay<Entry>[] = []
  for (let day = firstDayOf(period); day <= lastDayOf(period); day = addDays(day, 1)) {
    const number = toBs(day)!.day
    const holiday = holidays.find((one) => one.day === day)?.name ?? null
    const readings = own.filter(({ fromDay, toDay }) => fromDay <= number && number <= toDay)
    days.push({ day, number, holiday, readings })
  }
  return days
}
