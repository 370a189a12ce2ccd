// Form of a paper that an organisation requests with applications.

import { boolean, choice, text } from '#kit/validation/fields.ts'
import type { FormValue } from '#kit/validation/form.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength, required, unicodeNepali } from '#kit/validation/rules.ts'
import { paperKinds, purposes } from './papers.ts'

/** `required`: needed before the application is prepared; `asked`: whether the form asks for it. */
export const paperFields = {
  purpose: choice(purposes, required()),
  kind: choice(paperKinds, required()),
  labelNe: text(required(), unicodeNepali(), maxLength(120)),
  labelEn: text(required(), maxLength(120)),
  required: boolean(),
  asked: boolean(),
  sample: boolean(),
}
export const paperForm = form(paperFields)
export type SentPaper = FormValue<typeof paperFields>
