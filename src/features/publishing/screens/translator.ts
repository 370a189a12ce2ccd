// Translator of the publishing screens, and the colour of each publishing state.

import { validationMessages } from '#kit/validation/messages.ts'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { platformMessages } from '#platform/messages.ts'
import type { TagTone } from '#ui/tag.tsx'
import type { PublishingState } from '../contract/window.ts'
import { publishingMessages } from '../messages/states.ts'
import { publishingConsole } from '../messages/console.ts'

export const publishingTexts = {
  ...validationMessages,
  ...platformMessages,
  ...publishingMessages,
  ...publishingConsole,
}

export function publishingTranslator(language: Language) {
  return translator(publishingTexts, language)
}

/** A translator that has at least the messages of the publishing screens. */
export type PublishingTranslator = ReturnType<typeof publishingTranslator>

export const stateTones: Record<PublishingState, TagTone> = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'success',
  expired: 'warning',
  withdrawn: 'danger',
}
