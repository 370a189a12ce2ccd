// Which sentences can the first page of the office say?

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { permissionMessages, roleMessages } from '#features/people/messages.ts'
import { desksMessages } from '../messages.ts'

const sentences = { ...roleMessages, ...permissionMessages, ...desksMessages }

export function deskSay(language: Language) {
  return translator(sentences, language)
}
