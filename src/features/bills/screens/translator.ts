// Translator of the pages and forms of billing runs and bills.

import { translator, type Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { creditingMessages } from '../messages/crediting.ts'
import { billsRefusals } from '../messages/refusals.ts'
import { billsScreens } from '../messages/screens.ts'

const texts = { ...validationMessages, ...platformMessages, ...billsRefusals, ...billsScreens, ...creditingMessages }

export function billsTranslator(language: Language) {
  return translator(texts, language)
}
