// Forms of a billing run, of a credit note and of a complaint about a bill.

import { submission } from '#kit/submission.ts'
import { code, longText, phone, text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength, minLength, required } from '#kit/validation/rules.ts'

export const runFields = { period: code(required()), zone: text(maxLength(40)) }

export const runForm = form(runFields)

export const creditFields = { reason: longText(required(), minLength(5), maxLength(400)) }

export const creditForm = form(creditFields)

const maxDoubt = 1000

const doubtFields = { message: longText(required(), maxLength(maxDoubt)), submission }

export const doubtForm = form({ ...doubtFields, phone: phone() })

/** Of a customer whose phone the office does not know. */
export const doubtFormWithPhone = form({ ...doubtFields, phone: phone(required()) })
