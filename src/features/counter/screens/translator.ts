// Translator of the pages and forms of the counter.

import { translator, type Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { counterMessages } from '../messages.ts'

const texts = { ...validationMessages, ...platformMessages, ...counterMessages }

export function counterTranslator(language: Language) {
  return translator(texts, language)
}
