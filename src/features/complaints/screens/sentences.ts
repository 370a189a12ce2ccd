// Which sentences can the complaints' screens say, their own and those of their forms?

import { calendarMessages } from '#kit/calendar/messages.ts'
import { translator, type Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { complaintsMessages } from '../messages/public.ts'

const sentences = { ...validationMessages, ...calendarMessages, ...platformMessages, ...complaintsMessages }

export function complaintsSay(language: Language) {
  return translator(sentences, language)
}

export type ComplaintsSay = ReturnType<typeof complaintsSay>
