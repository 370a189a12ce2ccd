// Translator of the page that reverses a receipt, with the reasons of the ledger.

import { ledgerRefusals } from '#features/ledger/messages/refusals.ts'
import { translator, type Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { counterMessages } from '../messages.ts'

const texts = { ...validationMessages, ...platformMessages, ...counterMessages, ...ledgerRefusals }

export function reversalTranslator(language: Language) {
  return translator(texts, language)
}
