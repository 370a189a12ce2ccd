// Text of the schedule in both languages: next supply, hours, days of a rule, seasons and dates.

import { bsKey, toBs } from '#kit/calendar/bikram-sambat.ts'
import { addDays } from '#kit/calendar/civil-date.ts'
import { adMonthNames, bsMonthNames, weekdayNames } from '#kit/calendar/messages.ts'
import { inNepal, clockTime, minutesOfDay } from '#kit/calendar/nepal-time.ts'
import type { Season } from '#kit/calendar/season.ts'
import { formatDate, formatRelativeDay } from '#kit/format/dates.ts'
import { formatTime, formatTimeRange } from '#kit/format/times.ts'
import { inDigits, type Language, type Messages, type Translate } from '#kit/language.ts'
import type { PlanRule, Supply, SupplyDays } from '../contract/schedule.ts'
import type { Outlook } from './outlook.ts'

/** The language of the reader and the feature's messages in it. */
export type Localization = { language: Language; t: Translate<Messages> }

/** A text with the part of it that is a time, and the instant. */
export type TimedText = { text: string; times: (readonly [shown: string, at: Date])[] }

/** The current or next supply. @example 'Your next water: tomorrow, 5:30–7:00 AM' */
export function nextWater({ flowing, next, interruptions }: Outlook, now: Date, localization: Localization): TimedText {
  if (flowing) {
    const until = timeNear(flowing.ends, now, localization)
    return { text: localization.t('supply.flowing', { until }), times: [[until, flowing.ends]] }
  }
  if (next) {
    const when = whenIs(next, now, localization)
    return { text: localization.t('supply.next', { when }), times: [[when, next.starts]] }
  }
  const lasting = interruptions.some(({ begins, expectedReturn }) => begins <= now && !expectedReturn)
  return { text: localization.t(lasting ? 'supply.next_unknown' : 'supply.next_none'), times: [] }
}

/** @example 'tomorrow, 5:30–7:00 AM' · 'Tuesday, 24 November 2026, 5:30–7:00 AM' */
export function whenIs(supply: Pick<Supply, 'starts' | 'ends'>, now: Date, { language }: Localization): string {
  return `${dayNear(inNepal(supply.starts).date, now, language)}, ${hours(supply, language)}`
}

/** @example '5:30–7:00 AM' */
export function hours({ starts, ends }: Pick<Supply, 'starts' | 'ends'>, language: Language): string {
  return formatTimeRange(inNepal(starts).time, inNepal(ends).time, language)
}

/** The days of a rule. @example 'Sunday, Tuesday and Thursday' */
export function daysText(days: SupplyDays, { language, t }: Localization): string {
  if (days.kind === 'every') {
    if (days.days === 1) return t('supply.every_day')
    return days.days === 2 ? t('supply.every_second_day') : t('supply.every_days', { days: days.days })
  }
  const named = days.weekdays.toSorted((a, b) => a - b)
  if (named.length === 7) return t('supply.every_day')
  return joined(
    named.map((day) => weekdayNames[day]![language]),
    language,
  )
}

/** The times of day at which the supply of a rule starts and ends. @example ruleHours({ starts: '23:30', minutes: 120 }) // { from: '23:30', to: '01:30' } */
export function ruleHours({ starts, minutes }: Pick<PlanRule, 'starts' | 'minutes'>): { from: string; to: string } {
  return { from: starts, to: clockTime((minutesOfDay(starts) + minutes) % 1_440) }
}

/** The season and validity of a rule; empty for a rule without limits. */
export function ruleLimits(
  { season, validFrom, validUntil }: PlanRule,
  today: string,
  { language, t }: Localization,
): string {
  const parts = [
    season ? seasonText(season, { language, t }) : '',
    validFrom > today ? t('supply.valid_from', { date: formatDate(validFrom, language) }) : '',
    validUntil ? t('supply.valid_until', { date: formatDate(validUntil, language) }) : '',
  ]
  return parts.filter(Boolean).join(' · ')
}

/**
 * A day without its year in the reader's calendar and in the other one.
 * @example { own: '22 November', other: '6 Mangsir' } · { own: 'मङ्सिर ६', other: '२२ नोभेम्बर' }
 */
export function dayOfBoth(day: string, language: Language): { own: string; other: string } {
  const [, month, date] = day.split('-').map(Number)
  const ad = inDigits(`${date} ${adMonthNames[month! - 1]![language]}`, language)
  const bs = toBs(day)
  const inBs = bs ? monthDay(bsKey(bs).slice(5), language) : ''
  return language === 'ne' && inBs ? { own: inBs, other: ad } : { own: ad, other: inBs }
}

// Whole months are named without days, because the last day differs between years.
function seasonText({ from, to }: Season, { language, t }: Localization): string {
  const months = [from, to].map((text) => bsMonthNames[Number(text.slice(0, 2)) - 1]![language])
  if (from.endsWith('-01') && to.endsWith('-32')) return t('supply.in_months', { from: months[0]!, to: months[1]! })
  return t('supply.in_season', { from: monthDay(from, language), to: monthDay(to, language) })
}

function monthDay(text: string, language: Language): string {
  const [month, day] = text.split('-').map(Number)
  const name = bsMonthNames[month! - 1]![language]
  return language === 'ne' ? inDigits(`${name} ${day}`, 'ne') : `${day} ${name}`
}

function joined(names: string[], language: Language): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} ${language === 'ne' ? 'र' : 'and'} ${names.at(-1)}`
}

/** @example '7:00 AM' today · 'tomorrow, 7:00 AM' · 'Tuesday, 24 November 2026, 7:00 AM' */
export function timeNear(instant: Date, now: Date, { language }: Localization): string {
  const { date, time } = inNepal(instant)
  const clock = formatTime(time, language)
  return date === inNepal(now).date ? clock : `${dayNear(date, now, language)}, ${clock}`
}

function dayNear(date: string, now: Date, language: Language): string {
  const today = inNepal(now).date
  const isNear = date === today || date === addDays(today, 1)
  return isNear ? formatRelativeDay(date, today, language) : formatDate(date, language, 'weekday')
}
