// Translator of the pages and forms of amnesties.

import { translator, type Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { amnestyMessages } from '../messages.ts'

const texts = { ...validationMessages, ...platformMessages, ...amnestyMessages }

export function amnestiesTranslator(language: Language) {
  return translator(texts, language)
}
