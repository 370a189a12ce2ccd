// Messages to people as the office reads them, and a new try of one that failed.

import { parsePhone } from '#kit/phone.ts'
import type { ListQuery } from '#kit/page.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import { clean } from '#kit/text.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { maxOfficeCounted, pageFound } from '#platform/count.server.ts'
import { transaction } from '#platform/database.server.ts'
import { retryMessage as retryDelivery } from '#platform/outbox.server.ts'
import type { ListedMessage, MessageCounts, MessagesPage } from './contract/api.ts'
import { messageStates, type MessageState } from './contract/lists.ts'
import { failureOf, maskRecipient, mayBeRetried, messageState, withoutRecipients } from './rules.ts'
import type { MessageRow, MessagesRequest } from './store.server.ts'
import { countMessages, findMessage, listMessages, lockMessage } from './store.server.ts'

type MessagesQuery = ListQuery & Pick<MessagesRequest, 'state' | 'channel'>

/** A page with recipients masked and without texts. */
export async function readMessages(ctx: Ctx<Staff>, query: MessagesQuery): Promise<MessagesPage> {
  const { state, channel, search, page, limit, sortOrder } = query
  const request = { state, channel, recipient: search ? recipientOf(search) : undefined }
  const counted = await countMessages(ctx, request, maxOfficeCounted + 1)
  const direction = sortOrder === 'asc' ? 'asc' : 'desc'
  const rows = await listMessages(ctx, request, { direction, offset: (page - 1) * limit, limit })
  return pageFound(
    rows.map((row) => listedOf(ctx, row)),
    counted,
    maxOfficeCounted,
  )
}

export async function readMessageCounts(ctx: Ctx<Staff>): Promise<MessageCounts> {
  const counted = await Promise.all(messageStates.map((state) => countMessages(ctx, { state }, maxOfficeCounted + 1)))
  const counts = Object.fromEntries(messageStates.map((state, index) => [state, counted[index]!]))
  const { sendsMail: mail = false, sendsSms: sms = false } = ctx
  return { ...(counts as Record<MessageState, number>), sends: { mail, sms } }
}

/** For the dashboard. */
export async function countUndelivered(ctx: Ctx<Staff>): Promise<{ failed: number }> {
  return { failed: await countMessages(ctx, { state: 'failed' }, maxOfficeCounted + 1) }
}

export async function retryMessage(ctx: Ctx<Staff>, { id }: { id: number }): Promise<ListedMessage> {
  return transaction(ctx, async (tx) => {
    const message = (await lockMessage(tx, id)) ?? unknown()
    enforce(mayBeRetried(message, tx.now))
    await retryDelivery(tx, message)
    return listedOf(tx, (await findMessage(tx, id)) ?? unknown())
  })
}

/** As the recipient is stored: a phone number however it is written, or an address. */
function recipientOf(search: string): string {
  return parsePhone(search)?.e164 ?? clean(search)
}

function listedOf({ now, language }: Ctx, row: MessageRow): ListedMessage {
  const { id, kind, channel, tries, personId } = row
  return {
    id,
    kind,
    channel,
    recipient: maskRecipient(row, language),
    state: messageState(row),
    queuedAt: row.queuedAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    nextTryAt: row.nextTryAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
    tries,
    failure: failureOf(row),
    error: withoutRecipients(row.lastError),
    personId,
    may: { retry: mayBeRetried(row, now) },
  }
}

function unknown(): never {
  return refuse('missing', 'outbox.unknown')
}
