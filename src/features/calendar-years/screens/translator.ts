// Translator of the console pages of Bikram Sambat years.

import { listsTexts } from '#features/ordered-lists/screens/translator.ts'
import { correctionMessages } from '#kit/calendar/corrections.ts'
import { translator, type Language } from '#kit/language.ts'
import { calendarYearMessages } from '../messages.ts'

export function calendarTranslator(language: Language) {
  return translator({ ...listsTexts, ...correctionMessages, ...calendarYearMessages }, language)
}
