// Which sentences can the office's screens about documents say?

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { publishingSentences } from '#features/publishing/screens/sentences.ts'
import { documentMessages } from '../../messages/list.ts'
import { documentsConsole } from '../../messages/office.ts'
import { documentRefusals } from '../../messages/refusals.ts'

export const officeSentences = { ...publishingSentences, ...documentMessages, ...documentRefusals, ...documentsConsole }

export function officeSay(language: Language) {
  return translator(officeSentences, language)
}

export type OfficeSay = ReturnType<typeof officeSay>
