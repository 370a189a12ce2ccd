// Translator of the pages and forms of reconciliations.

import { translator, type Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { reconciliationRefusals } from '../messages/refusals.ts'
import { reconciliationScreens } from '../messages/screens.ts'

const texts = { ...validationMessages, ...platformMessages, ...reconciliationRefusals, ...reconciliationScreens }

export function reconciliationsTranslator(language: Language) {
  return translator(texts, language)
}
