// Translator of the pages and forms of billing runs and bills.

import { listsTexts } from '#features/ordered-lists/screens/translator.ts'
import { translator, type Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { correctionMessages } from '../messages/corrections.ts'
import { creditingMessages } from '../messages/crediting.ts'
import { billingPolicyMessages } from '../messages/policies.ts'
import { lateMessages } from '../messages/late.ts'
import { lateReadingMessages } from '../messages/late-readings.ts'
import { billsRefusals } from '../messages/refusals.ts'
import { billsScreens } from '../messages/screens.ts'

const texts = {
  ...validationMessages,
  ...platformMessages,
  ...billsRefusals,
  ...billsScreens,
  ...creditingMessages,
}

const policyTexts = {
  ...listsTexts,
  ...platformMessages,
  ...billingPolicyMessages,
}

export function billsTranslator(language: Language) {
  return translator(texts, language)
}

/** Of the page of billing policies. */
export function policiesTranslator(language: Language) {
  return translator(policyTexts, language)
}

/** Of the page of bills by a superseded tariff. */
export function lateTranslator(language: Language) {
  return translator({ ...texts, ...lateMessages }, language)
}

/** Of the readings that came after the bills of their month. */
export function lateReadingsTranslator(language: Language) {
  return translator({ ...texts, ...lateReadingMessages }, language)
}

/** Of the bills that corrected readings have made wrong. */
export function correctionsTranslator(language: Language) {
  return translator({ ...texts, ...correctionMessages }, language)
}
