// Translator of the pages and forms of receipt books.

import { translator, type Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { bookMessages } from '../messages.ts'

const texts = { ...validationMessages, ...platformMessages, ...bookMessages }

export function booksTranslator(language: Language) {
  return translator(texts, language)
}
