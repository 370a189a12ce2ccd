// Translator of the screens of connections, with the messages of their forms.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { connectionsMessages } from '../messages.ts'

const messages = { ...validationMessages, ...platformMessages, ...connectionsMessages }

export function connectionsTranslator(language: Language) {
  return translator(messages, language)
}
