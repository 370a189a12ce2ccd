// Translator of the admin screens of documents.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { publishingTexts } from '#features/publishing/screens/translator.ts'
import { documentMessages } from '../../messages/list.ts'
import { documentsConsole } from '../../messages/office.ts'
import { documentRefusals } from '../../messages/refusals.ts'

export const officeTexts = { ...publishingTexts, ...documentMessages, ...documentRefusals, ...documentsConsole }

export function officeTranslator(language: Language) {
  return translator(officeTexts, language)
}

export type OfficeTranslator = ReturnType<typeof officeTranslator>
