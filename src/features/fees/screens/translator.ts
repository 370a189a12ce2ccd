// Translator of the page of fees at the counter.

import { translator, type Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { feeMessages } from '../messages.ts'

const texts = { ...validationMessages, ...platformMessages, ...feeMessages }

export function feesTranslator(language: Language) {
  return translator(texts, language)
}
