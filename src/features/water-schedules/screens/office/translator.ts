// Translator of the console pages about interruptions.

import { translator } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { waterSchedulesMessages } from '../../messages/public.ts'
import { supplyOfficeMessages } from '../../messages/office.ts'

const messages = { ...validationMessages, ...platformMessages, ...waterSchedulesMessages, ...supplyOfficeMessages }

export function supplyTranslator(language: 'en' | 'ne') {
  return translator(messages, language)
}
