// Translator of the public screens of complaints, with the messages of their forms.

import { translator, type Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { complaintsMessages } from '../messages/public.ts'

const messages = { ...validationMessages, ...platformMessages, ...complaintsMessages }

export function complaintsTranslator(language: Language) {
  return translator(messages, language)
}

export type TranslateComplaints = ReturnType<typeof complaintsTranslator>
