// Translator of the signed-in screens of applications.

import { translator, type Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { fieldMessages } from '../../messages/fields.ts'
import { consoleMessages } from '../../messages/console.ts'
import { formMessages } from '../../messages/form.ts'
import { officeMessages } from '../../messages/office.ts'
import { refusalMessages } from '../../messages/refusals.ts'
import { screenMessages } from '../../messages/screens.ts'

const messages = {
  ...validationMessages,
  ...platformMessages,
  ...refusalMessages,
  ...fieldMessages,
  ...screenMessages,
  ...formMessages,
  ...officeMessages,
  ...consoleMessages,
}

export function officeTranslator(language: Language) {
  return translator(messages, language)
}

export type TranslateOffice = ReturnType<typeof officeTranslator>
