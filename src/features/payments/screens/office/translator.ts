// Translator of the office's list of payments.

import { translator, type Language } from '#kit/language.ts'
import { paymentMessages } from '../../messages/public.ts'
import { officePaymentMessages } from '../../messages/office.ts'

const texts = { ...paymentMessages, ...officePaymentMessages }

export function officeTranslator(language: Language) {
  return translator(texts, language)
}
