// Fields of the forms that every edition has: the day on which it takes effect, and the note of a return.

import { calendarDate } from '#kit/validation/calendar-date.ts'
import { longText } from '#kit/validation/fields.ts'
import { custom, maxLength, required } from '#kit/validation/rules.ts'
import { fiscalYear } from '#kit/calendar/fiscal-year.ts'

/** A day within the calendar's table of months. */
export const dayField = {
  effectiveFrom: calendarDate(
    required(),
    custom<string>((day) => fiscalYear(day) !== undefined, 'editions.day_outside'),
  ),
}

export const noteField = { note: longText(required(), maxLength(1_000)) }
