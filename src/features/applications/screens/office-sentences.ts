// Which sentences can the office's screens of applications say?

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { fieldMessages } from '../messages/fields.ts'
import { inboxMessages } from '../messages/inbox.ts'
import { officeMessages } from '../messages/office.ts'
import { refusalMessages } from '../messages/refusals.ts'
import { screenMessages } from '../messages/screens.ts'

const sentences = {
  ...validationMessages,
  ...platformMessages,
  ...refusalMessages,
  ...fieldMessages,
  ...screenMessages,
  ...officeMessages,
  ...inboxMessages,
}

export function officeSay(language: Language) {
  return translator(sentences, language)
}
