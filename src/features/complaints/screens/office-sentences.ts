// Which sentences can the office's screens of complaints say?

import { calendarMessages } from '#kit/calendar/messages.ts'
import { translator, type Language } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { complaintsMessages } from '../messages.ts'
import { officeMessages } from '../messages/office.ts'

const sentences = {
  ...validationMessages,
  ...calendarMessages,
  ...platformMessages,
  ...complaintsMessages,
  ...officeMessages,
}

export function officeSay(language: Language) {
  return translator(sentences, language)
}

export type OfficeSay = ReturnType<typeof officeSay>
