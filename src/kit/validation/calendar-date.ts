// Form field for a date written in the calendar that the reader has chosen.

import { readTypedDate } from '#kit/calendar/date-entry.ts'
import { fieldOf, type Field, type Reading } from './fields.ts'
import { isEmpty } from './given.ts'
import type { Required, Rule } from './rules.ts'

type Has<R extends readonly Rule<string>[]> = [Extract<R[number], Required>] extends [never] ? false : true

/**
 * A civil date, `YYYY-MM-DD` of the common era. A form sends its name twice, the calendar and what was typed
 * (`['bs', '२०८३/०८/०५']`); an API client sends the date alone.
 */
export function calendarDate<const R extends readonly Rule<string>[]>(...rules: R): Field<string, Has<R>> {
  return fieldOf('calendarDate', read, { type: 'string', format: 'date' }, rules) as Field<string, Has<R>>
}

function read(raw: unknown): Reading<string> {
  const [calendar, typed] = Array.isArray(raw) ? (raw as unknown[]) : ['ad', raw]
  if (isEmpty(typed)) return { value: undefined }
  if (typeof typed !== 'string' || typed.length > 40) return { key: 'validation.pattern' }
  const { ok, ...rest } = readTypedDate(typed, calendar === 'bs' ? 'bs' : 'ad')
  if ('isoDate' in rest) return { value: rest.isoDate }
  return ok ? { key: 'validation.pattern' } : rest
}
