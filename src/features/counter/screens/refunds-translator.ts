// Translator of the page of refunds in cash, with the reasons of refunds.

import { refundMessages } from '#features/refunds/messages.ts'
import { translator, type Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { counterMessages } from '../messages.ts'

const texts = { ...validationMessages, ...platformMessages, ...counterMessages, ...refundMessages }

export function refundsTranslator(language: Language) {
  return translator(texts, language)
}
