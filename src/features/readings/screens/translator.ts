// Translator of the screens of meter readings, with the messages of their forms.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { reasonMessages } from '../messages/reasons.ts'
import { screenMessages } from '../messages/screens.ts'
import { sentMessages } from '../messages/sent.ts'

const messages = { ...validationMessages, ...platformMessages, ...reasonMessages, ...screenMessages, ...sentMessages }

export function readingsTranslator(language: Language) {
  return translator(messages, language)
}
