// Translator of the numbers of the office.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { numbersMessages } from '../messages.ts'

export function numbersTranslator(language: Language) {
  return translator(numbersMessages, language)
}
