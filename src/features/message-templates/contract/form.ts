// Form of a message template: its subject and text in both languages.

import { noteField } from '#features/ordered-lists/contract/fields.ts'
import { orgId, versionField } from '#kit/inputs.ts'
import { code, longText, text } from '#kit/validation/fields.ts'
import type { FormValue } from '#kit/validation/form.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength, pattern, required } from '#kit/validation/rules.ts'
import { maxCharacters } from '#kit/message-templates.ts'

const subjects = { subjectNe: text(maxLength(200)), subjectEn: text(maxLength(200)) }

function bodies(max: number) {
  return { bodyNe: longText(required(), maxLength(max)), bodyEn: longText(required(), maxLength(max)) }
}

/** The fields of the page, by channel. */
export const smsForm = form({ ...bodies(maxCharacters.sms), ...noteField })
export const mailForm = form({
  subjectNe: text(required(), maxLength(200)),
  subjectEn: text(required(), maxLength(200)),
  ...bodies(maxCharacters.mail),
  ...noteField,
})

export const templatePath = {
  orgId,
  name: code(required('templates.unknown'), pattern(/^[a-z][a-z0-9-]{0,59}$/, 'templates.unknown')),
}
export const changedTemplate = form({
  ...templatePath,
  ...subjects,
  ...bodies(maxCharacters.mail),
  ...noteField,
  ...versionField,
})
export type SentTemplate = FormValue<typeof changedTemplate.fields>
