// Translator of the page of collections.

import { translator, type Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { collectionMessages } from '../messages.ts'

const texts = { ...validationMessages, ...platformMessages, ...collectionMessages }

export function collectionsTranslator(language: Language) {
  return translator(texts, language)
}
