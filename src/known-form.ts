// Script of a form without React for whoever is signed in: fills it from the account on the device.

import { knownFields } from '#features/complaints/screens/parts/known-fields.ts'
import { storedAccount } from '#platform/stored-account.ts'
import { fillPlainForm } from '#ui/form/fill-plain-form.ts'

const language = document.documentElement.lang === 'ne' ? 'ne' : 'en'
const complaint = document.querySelector<HTMLFormElement>('form#complaint')

if (complaint) fillPlainForm(complaint, knownFields(storedAccount(), language))
