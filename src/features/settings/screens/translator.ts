// Translator of the pages of the office's lists and details.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { listsTexts } from '#features/ordered-lists/screens/translator.ts'
import { detailsMessages } from '../messages/details.ts'
import { policyMessages } from '../messages/policies.ts'
import { listMessages } from '../messages/lists.ts'

const texts = { ...listsTexts, ...listMessages, ...detailsMessages, ...policyMessages }

export function settingsTranslator(language: Language) {
  return translator(texts, language)
}

export type SettingsTranslator = ReturnType<typeof settingsTranslator>

/** The labels of a pair of fields, of the form's error summary and screen readers. @example pairLabels('name', 'Name', t) */
export function pairLabels<Name extends string>(name: Name, label: string, t: SettingsTranslator) {
  return {
    [`${name}Ne`]: t('settings.in_ne', { label }),
    [`${name}En`]: t('settings.in_en', { label }),
  }
}
