// Translator of the staff dashboard.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { dashboardsMessages } from '../messages.ts'

export function dashboardTranslator(language: Language) {
  return translator(dashboardsMessages, language)
}
