// Form of a correction.

import { text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength, minLength, required } from '#kit/validation/rules.ts'

export const correctionFields = { reason: text(required(), minLength(5), maxLength(400)) }

export const correctionForm = form(correctionFields)
