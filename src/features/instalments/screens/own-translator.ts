// Translator of what customers see of instalments.

import { translator, type Language } from '#kit/language.ts'
import { ownInstalmentMessages } from '../messages/own.ts'

export function ownTranslator(language: Language) {
  return translator(ownInstalmentMessages, language)
}
