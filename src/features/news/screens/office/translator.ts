// Which sentences can the office's screens about the news say?

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { publishingTexts } from '#features/publishing/screens/translator.ts'
import { newsMessages } from '../../messages/public.ts'
import { newsConsole } from '../../messages/office.ts'

export const officeTexts = { ...publishingTexts, ...newsMessages, ...newsConsole }

export function officeTranslator(language: Language) {
  return translator(officeTexts, language)
}
