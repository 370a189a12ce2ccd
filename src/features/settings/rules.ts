// Opening times as text, and days of the Bikram Sambat year.

import { bsMonthNames, weekdayNames } from '#kit/calendar/messages.ts'
import { formatTimeRange } from '#kit/format/times.ts'
import type { Bilingual, Language } from '#kit/language.ts'
import { inDigits } from '#kit/language.ts'
import type { HoursEntry } from './contract/entries.ts'

/** A day of the year as it is stored. @example monthAndDay('07', 16) // '07-16' */
export function monthAndDay(month: string, day: number): string {
  return `${month}-${String(day).padStart(2, '0')}`
}

/** @example hoursTitle({ weekdays: [0, 1, 2, 5], opens: '10:00', closes: '15:00' }).en // 'Sunday–Tuesday, Friday · 10:00 AM–3:00 PM' */
export function hoursTitle({ weekdays, opens, closes }: Pick<HoursEntry, 'weekdays' | 'opens' | 'closes'>): Bilingual {
  const inLanguage = (language: Language) =>
    `${daysText(weekdays, language)} · ${formatTimeRange(opens, closes, language)}`
  if (weekdays.length === 0) return { en: 'Closed', ne: 'बन्द' }
  return { en: inLanguage('en'), ne: inLanguage('ne') }
}

/** The season of a row; all year without one. @example seasonText({ fromBs: '07-16', toBs: '10-15' }, 'en') // 'Kartik 16 – Magh 15' */
export function seasonText({ fromBs, toBs }: Pick<HoursEntry, 'fromBs' | 'toBs'>, language: Language): string {
  if (fromBs === null || toBs === null) return language === 'ne' ? 'वर्षभरि' : 'All year'
  return `${dayText(fromBs, language)} – ${dayText(toBs, language)}`
}

function dayText(day: string, language: Language): string {
  const [month = 1, number = 1] = day.split('-').map(Number)
  return `${bsMonthNames[month - 1]![language]} ${inDigits(String(number), language)}`
}

/** Consecutive days as a range. */
function daysText(weekdays: readonly number[], language: Language): string {
  const runs: [first: number, last: number][] = []
  for (const day of weekdays.toSorted()) {
    const run = runs.at(-1)
    if (run && run[1] === day - 1) run[1] = day
    else runs.push([day, day])
  }
  const name = (day: number) => weekdayNames[day]![language]
  return runs.map(([first, last]) => (first === last ? name(first) : `${name(first)}–${name(last)}`)).join(', ')
}
