// Translator of the pages and forms of banking.

import { translator, type Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { bankingMessages } from '../messages.ts'

const texts = { ...validationMessages, ...platformMessages, ...bankingMessages }

export function bankingTranslator(language: Language) {
  return translator(texts, language)
}
