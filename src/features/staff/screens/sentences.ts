// Which sentences can the screens about people say, their own and those of their forms?

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { staffMessages } from '../messages.ts'

const sentences = { ...validationMessages, ...platformMessages, ...staffMessages }

export function staffSay(language: Language) {
  return translator(sentences, language)
}

export type StaffSay = ReturnType<typeof staffSay>
