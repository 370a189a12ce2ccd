// Translator of the pages and forms of refunds.

import { translator, type Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { refundMessages } from '../messages.ts'

const texts = { ...validationMessages, ...platformMessages, ...refundMessages }

export function refundsTranslator(language: Language) {
  return translator(texts, language)
}
