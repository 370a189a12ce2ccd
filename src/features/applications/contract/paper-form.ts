// Form of a paper in a list of papers that an organisation requests with applications.

import { boolean, choice, number, text } from '#kit/validation/fields.ts'
import type { FormValue } from '#kit/validation/form.ts'
import { form } from '#kit/validation/form.ts'
import { integer, max, maxLength, min, required, unicodeNepali } from '#kit/validation/rules.ts'
import { maxPaperPlace, paperKinds, purposes } from './papers.ts'

/** `place`: among the papers of its purpose, the last without it; `required`: needed before the application is prepared. */
export const paperFields = {
  purpose: choice(purposes, required()),
  kind: choice(paperKinds, required()),
  labelNe: text(required(), unicodeNepali(), maxLength(120)),
  labelEn: text(required(), maxLength(120)),
  place: number(integer(), min(1), max(maxPaperPlace)),
  required: boolean(),
  sample: boolean(),
}
export const paperForm = form(paperFields)
export type SentPaper = FormValue<typeof paperFields>
