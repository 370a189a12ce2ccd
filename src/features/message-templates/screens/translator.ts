// Translator of the pages of message templates.

import { listsTexts } from '#features/ordered-lists/screens/translator.ts'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { templateMessages } from '../messages.ts'

const texts = { ...listsTexts, ...templateMessages }

export function templatesTranslator(language: Language) {
  return translator(texts, language)
}
