// Translator of the pages of merchant accounts.

import { translator, type Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { gatewayMessages } from '../messages.ts'

const texts = { ...validationMessages, ...platformMessages, ...gatewayMessages }

export function gatewaysTranslator(language: Language) {
  return translator(texts, language)
}
