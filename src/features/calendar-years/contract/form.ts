// Form of a Bikram Sambat year: the days of its twelve months and where they were published; without schemas, so that the browser can load it.

import { noteField } from '#features/ordered-lists/contract/fields.ts'
import { boolean, number, text } from '#kit/validation/fields.ts'
import type { FormValue } from '#kit/validation/form.ts'
import { form } from '#kit/validation/form.ts'
import { integer, max, maxLength, min, required } from '#kit/validation/rules.ts'

const month = number(required(), integer(), min(29), max(32))

/** m1 is Baisakh; `provisional`: still expected to change. */
const fields = {
  m1: month,
  m2: month,
  m3: month,
  m4: month,
  m5: month,
  m6: month,
  m7: month,
  m8: month,
  m9: month,
  m10: month,
  m11: month,
  m12: month,
  source: text(required(), maxLength(300)),
  provisional: boolean(),
}
export const calendarYearForm = form({ ...fields, ...noteField })
export type SentYear = FormValue<typeof calendarYearForm.fields>
