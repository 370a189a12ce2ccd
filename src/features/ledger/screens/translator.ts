// Translator of the ledger's pages and forms.

import { translator, type Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { chartMessages } from '../messages/chart.ts'
import { ledgerReports } from '../messages/reports.ts'
import { ledgerScreens } from '../messages/screens.ts'

const texts = {
  ...validationMessages,
  ...platformMessages,
  ...ledgerScreens,
  ...ledgerReports,
  ...chartMessages,
}

export function ledgerTranslator(language: Language) {
  return translator(texts, language)
}
