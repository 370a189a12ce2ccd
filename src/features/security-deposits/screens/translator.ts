// Translator of the pages and forms of security deposits.

import { translator, type Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { depositMessages } from '../messages.ts'

const texts = { ...validationMessages, ...platformMessages, ...depositMessages }

export function depositsTranslator(language: Language) {
  return translator(texts, language)
}
