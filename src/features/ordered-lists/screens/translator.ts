// Translator of the console screens of ordered lists.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { listsMessages } from '../messages.ts'

export const listsTexts = { ...validationMessages, ...platformMessages, ...listsMessages }

export function listsTranslator(language: Language) {
  return translator(listsTexts, language)
}

/** A translator that has at least the messages of these screens. */
export type ListsTranslator = ReturnType<typeof listsTranslator>
