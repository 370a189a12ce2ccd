// Which sentences can the signed-in screens of applications say?

import { translator, type Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { fieldMessages } from '../../messages/fields.ts'
import { consoleMessages } from '../../messages/console.ts'
import { formMessages } from '../../messages/form.ts'
import { officeMessages } from '../../messages/office.ts'
import { refusalMessages } from '../../messages/refusals.ts'
import { screenMessages } from '../../messages/screens.ts'

const sentences = {
  ...validationMessages,
  ...platformMessages,
  ...refusalMessages,
  ...fieldMessages,
  ...screenMessages,
  ...formMessages,
  ...officeMessages,
  ...consoleMessages,
}

export function officeSay(language: Language) {
  return translator(sentences, language)
}

export type OfficeSay = ReturnType<typeof officeSay>
