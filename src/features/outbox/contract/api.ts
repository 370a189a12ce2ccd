// HTTP API of messages to people: the office's list of them, their counts, and a new try of one that failed.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId, recordId } from '#kit/inputs.ts'
import { messageChannels, messageKinds } from '#kit/outgoing-messages.ts'
import { countedPageOf, verdict } from '#kit/outputs.ts'
import { listFields } from '#kit/page.ts'
import { choice } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { failures, messageStates } from './lists.ts'

const instant = z.string()

/** Without its text, which may hold a code. */
export const listedMessage = z.object({
  id: z.number(),
  /** Null for messages of earlier versions. */
  kind: z.nullable(z.enum(messageKinds)),
  channel: z.enum(messageChannels),
  /** Masked. */
  recipient: z.string(),
  state: z.enum(messageStates),
  queuedAt: instant,
  sentAt: z.nullable(instant),
  /** When a queued one is tried next. */
  nextTryAt: z.nullable(instant),
  /** Until when it is of use to its recipient. */
  expiresAt: instant,
  tries: z.number(),
  /** Why it failed, or why its last try did. */
  failure: z.nullable(z.enum(failures)),
  /** What the mail server or gateway returned, without addresses and numbers of people. */
  error: z.string(),
  /** Whom an invitation invites, while they are staff here: an administrator shows them a new code. */
  personId: z.nullable(z.number()),
  may: z.object({ retry: verdict }),
})
export type ListedMessage = z.infer<typeof listedMessage>

export const messagesPage = countedPageOf(listedMessage)
export type MessagesPage = z.infer<typeof messagesPage>

/** Messages by state, each counted up to a thousand (1,001 means more), and which channels this installation can send over. */
export const messageCounts = z.object({
  queued: z.number(),
  sent: z.number(),
  failed: z.number(),
  sends: z.object({ mail: z.boolean(), sms: z.boolean() }),
})
export type MessageCounts = z.infer<typeof messageCounts>

/** Messages of the last 30 days that could not be sent, for the dashboard. */
export const undelivered = z.object({ failed: z.number() })

export const outboxApi = {
  listMessages: {
    method: 'GET',
    path: '/admin/messages/{orgId}',
    for: 'messages:read',
    summary: {
      en: 'Mails and SMS of the last 30 days, newest first, by state and channel; a search is a whole address or number',
      ne: 'पछिल्ला ३० दिनका इमेल र एसएमएस, नयाँदेखि पुरानो क्रममा; अवस्था र माध्यमअनुसार, खोजमा पूरा ठेगाना वा नम्बर',
    },
    input: form({ orgId, ...listFields(['queuedAt']), state: choice(messageStates), channel: choice(messageChannels) }),
    output: messagesPage,
  },
  messageCounts: {
    method: 'GET',
    path: '/admin/messages/{orgId}/states',
    for: 'messages:read',
    summary: {
      en: 'Counts of messages by state, and the channels that this installation can send over',
      ne: 'अवस्थाअनुसार सन्देशको सङ्ख्या, र यस प्रणालीले पठाउन सक्ने माध्यम',
    },
    input: form({ orgId }),
    output: messageCounts,
  },
  retryMessage: {
    method: 'POST',
    path: '/admin/messages/{orgId}/{id}/retries',
    for: 'messages:retry',
    summary: {
      en: 'Try a failed message again while it is still of use to its recipient',
      ne: 'पठाउन नसकिएको सन्देश मान्य अवधिभित्र पुनः पठाउने',
    },
    input: form({ orgId, id: recordId('outbox.unknown') }),
    output: listedMessage,
    answers: 201,
  },
} as const satisfies Contract

export type OutboxApi = typeof outboxApi
