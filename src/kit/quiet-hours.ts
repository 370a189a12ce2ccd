// Quiet hours: text messages that may wait are not sent at night in Nepal.

import { addDays } from '#kit/calendar/civil-date.ts'
import { inNepal, nepalInstant } from '#kit/calendar/nepal-time.ts'

/** Nobody's sleep is disturbed from eight in the evening to seven in the morning. */
const [begin, end] = ['20:00', '07:00']

/** The instant itself, or the end of the quiet hours that it falls in. @example afterQuietHours(new Date('2026-11-20T18:15:00Z')) // 2026-11-21T01:15:00Z */
export function afterQuietHours(instant: Date): Date {
  const { date, time } = inNepal(instant)
  if (time >= begin) return nepalInstant(addDays(date, 1), end)
  return time < end ? nepalInstant(date, end) : instant
}
