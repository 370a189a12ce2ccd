// Translator of what the console's screens of every kind of case share, and the name of a channel.

import { translator, type Language } from '#kit/language.ts'
import { casesMessages } from './counter-messages.ts'

export function casesTranslator(language: Language) {
  return translator(casesMessages, language)
}

/** How a case came; the name of a client that has no label is shown as it is. */
export function channelName(channel: string, language: Language): string {
  const messages: Record<string, Record<Language, string>> = casesMessages
  return messages[`cases.channel_${channel}`]?.[language] ?? channel
}
