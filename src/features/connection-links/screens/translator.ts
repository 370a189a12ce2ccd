// Translator of the screens of links.

import { translator, type Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { linkMessages } from '../messages.ts'

const messages = { ...validationMessages, ...platformMessages, ...linkMessages }

export function linkTranslator(language: Language) {
  return translator(messages, language)
}
