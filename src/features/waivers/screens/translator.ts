// Translator of the pages and forms of waivers.

import { translator, type Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { waiverMessages } from '../messages.ts'

const texts = { ...validationMessages, ...platformMessages, ...waiverMessages }

export function waiversTranslator(language: Language) {
  return translator(texts, language)
}
