// Translator of the public screens of applications.

import type { Language, Translate } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { fieldMessages } from '../messages/fields.ts'
import { formMessages } from '../messages/form.ts'
import { refusalMessages } from '../messages/refusals.ts'
import { screenMessages } from '../messages/screens.ts'

const messages = {
  ...platformMessages,
  ...validationMessages,
  ...refusalMessages,
  ...fieldMessages,
  ...formMessages,
  ...screenMessages,
}

export type TranslateScreens = Translate<typeof messages>

export function screenTranslator(language: Language): TranslateScreens {
  return translator(messages, language)
}
