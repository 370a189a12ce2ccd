// Which sentences can the office's screens about the news say?

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { publishingSentences } from '#features/publishing/screens/sentences.ts'
import { newsMessages } from '../../messages/public.ts'
import { newsConsole } from '../../messages/office.ts'

export const officeSentences = { ...publishingSentences, ...newsMessages, ...newsConsole }

export function officeSay(language: Language) {
  return translator(officeSentences, language)
}
