// Office status at an instant (open, closed, holiday) and the next opening.

import { addDays } from '#kit/calendar/civil-date.ts'
import { inNepal, nepalInstant } from '#kit/calendar/nepal-time.ts'
import type { OfficeHours } from '#features/organisations/contract/api.ts'
import type { OpeningTime } from '#features/organisations/rules.ts'
import { hoursToday } from '#features/organisations/rules.ts'
import type { Holiday } from './contract.ts'

export type OfficeStatus =
  | { state: 'open'; closes: string }
  | { state: 'opens'; opens: string }
  | { state: 'over' | 'closed'; next: NextOpening | undefined }
  | { state: 'holiday'; holiday: Holiday; next: NextOpening | undefined }

/** A civil date in Nepal and a time of its day. */
export type NextOpening = { day: string; opens: string }

/** The status at the instant `now`; a public holiday closes the office on any weekday. */
export function officeStatus(hours: OfficeHours[], holidays: Holiday[], now: Date): OfficeStatus {
  const { date, time } = inNepal(now)
  const holiday = holidays.find(({ day }) => day === date)
  if (holiday) return { state: 'holiday', holiday, next: nextOpening(hours, holidays, date) }
  const today = hoursToday(hours, now)
  if (today.length === 0) return { state: 'closed', next: nextOpening(hours, holidays, date) }
  const current = today.find(({ opens, closes }) => opens <= time && time < closes)
  if (current) return { state: 'open', closes: current.closes }
  const later = today.find(({ opens }) => time < opens)
  return later ? { state: 'opens', opens: later.opens } : { state: 'over', next: nextOpening(hours, holidays, date) }
}

/** The opening times of the day of `now`, none on a holiday. */
export function openingsToday(hours: OfficeHours[], holidays: Holiday[], now: Date): OpeningTime[] {
  const { date } = inNepal(now)
  return holidays.some(({ day }) => day === date) ? [] : hoursToday(hours, now)
}

/** The next opening within 31 days; undefined when the office stays closed longer. */
function nextOpening(hours: OfficeHours[], holidays: Holiday[], after: string): NextOpening | undefined {
  for (let ahead = 1; ahead <= 31; ahead += 1) {
    const day = addDays(after, ahead)
    const [first] = openingsToday(hours, holidays, nepalInstant(day, '12:00'))
    if (first) return { day, opens: first.opens }
  }
  return undefined
}
