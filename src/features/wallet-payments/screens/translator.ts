// Translator of the pages and forms of wallet payments.

import { translator, type Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { walletMessages } from '../messages.ts'

const texts = { ...validationMessages, ...platformMessages, ...walletMessages }

export function walletsTranslator(language: Language) {
  return translator(texts, language)
}
