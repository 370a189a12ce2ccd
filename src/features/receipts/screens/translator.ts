// Translator of the pages of receipts.

import { translator, type Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { receiptMessages } from '../messages.ts'

const texts = { ...validationMessages, ...platformMessages, ...receiptMessages }

export function receiptsTranslator(language: Language) {
  return translator(texts, language)
}
