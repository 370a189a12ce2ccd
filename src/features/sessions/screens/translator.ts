// Translator of the sign-in screens, with the messages of their forms.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { sessionsMessages } from '../messages/sessions.ts'

const messages = { ...validationMessages, ...platformMessages, ...sessionsMessages }

export function sessionsTranslator(language: Language) {
  return translator(messages, language)
}
