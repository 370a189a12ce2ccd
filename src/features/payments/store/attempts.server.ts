// SQL of attempts: inserted with their parts, locked, changed, and those to ask a gateway about.

import { sql } from 'kysely'
import type { GatewayKind, Handover } from '#features/gateways/contract/gateway.ts'
import type { Scope } from '#platform/context.ts'
import type { Json, Row } from '#platform/tables.server.ts'
import type { AttemptState, Difference } from '../contract/attempt.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    paymentAttempts: {
      gateway: GatewayKind
      state: AttemptState
      difference: Difference | null
      handover: Json<Handover> | null
    }
  }
}

export type AttemptRow = Row<'paymentAttempts'>
export type PartRow = { connectionId: number; customerNumber: string; amountPaisa: number; entryId: number | null }

export type NewAttempt = Pick<
  AttemptRow,
  'id' | 'gateway' | 'amountPaisa' | 'begunAt' | 'quotedUntil' | 'personId' | 'language' | 'askAt'
>

export async function insertAttempt(
  { db, org }: Scope,
  attempt: NewAttempt,
  parts: readonly { connectionId: number; amountPaisa: number }[],
): Promise<void> {
  await db
    .insertInto('paymentAttempts')
    .values({ orgId: org.id, ...attempt, state: 'begun' })
    .execute()
  await db
    .insertInto('paymentAttemptParts')
    .values(parts.map((part) => ({ orgId: org.id, attemptId: attempt.id, ...part })))
    .execute()
}

/** Attempts of a customer for one of these connections, begun after a moment and not settled; the most of any of them. */
export async function countOpen(
  { db, org }: Scope,
  { personId, ids, since }: { personId: number; ids: readonly number[]; since: Date },
): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select coalesce(max(open), 0)::integer as open from (
      select count(*) as open from payment_attempt_parts p
        join payment_attempts a on a.org_id = p.org_id and a.id = p.attempt_id
       where p.org_id = ${org.id} and p.connection_id = any(${[...ids]}::integer[])
         and a.person_id = ${personId} and a.begun_at > ${since} and a.paid_paisa is null group by p.connection_id) each`.execute(
    db,
  )
  return rows[0]!.open
}

export function findAttempt({ db, org }: Scope, id: string): Promise<AttemptRow | undefined> {
  const rows = db.selectFrom('paymentAttempts').selectAll()
  return rows.where('orgId', '=', org.id).where('id', '=', id).executeTakeFirst()
}

/** The first host of the organisation that has the attempt, where it is another one than this; ids are random. */
export async function findOtherHost({ db, org }: Scope, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ host: string }>`
    select h.host from payment_attempts a join organisation_hosts h on h.org_id = a.org_id
     where a.id = ${id} and a.org_id <> ${org.id} order by h.position limit 1`.execute(db)
  return rows[0]?.host
}

/** The attempt, which nobody else changes until the end of the transaction. */
export function lockAttempt({ db, org }: Scope, id: string): Promise<AttemptRow | undefined> {
  const rows = db.selectFrom('paymentAttempts').selectAll()
  return rows.where('orgId', '=', org.id).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** In the order in which they are paid when too little is paid. */
export async function listParts({ db, org }: Scope, id: string): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select p.connection_id, c.customer_number, p.amount_paisa, p.entry_id
      from payment_attempt_parts p join connections c on c.org_id = p.org_id and c.id = p.connection_id
     where p.org_id = ${org.id} and p.attempt_id = ${id} order by c.customer_number`.execute(db)
  return rows
}

export type AttemptChange = Partial<
  Pick<
    AttemptRow,
    | 'state'
    | 'ownReference'
    | 'account'
    | 'paidPaisa'
    | 'paidReference'
    | 'difference'
    | 'resolvedAt'
    | 'resolvedById'
    | 'resolvedBy'
    | 'resolution'
    | 'askAt'
    | 'asked'
    | 'unpaidAt'
    | 'receiptFiscalYear'
    | 'receiptNumber'
    | 'receiptCode'
  >
> & { handover?: Handover }

export async function updateAttempt({ db, org }: Scope, id: string, change: AttemptChange): Promise<void> {
  const { handover, ...columns } = change
  await db
    .updateTable('paymentAttempts')
    .set({ ...columns, ...(handover && { handover: JSON.stringify(handover) }) })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}

export async function updatePart(
  { db, org }: Scope,
  { attemptId, connectionId, entryId }: { attemptId: string; connectionId: number; entryId: number },
): Promise<void> {
  await db
    .updateTable('paymentAttemptParts')
    .set({ entryId })
    .where('orgId', '=', org.id)
    .where('attemptId', '=', attemptId)
    .where('connectionId', '=', connectionId)
    .execute()
}

/** The attempts whose state is to be requested from a gateway now, those that wait longest first. */
export function listToAsk(
  { db, org }: Scope,
  { gateway, now, limit }: { gateway: GatewayKind; now: Date; limit: number },
): Promise<Pick<AttemptRow, 'id' | 'begunAt' | 'state'>[]> {
  return db
    .selectFrom('paymentAttempts')
    .select(['id', 'begunAt', 'state'])
    .where('orgId', '=', org.id)
    .where('gateway', '=', gateway)
    .where('askAt', '<=', now)
    .orderBy('askAt')
    .limit(limit)
    .execute()
}

/** Moves the next question, unless somebody else has moved it meanwhile. */
export async function postponeAsking(
  { db, org }: Scope,
  id: string,
  { now, askAt }: { now: Date; askAt: Date | null },
): Promise<void> {
  await db
    .updateTable('paymentAttempts')
    .set({ askAt })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .where('askAt', '<=', now)
    .execute()
}

/** Those of these connections that are closed. */
export async function listClosed(
  { db, org }: Scope,
  ids: readonly number[],
  today: string,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct on (connection_id) connection_id as id, state from connection_states
     where org_id = ${org.id} and connection_id = any(${[...ids]}::integer[]) and since <= ${today}
     order by connection_id, since desc`.execute(db)
  return new Set(
    (rows as { id: number; state: string }[]).filter(({ state }) => state === 'closed').map(({ id }) => id),
  )
}
