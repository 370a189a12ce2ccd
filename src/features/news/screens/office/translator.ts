// Translator of the admin screens of the news.

import { blockMessages } from '#kit/blocks/messages.ts'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { publishingTexts } from '#features/publishing/screens/translator.ts'
import { newsMessages } from '../../messages/public.ts'
import { newsConsole } from '../../messages/office.ts'

export const officeTexts = { ...blockMessages, ...publishingTexts, ...newsMessages, ...newsConsole }

export function officeTranslator(language: Language) {
  return translator(officeTexts, language)
}
