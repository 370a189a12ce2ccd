// Civil date and time in Nepal of an instant, and the instant of a Nepali date and time.

import { toAsciiDigits } from '#kit/language.ts'
import { addDays, dayNumber, isoDateOf } from './civil-date.ts'
import { instantOf } from './instant.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

// On 1986-01-01 Nepal changed from +05:30 to +05:45 by skipping the first quarter of an hour (IANA zone Asia/Kathmandu).
const changeDate = '1986-01-01'
const changedAt = Date.UTC(1985, 11, 31, 18, 30)
const offsetBefore = 330 * minuteMs
const offsetSince = 345 * minuteMs

/**
 * The civil date 'YYYY-MM-DD' and time 'HH:MM' in Nepal of an instant, also as the API writes it. Correct from 1920 on; local mean time before that is ignored.
 * @example inNepal(new Date('2026-11-20T18:15:00Z')) // { date: '2026-11-21', time: '00:00' }
 */
export function inNepal(instant: Date | string): { date: string; time: string } {
  const ms = instantOf(instant).getTime()
  const local = ms + (ms < changedAt ? offsetBefore : offsetSince)
  const day = Math.floor(local / dayMs)
  return { date: isoDateOf(day), time: clockTime(Math.floor((local - day * dayMs) / minuteMs)) }
}

/** The start of the minute, in which what a page shows of the clock stays the same. */
export function startOfMinute(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / minuteMs) * minuteMs)
}

/** The instant at which Nepal's clocks show this date and 'HH:MM'. */
export function nepalInstant(isoDate: string, time: string): Date {
  return new Date(nepalMidnight(isoDate).getTime() + minutesOfDay(time) * minuteMs)
}

/** The first instant of a civil date in Nepal. @example nepalMidnight('2026-11-21').toISOString() // '2026-11-20T18:15:00.000Z' */
export function nepalMidnight(isoDate: string): Date {
  return new Date(dayNumber(isoDate) * dayMs - (isoDate <= changeDate ? offsetBefore : offsetSince))
}

/** The first instant of the day after this one: when what a page shows for 'today' becomes stale. */
export function nextNepalMidnight(instant: Date): Date {
  return nepalMidnight(addDays(inNepal(instant).date, 1))
}

/**
 * A time of day as typed or as printed, or undefined. Devanagari digits and '.' are read; a part of the day, AM or PM
 * makes it a 12-hour time.
 * @example parseTime('५:३०') // '05:30' · parseTime('दिउँसो २:३० बजे') // '14:30'
 */
export function parseTime(text: string): string | undefined {
  const typed = toAsciiDigits(text.trim()).replace(/\s*बजे$/, '')
  const [, part = '', hours, minutes, suffix = ''] =
    /^(?:(राति|बिहान|दिउँसो|दिउसो|बेलुका|साँझ)\s*)?([01]?\d|2[0-3])[:.]([0-5]\d)(?:\s*([ap]\.?m\.?))?$/i.exec(typed) ?? []
  if (!hours || !minutes) return undefined
  const half = part || suffix.toLowerCase().charAt(0)
  if (!half) return `${hours.padStart(2, '0')}:${minutes}`
  if (Number(hours) < 1 || Number(hours) > 12) return undefined
  return clockTime((hourOf(Number(hours) % 12, half) % 24) * 60 + Number(minutes))
}

// Night is after 20:00 and before 4:00; noon is दिउँसो १२.
function hourOf(hour: number, half: string): number {
  if (half === 'a' || half === 'बिहान') return hour
  if (half === 'राति') return hour < 4 ? hour : hour + 12
  return hour + 12
}

/** Minutes since midnight of 'HH:MM' (or 'HH:MM:SS'). Throws a RangeError on other text. @example minutesOfDay('05:30') // 330 */
export function minutesOfDay(time: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(time) ?? []
  if (!hours || !minutes) throw new RangeError(`Not a time of day: ${time}`)
  return Number(hours) * 60 + Number(minutes)
}

/** 'HH:MM' of minutes since midnight, 0 to 1439. @example clockTime(330) // '05:30' */
export function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
