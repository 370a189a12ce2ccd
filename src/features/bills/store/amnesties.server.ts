// SQL of amnesties as far as payments and amounts follow from them: the approved campaigns, and the connections that owe.

import { sql } from 'kysely'
import type { PaymentStep } from '#features/tariffs/contract/api.ts'
import type { Scope } from '#platform/context.ts'
import type { Amnesty } from '../rules/amnesty.ts'
import { isNotCredited } from './billed.server.ts'
import { isByPerson } from './settlement.server.ts'

/** The approved campaigns, oldest first; with `endingFrom` those that end on that day or later. */
export async function listAmnesties(
  { db, org }: Scope,
  { endingFrom }: { endingFrom?: string } = {},
): Promise<Amnesty[]> {
  const { rows } = await sql<Amnesty>`
    select id, starts_on as "from", due_until, parts from amnesties
     where org_id = ${org.id} and outcome = 'approved'
       ${endingFrom === undefined ? sql`` : sql`and ends_on >= ${endingFrom}::date`}
     order by starts_on, id`.execute(db)
  return rows
}

/** The campaigns whose waiver connections have, or had until a person took it back: it is granted once. */
export async function listUsedAmnesties(
  { db, org }: Scope,
  connectionIds: readonly number[],
): Promise<{ connectionId: number; amnestyId: number }[]> {
  const { rows } = await sql<{ connectionId: number; amnestyId: number }>`
    select connection_id, split_part(reference, ':', 2)::integer as amnesty_id from ledger_entries e
     where org_id = ${org.id} and connection_id = any(${[...connectionIds]}::integer[]) and kind = 'waiver' and reference like 'amnesty:%'
       and not exists (select from ledger_entries c where c.org_id = e.org_id and c.corrects = e.id and not (${isByPerson(sql`c`)}))`.execute(
    db,
  )
  return rows
}

/** Connections by id after `after` whose balance is above zero. */
export async function listOwing({ db, org }: Scope, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ connectionId: number }>`
    select connection_id from ledger_entries where org_id = ${org.id} and connection_id > ${after}
     group by connection_id having sum(amount_paisa) > 0 order by connection_id limit ${limit}`.execute(db)
  return rows.map(({ connectionId }) => connectionId)
}

export type UnpaidBillRow = {
  connectionId: number
  entryId: number
  period: string
  billedOn: string
  chargePaisa: number
  paymentSteps: PaymentStep[]
}

/** The bills that posted these entries, without credited ones. */
export async function listUnpaidBills({ db, org }: Scope, entryIds: readonly number[]): Promise<UnpaidBillRow[]> {
  const { rows } = await sql<UnpaidBillRow>`
    select connection_id, entry_id, period, billed_on, charge_paisa, payment_steps from bills b
     where org_id = ${org.id} and entry_id = any(${[...entryIds]}::bigint[]) and ${isNotCredited}`.execute(db)
  return rows
}
