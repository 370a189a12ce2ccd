// Translator of the application form, labels of its fields and options of its choices.

import type { Language, Translate } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { classifications, genders, tapTypes, transferReasons, yesNo } from '../contract/form.ts'
import type { ListedPaper } from '../contract/papers.ts'
import { fieldMessages } from '../messages/fields.ts'
import { refusalMessages } from '../messages/refusals.ts'
import { formMessages } from '../messages/form.ts'

const messages = { ...validationMessages, ...platformMessages, ...refusalMessages, ...fieldMessages, ...formMessages }

export type TranslateForm = Translate<typeof messages>

/** Translator of the application form. */
export function formTranslator(language: Language): TranslateForm {
  return translator(messages, language)
}

/** Field name → label, for forms; papers with the labels of the organisation. */
export function labelsIn(language: Language, papers: readonly ListedPaper[]): Record<string, string> {
  const entries = Object.entries(fieldMessages).filter(([key]) => key.startsWith(fieldPrefix))
  return Object.fromEntries([
    ...entries.map(([key, text]) => [key.slice(fieldPrefix.length), text[language]]),
    ...papers.map(({ kind, label }) => [kind, label[language]]),
  ])
}

/** The options of a choice with their labels, in the order of the form. */
export function optionsOf(name: ChoiceName, t: TranslateForm): { value: string; label: string }[] {
  const { options, prefix } = choices[name]
  return options.map((value) => ({ value, label: t(`${prefix}${value}` as Parameters<TranslateForm>[0]) }))
}

export type ChoiceName = keyof typeof choices

export function isChoice(name: string): name is ChoiceName {
  return Object.hasOwn(choices, name)
}

const fieldPrefix = 'applications.field.'
const choices = {
  gender: { options: genders, prefix: 'applications.gender.' },
  tapType: { options: tapTypes, prefix: 'applications.tap.' },
  classification: { options: classifications, prefix: 'applications.classification.' },
  householdUse: { options: yesNo, prefix: 'applications.use.' },
  transferReason: { options: transferReasons, prefix: 'applications.transfer.' },
} as const
