// SQL of the office's list of messages.

import { sql } from 'kysely'
import type { Channel } from '#kit/outgoing-messages.ts'
import type { Scope } from '#platform/context.ts'
import { countUpTo } from '#platform/count.server.ts'
import type { MessageState } from './contract/lists.ts'

export type MessagesRequest = {
  state?: MessageState | undefined
  channel?: Channel | undefined
  /** A whole address or number, as it is stored. */
  recipient?: string | undefined
}
export type Paging = { direction: 'asc' | 'desc'; offset: number; limit: number }

const columns = [
  'id',
  'kind',
  'channel',
  'recipient',
  'queuedAt',
  'nextTryAt',
  'expiresAt',
  'tries',
  'sentAt',
  'givenUpAt',
  'expiredAt',
  'lastError',
] as const

/** A page in the order of the times at which they were queued. */
export function listMessages(scope: Scope, request: MessagesRequest, { direction, offset, limit }: Paging) {
  return found(scope, request)
    .select(columns)
    .select([hasText, invitedOf(scope)])
    .orderBy('queuedAt', direction)
    .orderBy('id', direction)
    .offset(offset)
    .limit(limit)
    .execute()
}
export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number]

/** The number of messages found, counted up to `max`. */
export function countMessages(scope: Scope, request: MessagesRequest, max: number): Promise<number> {
  return countUpTo(scope, found(scope, request).select('id'), max)
}

export function findMessage(scope: Scope, id: number): Promise<MessageRow | undefined> {
  return found(scope, {})
    .select(columns)
    .select([hasText, invitedOf(scope)])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The same, locked against delivery and a second try until the transaction ends. */
export function lockMessage(scope: Scope, id: number): Promise<MessageRow | undefined> {
  return found(scope, {})
    .select(columns)
    .select([hasText, invitedOf(scope)])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The person with a role here whose address the invitation was sent to. */
function invitedOf({ org }: Scope) {
  return sql<number | null>`(select p.id from people p
     where outbox.kind = 'invitation' and p.email = lower(outbox.recipient)
       and exists (select from role_grants g where g.person_id = p.id and g.org_id = ${org.id} and g.ended_at is null))`.as(
    'personId',
  )
}

const hasText = sql<boolean>`body <> ''`.as('hasText')

/** Literals of the partial indexes; `messageState` of the rules says the same. */
const inState = {
  queued: sql<boolean>`next_try_at is not null`,
  sent: sql<boolean>`sent_at is not null`,
  failed: sql<boolean>`(given_up_at is not null or expired_at is not null)`,
}

function found({ db, org }: Scope, { state, channel, recipient }: MessagesRequest) {
  return db
    .selectFrom('outbox')
    .where('orgId', '=', org.id)
    .$if(state !== undefined, (query) => query.where(inState[state!]))
    .$if(channel !== undefined, (query) => query.where('channel', '=', channel!))
    .$if(recipient !== undefined, (query) => query.where(sql`lower(recipient)`, '=', recipient!.toLowerCase()))
}
