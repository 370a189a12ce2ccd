// Translator of the pages of payments.

import { translator, type Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { paymentMessages } from '../messages/public.ts'

const texts = { ...validationMessages, ...platformMessages, ...paymentMessages }

export function paymentsTranslator(language: Language) {
  return translator(texts, language)
}
