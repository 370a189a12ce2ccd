// Fields of a case that staff register for a person at the counter, on the telephone or from a letter.

import { languages } from '#kit/language.ts'
import { choice } from '#kit/validation/fields.ts'
import { required } from '#kit/validation/rules.ts'

/** How the person came to the office. */
export const counterChannels = ['counter', 'telephone', 'letter'] as const
export type CounterChannel = (typeof counterChannels)[number]

/** Whether a case was registered by staff. */
export function isAtCounter(channel: string): boolean {
  return (counterChannels as readonly string[]).includes(channel)
}

/** `language`: in which the person is written to. */
export const counterFields = {
  channel: choice(counterChannels, required()),
  language: choice(languages, required()),
}
