// SQL of settlements: connections with something to settle, their bills and entries, and the day until which all are settled.

import { sql, type RawBuilder } from 'kysely'
import { bsMonthOf, firstDayOf } from '#kit/calendar/bs-month.ts'
import type { EntryKind } from '#features/ledger/contract/entries.ts'
import { settledAnewReason } from '#features/ledger/contract/reasons.ts'
import type { Scope } from '#platform/context.ts'
import type { CutState } from '../rules/payment-plan.ts'
import type { SettledBill, SettlingEntry } from '../rules/settlement.ts'
import { isNotCredited } from './billed.server.ts'

/** `isByPerson`: meant by a person, which the corrections of a settlement that a person has caused are not; they name no month. */
export type LedgerEntry = SettlingEntry & { kind: EntryKind; reference: string | null; isByPerson: boolean }
export type SettledConnection = { id: number; bills: SettledBill[]; entries: LedgerEntry[]; states: CutState[] }

/** Of an entry by its alias. */
export function isByPerson(entry: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${entry}.author_id is not null and (${entry}.reason is distinct from ${settledAnewReason} or ${entry}.period is not null)`
}

/** The bills and entries of connections, which stay locked until the end of the transaction: one settlement of each at a time. */
export async function lockSettled({ db, org }: Scope, connectionIds: readonly number[]): Promise<SettledConnection[]> {
  const { rows } = await sql<{ id: number }>`
    select id from connections where org_id = ${org.id} and id = any(${[...connectionIds]}::integer[])
     order by id for no key update`.execute(db)
  const ids = rows.map(({ id }) => id)
  const bills = await sql<SettledBill & { connectionId: number }>`
    select connection_id, fiscal_year, number, period, billed_on, charge_paisa, entry_id, payment_steps from bills b
     where org_id = ${org.id} and connection_id = any(${ids}::integer[]) and entry_id is not null and charge_paisa > 0
       and ${isNotCredited}`.execute(db)
  const entries = await sql<LedgerEntry & { connectionId: number }>`
    select connection_id, id, kind, amount_paisa, value_on, posted_on, corrects, period, reference,
           case when is_day_typed then (entered_at at time zone 'Asia/Kathmandu')::date else value_on end as rebate_from,
           ${isByPerson(sql`e`)} as is_by_person
      from ledger_entries e
     where org_id = ${org.id} and connection_id = any(${ids}::integer[]) order by id`.execute(db)
  const statesOf = await listCutStates({ db, org }, ids)
  const billsOf = Map.groupBy(bills.rows, ({ connectionId }) => connectionId)
  const entriesOf = Map.groupBy(entries.rows, ({ connectionId }) => connectionId)
  return ids.map((id) => {
    return { id, bills: billsOf.get(id) ?? [], entries: entriesOf.get(id) ?? [], states: statesOf.get(id) ?? [] }
  })
}

/** Of connections, each with the day of its next bill: those of which something counts from that day or a later one. */
export async function listEnteredSince(
  { db, org }: Scope,
  days: readonly { connectionId: number; day: string }[],
): Promise<Set<number>> {
  const { rows } = await sql<{ connectionId: number }>`
    select distinct e.connection_id from json_to_recordset(${JSON.stringify(days)}::json) as bill ("connectionId" integer, day date)
      join ledger_entries e on e.org_id = ${org.id} and e.connection_id = bill."connectionId" and e.value_on >= bill.day`.execute(
    db,
  )
  return new Set(rows.map(({ connectionId }) => connectionId))
}

/** The states of taps by connection, oldest first. */
export async function listCutStates(
  { db, org }: Scope,
  connectionIds: readonly number[],
): Promise<Map<number, CutState[]>> {
  const { rows } = await sql<CutState & { connectionId: number }>`
    select connection_id, since, state <> 'connected' as is_cut from connection_states
     where org_id = ${org.id} and connection_id = any(${[...connectionIds]}::integer[]) order by since`.execute(db)
  return Map.groupBy(rows, ({ connectionId }) => connectionId)
}

/**
 * Connections by id after `after` to be settled again: those that owe, with a bill of which a step with a surcharge has begun after `since`,
 * those of which something was entered since, and those whose tap was since cut, closed or connected again. Without `since` all that have a bill.
 */
export async function listToSettle(
  { db, org }: Scope,
  { since, today }: { since: string | null; today: string },
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const hasBill = sql`exists (select from bills b where b.org_id = c.org_id and b.connection_id = c.id)`
  // A step that counts months, or repeats, begins with a month or on a later day.
  const monthBegan = since !== null && firstDayOf(bsMonthOf(today)) > since
  const begins = sql`b.billed_on + (step->>'fromDay')::integer`
  const hasStep = sql`exists (select from bills b, jsonb_array_elements(b.payment_steps) step
      where b.org_id = c.org_id and b.connection_id = c.id and (step->>'basisPoints')::integer > 0
        and case when step->>'unit' = 'month' then ${monthBegan}::boolean
          else ${begins} <= ${today}::date and (step ? 'repeat' or ${begins} > ${since}::date) end)`
  const owes = sql`(select sum(e.amount_paisa) from ledger_entries e where e.org_id = c.org_id and e.connection_id = c.id) > 0`
  // A bill changes something where another entry counts from its day or a later one.
  const precedes = sql`exists (select from ledger_entries o where o.org_id = e.org_id and o.connection_id = e.connection_id
      and o.value_on >= e.value_on and o.id <> e.id)`
  // A day more: what was entered while the last job ran.
  const changed = sql`c.id in (select e.connection_id from ledger_entries e where e.org_id = ${org.id}
      and e.entered_at >= ${since}::date - 1 and e.kind <> all('{surcharge,rebate}') and (e.kind <> 'bill' or ${precedes}))`
  const isOther = sql`c.id in (select s.connection_id from connection_states s where s.org_id = ${org.id} and s.entered_at >= ${since}::date - 1)`
  const { rows } = await sql<{ id: number }>`
    select c.id from connections c where c.org_id = ${org.id} and c.id > ${after} and ${hasBill}
       ${since === null ? sql`` : sql`and (${changed} or ${isOther} or (${hasStep} and ${owes}))`}
     order by c.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The day of the last job that settled all connections, null before the first. */
export async function findSettledOn({ db, org }: Scope): Promise<string | null> {
  const row = await db.selectFrom('settlements').select('settledOn').where('orgId', '=', org.id).executeTakeFirst()
  return row?.settledOn ?? null
}

export async function saveSettledOn({ db, org }: Scope, settledOn: string): Promise<void> {
  await db
    .insertInto('settlements')
    .values({ orgId: org.id, settledOn })
    .onConflict((conflict) => conflict.column('orgId').doUpdateSet({ settledOn }))
    .execute()
}
