// Translator of the console screens of editions.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { listsTexts } from '#features/ordered-lists/screens/translator.ts'
import { editionsMessages } from '../messages.ts'

export const editionsTexts = { ...listsTexts, ...editionsMessages }

export function editionsTranslator(language: Language) {
  return translator(editionsTexts, language)
}
