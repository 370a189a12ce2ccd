// A day in the address of a report, as its date field sends it: the calendar and the text.

import { readTypedDate, type TypedDate } from '#kit/calendar/date-entry.ts'

/** The day is '' when nothing was typed. */
export function readDay([calendar, text = '']: readonly string[]): TypedDate {
  if (text.trim() === '') return { ok: true, isoDate: '' }
  return readTypedDate(text, calendar === 'ad' ? 'ad' : 'bs')
}
