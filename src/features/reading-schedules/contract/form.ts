// Forms of reading days in the console: one row, and the copy of a month; without schemas, so that the browser can load them.

import { orgId } from '#kit/inputs.ts'
import { boolean, choice, code, number, text } from '#kit/validation/fields.ts'
import type { FormValue } from '#kit/validation/form.ts'
import { form } from '#kit/validation/form.ts'
import { integer, max, maxLength, min, pattern, required, unicodeNepali } from '#kit/validation/rules.ts'
import type { ListNoun } from '#features/ordered-lists/contract/nouns.ts'

export const readingDayNoun = {
  singular: 'reading day',
  plural: 'reading days',
  label: { en: 'Reading day', ne: 'रिडिङ मिति' },
} as const satisfies ListNoun

export const monthValues = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const

const year = number(required(), integer(), min(2000), max(2200))
const day = number(required(), integer(), min(1), max(32))

/** `place`: `ward:` with its number, or `tol:` with the code of a tol. Year, month and days are Bikram Sambat. */
export const readingDayFields = {
  place: code(required(), maxLength(60), pattern(/^(ward:\d{1,2}|tol:[a-z0-9-]+)$/, 'readings.place_unknown')),
  year,
  month: choice(monthValues, required()),
  fromDay: day,
  toDay: day,
  readerNe: text(required(), unicodeNepali(), maxLength(200)),
  readerEn: text(required(), maxLength(200)),
  sample: boolean(),
}
export type SentReadingDay = FormValue<typeof readingDayFields>

export const copyFields = {
  fromYear: year,
  fromMonth: choice(monthValues, required()),
  toYear: year,
  toMonth: choice(monthValues, required()),
}
export const copyForm = form(copyFields)
export const copyRequest = form({ orgId, ...copyFields })
