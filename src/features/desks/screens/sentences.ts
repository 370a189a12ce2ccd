// Translator of the staff dashboard.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { desksMessages } from '../messages.ts'

export function deskSay(language: Language) {
  return translator(desksMessages, language)
}
