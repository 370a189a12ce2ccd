// SQL of readings that customers send: stored, listed for the office, decided, removed.

import { sql } from 'kysely'
import type { BsMonth } from '#kit/calendar/bs-month.ts'
import type { Scope } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'
import type { Row } from '#platform/tables.server.ts'

export type SentRow = Row<'sentReadings'>
export type NewSent = Pick<
  SentRow,
  'connectionId' | 'period' | 'readOn' | 'value' | 'photoHash' | 'photoSize' | 'confirmed' | 'personId' | 'sentAt'
>

/** Replaces one that waits for the same month. */
export async function replaceSent({ db, org }: Scope, sent: NewSent): Promise<void> {
  await db
    .deleteFrom('sentReadings')
    .where('orgId', '=', org.id)
    .where('connectionId', '=', sent.connectionId)
    .where('period', '=', sent.period)
    .where('decidedAt', 'is', null)
    .execute()
  await db
    .insertInto('sentReadings')
    .values({ ...sent, orgId: org.id })
    .execute()
}

/** The newest of each of these connections for a month. */
export async function listNewestSent(
  { db, org }: Scope,
  connectionIds: readonly number[],
  period: BsMonth,
): Promise<Map<number, SentRow>> {
  const { rows } = await sql<SentRow>`
    select distinct on (connection_id) * from sent_readings
     where org_id = ${org.id} and connection_id = any(${[...connectionIds]}::integer[]) and period = ${period}
     order by connection_id, id desc`.execute(db)
  return new Map(rows.map((row) => [row.connectionId, row]))
}

export type WaitingRow = SentRow & { customerNumber: string; nameEn: string; nameNe: string }

/** Those that wait for the office, the oldest first. */
export async function listWaiting(
  { db, org }: Scope,
  { offset, limit }: { offset: number; limit: number },
): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select s.*, c.customer_number, h.name_en, h.name_ne from sent_readings s
      join connections c on c.org_id = s.org_id and c.id = s.connection_id
      join connection_holders h on h.org_id = s.org_id and h.connection_id = s.connection_id and h.held_until is null
     where s.org_id = ${org.id} and s.decided_at is null order by s.id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export function waitingQuery({ org }: Scope) {
  return sql`select 1 from sent_readings where org_id = ${org.id} and decided_at is null`
}

/** `lock` locks it until the transaction ends. */
export function findSent({ db, org }: Scope, id: number, { lock }: { lock: boolean }): Promise<SentRow | undefined> {
  return db
    .selectFrom('sentReadings')
    .selectAll()
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
}

export async function decideSent(
  { db, org }: Scope,
  id: number,
  decision: { decidedAt: Date; decidedById: number; decidedBy: string; accepted: boolean; reason: string },
): Promise<void> {
  await db.updateTable('sentReadings').set(decision).where('orgId', '=', org.id).where('id', '=', id).execute()
}

/** Of every organisation, those that were sent before. Their photographs go with the job of files that no row names. */
export async function removeSent(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sentReadings').where('sentAt', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
