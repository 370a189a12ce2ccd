// Rules of messages to people: their state, why one failed, whether it may be tried again, and how a recipient is shown.

import type { Language } from '#kit/language.ts'
import { maskPhone } from '#kit/phone.ts'
import type { Verdict } from '#kit/refusal.ts'
import { allow, deny } from '#kit/refusal.ts'
import type { Failure, MessageState } from './contract/lists.ts'

export type MessageMoments = { sentAt: Date | null; givenUpAt: Date | null; expiredAt: Date | null; expiresAt: Date }

/** The conditions of `store.server.ts` select the same. */
export function messageState({ sentAt, givenUpAt, expiredAt }: Omit<MessageMoments, 'expiresAt'>): MessageState {
  if (sentAt) return 'sent'
  return givenUpAt || expiredAt ? 'failed' : 'queued'
}

/** A failed message is tried again while it is of use to its recipient; its text is stored no longer than that. */
export function mayBeRetried(message: MessageMoments & { hasText: boolean }, now: Date): Verdict {
  const state = messageState(message)
  if (state === 'sent') return deny('outbox.already_sent')
  if (state === 'queued') return deny('outbox.still_queued')
  return message.hasText && message.expiresAt > now ? allow : deny('outbox.no_longer_valid')
}

/** Null while no try has failed. */
export function failureOf({ expiredAt, lastError }: { expiredAt: Date | null; lastError: string }): Failure | null {
  if (lastError === '') return expiredAt ? 'expired' : null
  return patterns.find(([, pattern]) => pattern.test(lastError))?.[0] ?? 'other'
}

const patterns: readonly [Failure, RegExp][] = [
  [
    'unreachable',
    /ECONN|ENOTFOUND|EAI_AGAIN|EHOST|ENET|timed? ?out|timeout|greeting never|fetch failed|connection (?:lost|closed)/i,
  ],
  ['recipient', /recipient|\b55[0-4]\b|\b5\.1\.\d\b|user unknown/i],
  ['refused', /gateway returned|login|\b5\d\d\b|\b4\d\d\b|TLS|certificate/i],
]

/** @example maskRecipient({ channel: 'mail', recipient: 'sita@example.org' }, 'en') // 's•••@example.org' */
export function maskRecipient(
  { channel, recipient }: { channel: 'mail' | 'sms'; recipient: string },
  language: Language,
): string {
  return channel === 'sms' ? maskPhone(recipient, language) : maskAddress(recipient)
}

/** The text of a server without addresses and numbers of people, which servers repeat. */
export function withoutRecipients(error: string): string {
  return error.replaceAll(/[^\s<>()",;:]+@[^\s<>()",;:]+/g, maskAddress).replaceAll(/\+?\d{7,}/g, '•••')
}

function maskAddress(address: string): string {
  return address.replace(/^(.).*(?=@)/u, '$1•••')
}
