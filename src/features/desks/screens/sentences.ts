// Which sentences can the first page of the office say?

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { desksMessages } from '../messages.ts'

export function deskSay(language: Language) {
  return translator(desksMessages, language)
}
