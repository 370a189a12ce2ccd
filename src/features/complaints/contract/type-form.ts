// Form of a complaint type.

import { boolean, number, text } from '#kit/validation/fields.ts'
import type { FormValue } from '#kit/validation/form.ts'
import { form } from '#kit/validation/form.ts'
import { integer, max, maxLength, min, required, unicodeNepali } from '#kit/validation/rules.ts'

/** `hours`: limit of the answer in office hours. `offered`: whether the form offers it; a type that is not keeps its complaints. */
export const typeFields = {
  labelNe: text(required(), unicodeNepali(), maxLength(80)),
  labelEn: text(required(), maxLength(80)),
  hours: number(required(), integer(), min(1), max(2000)),
  offered: boolean(),
}
export const typeForm = form(typeFields)
export type SentType = FormValue<typeof typeFields>
