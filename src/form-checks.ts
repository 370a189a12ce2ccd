// Script of pages with a form but without React: validates the form by its definition, and loads the script that fills it for whoever is signed in, and that of texts typed for Preeti.

import { newComplaint } from '#features/complaints/contract/new-complaint.ts'
import { complaintFormMessages } from '#features/complaints/messages/form.ts'
import { translator } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { checkPlainForm } from '#ui/form/check-plain-form.ts'

const language = document.documentElement.lang === 'ne' ? 'ne' : 'en'
const complaint = document.querySelector<HTMLFormElement>('form#complaint')

if (complaint) {
  checkPlainForm(complaint, newComplaint, translator({ ...validationMessages, ...complaintFormMessages }, language))
  const { knownNotice: script } = complaint.querySelector<HTMLElement>('[data-known-notice]')?.dataset ?? {}
  if (script && document.documentElement.dataset.signedIn !== undefined) void import(/* @vite-ignore */ script)
  const { preetiOffers } = complaint.dataset
  complaint.addEventListener('focusin', () => void import(/* @vite-ignore */ preetiOffers!), { once: true })
}
