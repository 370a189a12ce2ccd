// SQL of reminders: connections with a bill of the last months and a phone, and what they were reminded of.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { ReminderKind } from './rules.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    billReminders: { kind: ReminderKind }
  }
}

export type RemindedConnection = { id: number; customerNumber: string; heldFrom: string }

/** By id after `after`: with a bill since a day, and a present holder who has a phone. */
export async function listToRemind(
  { db, org }: Scope,
  { since, after, limit }: { since: string; after: number; limit: number },
): Promise<RemindedConnection[]> {
  const { rows } = await sql<RemindedConnection>`
    select c.id, c.customer_number, h.held_from
      from connections c
      join connection_holders h on h.org_id = c.org_id and h.connection_id = c.id and h.held_until is null and h.phone is not null
     where c.org_id = ${org.id} and c.id > ${after}
       and exists (select from bills b where b.org_id = c.org_id and b.connection_id = c.id and b.billed_on >= ${since}::date)
     order by c.id limit ${limit}`.execute(db)
  return rows
}

export type Reminder = { fiscalYear: string; number: number; kind: ReminderKind }

/** Returns whether it is the first of its kind for this bill. */
export async function insertReminder(
  { db, org, now }: Scope & { now: Date },
  { fiscalYear, number, kind }: Reminder,
): Promise<boolean> {
  const row = await db
    .insertInto('billReminders')
    .values({ orgId: org.id, fiscalYear, number, kind, queuedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .executeTakeFirst()
  return row !== undefined
}
