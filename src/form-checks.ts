// Script of pages with a form but without React: validates the form by its definition, fills it from the account on the device.

import { newComplaint } from '#features/complaints/contract/form.ts'
import { complaintFormMessages } from '#features/complaints/messages/form.ts'
import { knownFields } from '#features/complaints/screens/parts/known-fields.ts'
import { translator } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { storedAccount } from '#platform/stored-account.ts'
import { checkPlainForm } from '#ui/form/check-plain-form.ts'
import { fillPlainForm } from '#ui/form/fill-plain-form.ts'

const language = document.documentElement.lang === 'ne' ? 'ne' : 'en'
const complaint = document.querySelector<HTMLFormElement>('form#complaint')

if (complaint) {
  checkPlainForm(complaint, newComplaint, translator({ ...validationMessages, ...complaintFormMessages }, language))
  fillPlainForm(complaint, knownFields(storedAccount(), language))
}
