// Translator of the console's pages and forms of instalments.

import { translator, type Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { instalmentMessages } from '../messages/all.ts'

const texts = { ...validationMessages, ...platformMessages, ...instalmentMessages }

export function instalmentsTranslator(language: Language) {
  return translator(texts, language)
}
