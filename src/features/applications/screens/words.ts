// How do the screens around the form speak?

import type { Language, Translate } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { platformMessages } from '#platform/messages.ts'
import { fieldMessages } from '../messages/fields.ts'
import { formMessages } from '../messages/form.ts'
import { refusalMessages } from '../messages/refusals.ts'
import { screenMessages } from '../messages/screens.ts'

const all = { ...platformMessages, ...refusalMessages, ...fieldMessages, ...formMessages, ...screenMessages }

export type ScreenSay = Translate<typeof all>

export function sayOnScreens(language: Language): ScreenSay {
  return translator(all, language)
}
