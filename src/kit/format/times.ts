// Times of day for a reader: AM and PM in English, the part of the day in Nepali.

import { inNepal, minutesOfDay } from '#kit/calendar/nepal-time.ts'
import type { MonthTable } from '#kit/calendar/month-table.ts'
import { monthTable } from '#kit/calendar/table-in-use.ts'
import { inDigits, type Language } from '#kit/language.ts'
import { formatDate, type DateStyle } from './dates.ts'

/** 'HH:MM' for a reader. @example formatTime('05:30', 'ne') // 'बिहान ५:३० बजे' */
export function formatTime(time: string, language: Language): string {
  const { part, clock } = partAndClock(time, language)
  return language === 'ne' ? `${part} ${clock} बजे` : `${clock} ${part}`
}

/** 'HH:MM' as clocks show it, without the part of the day. @example formatClock('17:30', 'ne') // '५:३०' */
export function formatClock(time: string, language: Language): string {
  return partAndClock(time, language).clock
}

/** From one 'HH:MM' to another; the part of the day is written once when both share it. @example formatTimeRange('05:30', '07:00', 'en') // '5:30–7:00 AM' */
export function formatTimeRange(from: string, to: string, language: Language): string {
  const start = partAndClock(from, language)
  const end = partAndClock(to, language)
  if (start.part !== end.part || minutesOfDay(to) < minutesOfDay(from)) {
    return language === 'ne'
      ? `${start.part} ${start.clock} – ${formatTime(to, 'ne')}`
      : `${formatTime(from, 'en')} – ${formatTime(to, 'en')}`
  }
  const clocks = `${start.clock}–${end.clock}`
  return language === 'ne' ? `${start.part} ${clocks} बजे` : `${clocks} ${end.part}`
}

/** Date and time in Nepal of an instant, also as the API writes it. @example formatInstant(new Date('2026-11-20T23:45:00Z'), 'en') // '21 November 2026, 5:30 AM' */
export function formatInstant(
  instant: Date | string,
  language: Language,
  style: DateStyle = 'text',
  table: MonthTable = monthTable(),
): string {
  const { date, time } = inNepal(instant)
  return `${formatDate(date, language, style, table)}, ${formatTime(time, language)}`
}

function partAndClock(time: string, language: Language): { part: string; clock: string } {
  const minutes = minutesOfDay(time)
  const hour = Math.floor(minutes / 60)
  const clock = inDigits(`${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`, language)
  return { part: language === 'ne' ? nepaliPart(hour) : hour < 12 ? 'AM' : 'PM', clock }
}

function nepaliPart(hour: number): string {
  if (hour < 4) return 'राति'
  if (hour < 12) return 'बिहान'
  if (hour < 16) return 'दिउँसो'
  return hour < 20 ? 'बेलुका' : 'राति'
}
