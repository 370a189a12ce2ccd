// Forms of a billing run, of a credit note and of a complaint about a bill.

import { submission } from '#kit/submission.ts'
import { code, longText, text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength, minLength, required } from '#kit/validation/rules.ts'

export const runFields = { period: code(required()), zone: text(maxLength(40)) }

export const runForm = form(runFields)

export const creditFields = { reason: longText(required(), minLength(5), maxLength(400)) }

export const creditForm = form(creditFields)

const maxDoubt = 1000

export const doubtForm = form({ message: longText(required(), maxLength(maxDoubt)), submission })
