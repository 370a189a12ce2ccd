// SQL of the history of an attempt: what happened to it, and the queries of its returns.

import { sql } from 'kysely'
import type { ReturnQuery } from '#features/gateways/contract/gateway.ts'
import type { Scope } from '#platform/context.ts'
import type { Json } from '#platform/tables.server.ts'
import type { AttemptState } from '../contract/attempt.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    paymentAttemptEvents: { evidence: Json<ReturnQuery> | null }
  }
}

/** Shown of one attempt; far more than happens to any. */
const maxEvents = 200

export type AttemptEvent = {
  state: AttemptState
  word?: string
  amountPaisa?: number
  reference?: string
  evidence?: ReturnQuery
}

/** Adds to the history of an attempt that is locked. */
export async function insertEvent(
  { db, org, now }: Scope & { now: Date },
  id: string,
  { state, word = '', amountPaisa, reference, evidence }: AttemptEvent,
): Promise<void> {
  await sql`
    insert into payment_attempt_events (org_id, attempt_id, position, at, state, word, amount_paisa, reference, evidence)
    select ${org.id}, ${id}, count(*) + 1, ${now}, ${state}, ${word.slice(0, 200)}, ${amountPaisa ?? null}::bigint,
           ${reference ?? null}, ${evidence ? JSON.stringify(evidence) : null}::jsonb
      from payment_attempt_events where org_id = ${org.id} and attempt_id = ${id}`.execute(db)
}

export type EventRow = {
  at: Date
  state: AttemptState
  word: string
  amountPaisa: number | null
  reference: string | null
}

/** What happened to an attempt, oldest first. */
export function listEvents({ db, org }: Scope, id: string): Promise<EventRow[]> {
  return db
    .selectFrom('paymentAttemptEvents')
    .select(['at', 'state', 'word', 'amountPaisa', 'reference'])
    .where('orgId', '=', org.id)
    .where('attemptId', '=', id)
    .orderBy('position')
    .limit(maxEvents)
    .execute() as Promise<EventRow[]>
}

/** The queries of the returns, oldest first. */
export async function listEvidence({ db, org }: Scope, id: string): Promise<ReturnQuery[]> {
  const rows = await db
    .selectFrom('paymentAttemptEvents')
    .select('evidence')
    .where('orgId', '=', org.id)
    .where('attemptId', '=', id)
    .where('evidence', 'is not', null)
    .orderBy('position')
    .execute()
  return rows.map(({ evidence }) => evidence!)
}

/** Whether the history of an attempt has a reference of the gateway. */
export async function hasReference({ db, org }: Scope, id: string, reference: string): Promise<boolean> {
  const rows = db.selectFrom('paymentAttemptEvents').select('position').where('orgId', '=', org.id)
  const row = await rows.where('attemptId', '=', id).where('reference', '=', reference).executeTakeFirst()
  return row !== undefined
}
