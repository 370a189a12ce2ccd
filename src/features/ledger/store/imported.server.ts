// SQL of imported entries: connections by number, entries and history by reference, and history of a connection.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { ImportedEntry } from '../contract/entries.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    ledgerHistory: { kind: ImportedEntry['kind'] }
  }
}

export type KnownConnection = { id: number; customerNumber: string; openingBalancePaisa: number | null }

export async function listConnectionsByNumber(
  { db, org }: Scope,
  numbers: readonly string[],
): Promise<Map<string, KnownConnection>> {
  const { rows } = await sql<KnownConnection>`
    select id, customer_number, opening_balance_paisa from connections
     where org_id = ${org.id} and customer_number = any(${[...numbers]})`.execute(db)
  return new Map(rows.map((row) => [row.customerNumber, row]))
}

/** Of connections, the months that bills of this system charge and that are not credited, as `12 2083/07` of the connection 12. */
export async function listBilledMonths({ db, org }: Scope, connectionIds: readonly number[]): Promise<Set<string>> {
  if (connectionIds.length === 0) return new Set()
  const { rows } = await sql<{ month: string }>`
    select distinct b.connection_id || ' ' || (line->>'period') as month from bills b, jsonb_array_elements(b.lines) line
     where b.org_id = ${org.id} and b.connection_id = any(${[...connectionIds]}::integer[]) and line->>'kind' = 'charge'
       and not exists (select from credit_notes n where n.org_id = b.org_id and n.bill_fiscal_year = b.fiscal_year
         and n.bill_number = b.number and n.approved_at is not null)`.execute(db)
  return new Set(rows.map(({ month }) => month))
}

/** What is stored under these references, posted or as history. */
export async function listByReference(
  { db, org }: Scope,
  references: readonly string[],
): Promise<Map<string, ImportedEntry>> {
  const { rows } = await sql<ImportedEntry>`
    select e.reference, c.customer_number, e.kind, e.amount_paisa, e.period, e.value_on, e.note
      from (select org_id, reference, connection_id, kind, amount_paisa, period, value_on, note from ledger_entries
             where org_id = ${org.id} and reference = any(${[...references]})
            union all
            select org_id, reference, connection_id, kind, amount_paisa, period, value_on, note from ledger_history
             where org_id = ${org.id} and reference = any(${[...references]})) e
      join connections c on c.org_id = e.org_id and c.id = e.connection_id`.execute(db)
  return new Map(rows.map((row) => [row.reference, row]))
}

/** Rows of history, whatever their number with one parameter. */
export async function insertHistory(
  { db, org }: Scope,
  entries: readonly (ImportedEntry & { connectionId: number })[],
): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ connectionId, reference, kind, amountPaisa, period, valueOn, note }) => {
    return { connection_id: connectionId, reference, kind, amount_paisa: amountPaisa, period, value_on: valueOn, note }
  })
  await sql`
    insert into ledger_history (org_id, reference, connection_id, kind, amount_paisa, period, value_on, note)
    select ${org.id}::integer, reference, connection_id, kind, amount_paisa, period, value_on, note
      from json_to_recordset(${JSON.stringify(rows)}::json) as entry (reference text, connection_id integer, kind text,
        amount_paisa bigint, period text, value_on date, note text)`.execute(db)
}

/** The sums of stored history by connection. */
export async function sumHistory({ db, org }: Scope): Promise<Map<number, number>> {
  const { rows } = await sql<{ connectionId: number; sum: number }>`
    select connection_id, sum(amount_paisa)::bigint as sum from ledger_history where org_id = ${org.id}
     group by connection_id`.execute(db)
  return new Map(rows.map(({ connectionId, sum }) => [connectionId, sum]))
}

export async function listHistoryOf({ db, org }: Scope, connectionId: number) {
  return db
    .selectFrom('ledgerHistory')
    .select(['reference', 'kind', 'amountPaisa', 'period', 'valueOn', 'note'])
    .where('orgId', '=', org.id)
    .where('connectionId', '=', connectionId)
    .orderBy('valueOn')
    .orderBy('reference')
    .execute()
}

export async function findConnectionNumber({ db, org }: Scope, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('connections')
    .select('customerNumber')
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.customerNumber
}
