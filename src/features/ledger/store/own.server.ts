// SQL of the entries of several connections, as far as balances are computed from them.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { StatementEntry } from '../rules/statement.ts'
import type { OwedEntry } from '../rules/unpaid.ts'

export type ReferredEntry = OwedEntry & { reference: string | null }

/** In the order of entry, by connection. */
export async function listBalanceEntries(
  { db, org }: Scope,
  connectionIds: readonly number[],
): Promise<Map<number, ReferredEntry[]>> {
  const { rows } = await sql<ReferredEntry & { connectionId: number }>`
    select connection_id, id, kind, amount_paisa, value_on, posted_on, corrects, period, reference from ledger_entries
     where org_id = ${org.id} and connection_id = any(${[...connectionIds]}::integer[]) order by id`.execute(db)
  return Map.groupBy(rows, ({ connectionId }) => connectionId)
}

/** All entries that change the balance of a connection, in the order of entry, without postings and authors. */
export async function listStatementEntries({ db, org }: Scope, connectionId: number): Promise<StatementEntry[]> {
  const { rows } = await sql<StatementEntry>`
    select id, kind, amount_paisa, value_on, posted_on, corrects, period, reference from ledger_entries
     where org_id = ${org.id} and connection_id = ${connectionId} and amount_paisa <> 0 order by id`.execute(db)
  return rows
}

/** The security deposits of a connection less what was given back or used, in paisa. */
export async function sumDeposits({ db, org }: Scope, connectionId: number): Promise<number> {
  const { rows } = await sql<{ held: string }>`
    select coalesce(-sum(p.amount_paisa), 0) as held
      from ledger_entries e join ledger_postings p on p.org_id = e.org_id and p.entry_id = e.id
     where e.org_id = ${org.id} and e.connection_id = ${connectionId} and p.account = 'deposits'`.execute(db)
  return Number(rows[0]!.held)
}
