// Translator of the staff screens, with the messages of their forms.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { staffMessages } from '../messages.ts'

const messages = { ...validationMessages, ...platformMessages, ...staffMessages }

export function staffTranslator(language: Language) {
  return translator(messages, language)
}

export type TranslateStaff = ReturnType<typeof staffTranslator>
