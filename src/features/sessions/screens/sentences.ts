// Which sentences can the screens of signing in say, their own and those of their forms?

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { sessionsMessages } from '../messages.ts'

const sentences = { ...validationMessages, ...platformMessages, ...sessionsMessages }

export function sessionsSay(language: Language) {
  return translator(sentences, language)
}
