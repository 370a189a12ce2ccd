// Dates for a reader: Gregorian in English, Bikram Sambat in Nepali.

import { toBs, bsKey, type BsDate } from '#kit/calendar/bikram-sambat.ts'
import { daysBetween, weekday } from '#kit/calendar/civil-date.ts'
import { adMonthNames, bsMonthNames, calendarMessages, weekdayNames } from '#kit/calendar/messages.ts'
import type { MonthTable } from '#kit/calendar/month-table.ts'
import { monthTable } from '#kit/calendar/table-in-use.ts'
import { inDigits, type Language } from '#kit/language.ts'
import { formatNumber } from './numbers.ts'

/** numeric: for tables and cards; text: in a sentence; weekday: text with the day of the week before it. */
export type DateStyle = 'numeric' | 'text' | 'weekday'

/**
 * An ISO date in the reader's calendar. A BS day of a provisional year is marked estimated; a day outside the
 * month table is written in the Gregorian calendar and marked so.
 * @example formatDate('2026-11-21', 'ne') // '२०८३ मङ्सिर ५ गते'
 */
export function formatDate(
  isoDate: string,
  language: Language,
  style: DateStyle = 'text',
  table: MonthTable = monthTable(),
): string {
  const { date, mark } = inReadersCalendar(isoDate, language, style, table)
  return mark ? `${date} (${mark})` : date
}

/**
 * The reader's calendar first, the other one in brackets, without line breaks inside.
 * @example formatDateInBoth('2026-11-21', 'en') // '21 November 2026 (5\u{a0}Mangsir\u{a0}2083\u{a0}BS)'
 */
export function formatDateInBoth(isoDate: string, language: Language, table: MonthTable = monthTable()): string {
  const bs = toBs(isoDate, table)
  if (!bs) return formatDate(isoDate, language, 'text', table)
  const inBs = `${formatBs(bs, language)}${language === 'en' ? ' BS' : ''}`
  const marked = bs.estimated ? `${inBs}, ${calendarMessages['calendar.estimated'][language]}` : inBs
  const inAd = formatAd(isoDate, language)
  const [first, second] = language === 'ne' ? [marked, inAd] : [inAd, marked]
  return `${first} (${second.replaceAll(' ', '\u{a0}')})`
}

/** A BS date without weekday or mark. @example formatBs({ year: 2083, month: 8, day: 5 }, 'ne', 'numeric') // '२०८३/०८/०५' */
export function formatBs(date: BsDate, language: Language, style: 'numeric' | 'text' = 'text'): string {
  const month = bsMonthNames[date.month - 1]![language]
  if (style === 'numeric') return inDigits(bsKey(date).replaceAll('-', '/'), language)
  return language === 'ne'
    ? inDigits(`${date.year} ${month} ${date.day} गते`, 'ne')
    : `${date.day} ${month} ${date.year}`
}

/** A Gregorian date without weekday. @example formatAd('2026-11-21', 'ne') // '२१ नोभेम्बर २०२६' */
export function formatAd(isoDate: string, language: Language, style: 'numeric' | 'text' = 'text'): string {
  if (style === 'numeric') return inDigits(isoDate, language)
  const [year, month, day] = isoDate.split('-').map(Number)
  return inDigits(`${day} ${adMonthNames[month! - 1]![language]} ${year}`, language)
}

/** Consecutive days, each part written once. @example formatAdRange('2026-11-29', '2026-12-01', 'en') // '29 November – 1 December 2026' */
export function formatAdRange(from: string, to: string, language: Language): string {
  if (from === to) return formatAd(from, language)
  const last = formatAd(to, language)
  if (from.slice(0, 7) === to.slice(0, 7)) return `${inDigits(String(Number(from.slice(8))), language)}–${last}`
  const first = formatAd(from, language)
  return `${from.slice(0, 4) === to.slice(0, 4) ? first.replace(/ \S+$/, '') : first} – ${last}`
}

/** How far a day is from today. @example formatRelativeDay('2026-11-24', '2026-11-21', 'ne') // '३ दिनमा' */
export function formatRelativeDay(isoDate: string, today: string, language: Language): string {
  const days = daysBetween(today, isoDate)
  const near = nearDays[language][days + 1]
  if (near) return near
  const count = formatNumber(Math.abs(days), language)
  if (language === 'ne') return days > 0 ? `${count} दिनमा` : `${count} दिन पहिले`
  return days > 0 ? `in ${count} days` : `${count} days ago`
}

const nearDays = { en: ['yesterday', 'today', 'tomorrow'], ne: ['हिजो', 'आज', 'भोलि'] }

function inReadersCalendar(isoDate: string, language: Language, style: DateStyle, table: MonthTable) {
  const before = style === 'weekday' ? `${weekdayNames[weekday(isoDate)]![language]}, ` : ''
  const short = style === 'numeric' ? 'numeric' : 'text'
  if (language === 'en') return { date: before + formatAd(isoDate, 'en', short), mark: undefined }
  const bs = toBs(isoDate, table)
  if (!bs) return { date: before + formatAd(isoDate, 'ne', short), mark: calendarMessages['calendar.ad'].ne }
  const mark = bs.estimated ? calendarMessages['calendar.estimated'].ne : undefined
  return { date: before + formatBs(bs, 'ne', short), mark }
}
