// SQL of surcharges: bills with a step that has begun, and the entries of their connections.

import { sql } from 'kysely'
import type { EntryKind } from '#features/ledger/contract/entries.ts'
import type { BalanceEntry } from '#features/ledger/rules/balances.ts'
import type { Scope } from '#platform/context.ts'
import type { SurchargedBill } from '../rules/surcharges.ts'
import { isNotCredited } from './billed.server.ts'

/** `isByPerson`: entered by a person, not by the system. */
export type LedgerEntry = BalanceEntry & { kind: EntryKind; reference: string | null; isByPerson: boolean }
export type SurchargedConnection = { id: number; bills: SurchargedBill[]; entries: LedgerEntry[] }

/** Connections by id after `after` that have a bill with a surcharge of a step begun, or one that was posted. */
export async function listSurcharged(
  { db, org }: Scope,
  today: string,
  { after, limit }: { after: number; limit: number },
): Promise<SurchargedConnection[]> {
  const found = await sql<{ id: number }>`
    select distinct b.connection_id as id from bills b where b.org_id = ${org.id} and b.connection_id > ${after}
       and exists (select from jsonb_array_elements(b.payment_steps) step
         where (step->>'basisPoints')::integer > 0 and b.billed_on + (step->>'fromDay')::integer <= ${today}::date)
     order by 1 limit ${limit}`.execute(db)
  const ids = found.rows.map(({ id }) => id)
  const bills = await sql<SurchargedBill & { connectionId: number }>`
    select connection_id, fiscal_year, number, period, billed_on, entry_id, payment_steps from bills b
     where org_id = ${org.id} and connection_id = any(${ids}::integer[]) and entry_id is not null and charge_paisa > 0
       and ${isNotCredited} order by billed_on, number`.execute(db)
  const entries = await sql<LedgerEntry & { connectionId: number }>`
    select connection_id, id, kind, amount_paisa, value_on, posted_on, corrects, reference,
           author_id is not null as is_by_person from ledger_entries
     where org_id = ${org.id} and connection_id = any(${ids}::integer[]) order by id`.execute(db)
  const billsOf = Map.groupBy(bills.rows, ({ connectionId }) => connectionId)
  const entriesOf = Map.groupBy(entries.rows, ({ connectionId }) => connectionId)
  return ids.map((id) => ({ id, bills: billsOf.get(id) ?? [], entries: entriesOf.get(id) ?? [] }))
}
