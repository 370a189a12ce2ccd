// Translator of the office's list of payments.

import { translator, type Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { paymentMessages } from '../../messages/public.ts'
import { officePaymentMessages } from '../../messages/office.ts'

const texts = { ...paymentMessages, ...officePaymentMessages }

const formTexts = { ...validationMessages, ...platformMessages, ...texts }

export function officeTranslator(language: Language) {
  return translator(texts, language)
}

export function officeFormTranslator(language: Language) {
  return translator(formTexts, language)
}
