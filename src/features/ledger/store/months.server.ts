// SQL of the ledger's first day, its closed months, and the opening balances that are not yet posted.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { Authorship } from './entries.server.ts'

/** The day from which the ledger is kept; undefined before it is opened. */
export async function findCutOver({ db, org }: Scope): Promise<string | undefined> {
  const row = await db.selectFrom('ledgerPolicies').select('cutOverOn').where('orgId', '=', org.id).executeTakeFirst()
  return row?.cutOverOn
}

export async function insertCutOver({ db, org }: Scope, cutOverOn: string): Promise<void> {
  await db.insertInto('ledgerPolicies').values({ orgId: org.id, cutOverOn }).execute()
}

/** The last day of the last closed month, null before the first. */
export async function findClosedUntil({ db, org }: Scope): Promise<string | null> {
  const { rows } = await sql<{ until: string | null }>`
    select max(closed_until) as until from ledger_closings where org_id = ${org.id}`.execute(db)
  return rows[0]!.until
}

export async function insertClosing(
  { db, org }: Scope,
  closing: { kind: 'month' | 'fiscal-year'; closedUntil: string },
  { enteredAt, authorId, authorName }: Authorship,
): Promise<void> {
  await db
    .insertInto('ledgerClosings')
    .values({ orgId: org.id, ...closing, closedAt: enteredAt, authorId, authorName })
    .execute()
}

/** `entryId` is the opening that is posted and not corrected, null where there is none; `times`: how many were posted. */
export type OpeningDue = {
  connectionId: number
  customerNumber: string
  amountPaisa: number
  entryId: number | null
  times: number
}

/** Connections, by id after `after`, whose opening balance in the register is not the one that is posted. */
export async function listOpeningsDue({ db, org }: Scope, after: number, limit: number): Promise<OpeningDue[]> {
  const { rows } = await sql<OpeningDue>`
    select c.id as connection_id, c.customer_number, coalesce(c.opening_balance_paisa, 0) as amount_paisa,
           o.entry_id, coalesce(o.times, 0)::int as times
      from connections c left join (
        select e.connection_id, count(*) as times, max(e.id) filter (where k.id is null) as entry_id,
               sum(e.amount_paisa) filter (where k.id is null) as amount_paisa
          from ledger_entries e left join ledger_entries k on k.org_id = e.org_id and k.corrects = e.id and k.kind = 'correction'
         where e.org_id = ${org.id} and e.kind = 'opening' group by e.connection_id) o on o.connection_id = c.id
     where c.org_id = ${org.id} and c.id > ${after}
       and coalesce(c.opening_balance_paisa, 0) <> coalesce(o.amount_paisa, 0)
     order by c.id limit ${limit}`.execute(db)
  return rows
}
