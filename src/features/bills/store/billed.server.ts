// SQL of what a billing run reads of connections, batch by batch: tap, states, meters, readings, bills and entries.

import { sql, type RawBuilder } from 'kysely'
import { firstDayOf, addMonths, type BsMonth } from '#kit/calendar/bs-month.ts'
import type { FormerTap } from '#features/connections/contract/api.ts'
import type { DatedState } from '#features/connections/contract/connection.ts'
import type { OwedEntry } from '#features/ledger/rules/unpaid.ts'
import type { StoredReading } from '#features/readings/contract/reading.ts'
import type { Scope } from '#platform/context.ts'
import type { RunScope } from '../contract/runs.ts'
import type { BillBefore } from '../rules/billed-before.ts'
import type { ImportedBill } from '../rules/billed-elsewhere.ts'
import type { BilledConnection } from '../rules/run.ts'
import type { DatedDial } from '../rules/metered-use.ts'

type ConnectionRow = Pick<BilledConnection, 'id' | 'customerNumber'> & BilledConnection['tap']

type BilledScope = RunScope & { firstOfCycle: BsMonth; ids?: readonly number[] }

/** Months of readings that a run looks back: the average, the same month of last year, and months without a reading. */
const monthsBack = 36

/**
 * Connections by id after `after`: those of a zone where one is named, one by its customer number, or those of `ids`. Each table is read by itself, by the ids
 * of the batch: joined or nested in one statement, a table that grows within the transaction would be read whole for every batch.
 * `firstOfCycle`: the first month of the cycle that is billed.
 */
export async function listBilledConnections(
  scope: Scope,
  { period, zone, customerNumber, firstOfCycle, ids: wanted }: BilledScope,
  { after, limit }: { after: number; limit: number },
): Promise<BilledConnection[]> {
  const { db, org } = scope
  const from = addMonths(period, -monthsBack)
  const { rows } = await sql<ConnectionRow>`
    select c.id, c.customer_number, c.customer_type, c.tap_size, c.metered, c.sewer from connections c
     where c.org_id = ${org.id} and c.id > ${after}
       ${zone === null ? sql`` : sql`and c.tol in (select code from tols where org_id = ${org.id} and zone = ${zone})`}
       ${customerNumber === null ? sql`` : sql`and c.customer_number = ${customerNumber}`}
       ${wanted === undefined ? sql`` : sql`and c.id = any(${[...wanted]}::integer[])`}
     order by c.id limit ${limit}`.execute(db)
  const ids = rows.map(({ id }) => id)
  const since = firstDayOf(from)
  const balances = await listBalances(scope, ids)
  const owing = ids.filter((id) => (balances.get(id) ?? 0) > 0)
  const readBefore = await listReadBefore(scope, ids, from)
  const changed = await listChanged(scope, ids)
  const [readings, bills, imported, states, meters, taps, entries] = await Promise.all([
    listOf<StoredReading>(
      scope,
      ids,
      sql`period, read_on, status, value, units, old_final, new_start, new_serial, note, source, read_by
      from readings t where period between ${from} and ${period} and`,
      sql`period`,
    ),
    listOf<BillBefore>(
      scope,
      ids,
      sql`fiscal_year, number, period, units, (tap->>'metered')::boolean as metered, ${linesFrom(firstOfCycle, changed)} as lines
      from bills b where billed_on >= ${since}::date and ${isNotCredited} and`,
      byIssue,
    ),
    listOf<ImportedBill>(
      scope,
      ids,
      sql`period, amount_paisa from (${importedBills}) i where period between ${from} and ${period} and`,
      sql`period`,
    ),
    listOf<DatedState>(scope, ids, sql`since, state from connection_states where`, sql`since`),
    listOf<DatedDial & { openingReading: number }>(
      scope,
      ids,
      sql`fitted_on, dial_digits, opening_reading from connection_meters where`,
      sql`fitted_on`,
    ),
    listOf<FormerTap>(
      scope,
      ids,
      sql`until, customer_type, tap_size, metered, sewer from connection_former_taps where`,
      sql`until`,
    ),
    listOf<OwedEntry>(
      scope,
      owing,
      sql`id, kind, amount_paisa, value_on, posted_on, corrects, period
      from ledger_entries where`,
      sql`id`,
    ),
  ])
  return rows.map(({ customerType, tapSize, metered, sewer, ...row }) => ({
    ...row,
    tap: { customerType, tapSize, metered, sewer },
    balancePaisa: balances.get(row.id) ?? 0,
    isBilled: (bills.get(row.id) ?? []).some((bill) => bill.period === period),
    opening: readBefore.has(row.id) ? null : (meters.get(row.id)?.[0]?.openingReading ?? null),
    readings: readings.get(row.id) ?? [],
    bills: bills.get(row.id) ?? [],
    importedBills: imported.get(row.id) ?? [],
    meteredOn: metered ? (taps.get(row.id)?.findLast((former) => !former.metered)?.until ?? null) : null,
    states: states.get(row.id) ?? [],
    formerTaps: taps.get(row.id) ?? [],
    meters: meters.get(row.id) ?? [],
    entries: entries.get(row.id) ?? [],
  }))
}

/** Bills of another program less their credit notes, of before the cut-over and since; what was corrected does not count, nor what credit notes of here have posted. */
const importedBills = sql`
  select org_id, connection_id, period, amount_paisa from ledger_history where kind in ('bill', 'credit-note')
   union all
  select org_id, connection_id, period, amount_paisa from ledger_entries e
   where kind in ('bill', 'credit-note') and corrects is null
     and not exists (select from bills b where b.org_id = e.org_id and b.connection_id = e.connection_id and b.entry_id = e.id)
     and not exists (select from ledger_entries k where k.org_id = e.org_id and k.corrects = e.id)`

/** Of bills `b`. */
export const isNotCredited = sql`not exists (select from credit_notes n where n.org_id = b.org_id
  and n.bill_fiscal_year = b.fiscal_year and n.bill_number = b.number and n.approved_at is not null)`

/**
 * The lines of bills that a run may have to take off: those of its own months, and from the first bill on for which the dial was not read, whose
 * month may be charged anew. Those of the first month tell since when a first reading counts, and all those of a connection with a credited bill or a
 * corrected reading which readings the others have charged. Of other bills no lines, so that a run does not read all that was ever billed.
 */
function linesFrom(firstOfCycle: BsMonth, changed: readonly number[]): RawBuilder<unknown> {
  return sql`case when b.period >= ${firstOfCycle} or b.connection_id = any(${[...changed]}::integer[])
      or b.period = min(b.period) over (partition by b.connection_id)
      or bool_or(b.units is null) over (partition by b.connection_id order by ${byIssue})
    then b.lines else '[]' end`
}

/** Those with a credited bill or a corrected reading. */
async function listChanged({ db, org }: Scope, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ connectionId: number }>`
    select distinct b.connection_id from credit_notes n
      join bills b on b.org_id = n.org_id and b.fiscal_year = n.bill_fiscal_year and b.number = n.bill_number
     where n.org_id = ${org.id} and n.approved_at is not null and b.connection_id = any(${[...ids]}::integer[])
     union
    select connection_id from reading_corrections
     where org_id = ${org.id} and connection_id = any(${[...ids]}::integer[])`.execute(db)
  return rows.map(({ connectionId }) => connectionId)
}

async function listBalances({ db, org }: Scope, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ connectionId: number; paisa: number }>`
    select connection_id, sum(amount_paisa)::bigint as paisa from ledger_entries
     where org_id = ${org.id} and connection_id = any(${[...ids]}::integer[]) group by connection_id`.execute(db)
  return new Map(rows.map(({ connectionId, paisa }) => [connectionId, paisa]))
}

/** Those that were read before a month: what is then known of them does not begin with their first meter. */
async function listReadBefore({ db, org }: Scope, ids: readonly number[], month: BsMonth): Promise<Set<number>> {
  const { rows } = await sql<{ connectionId: number }>`
    select distinct connection_id from readings
     where org_id = ${org.id} and connection_id = any(${[...ids]}::integer[]) and period < ${month}`.execute(db)
  return new Set(rows.map(({ connectionId }) => connectionId))
}

/** The order in which bills were issued; one may be of an earlier day than another that was issued before it. */
export const byIssue = sql`fiscal_year, number`

/** Rows by connection; `selected` has columns, table and conditions up to the last `where` or `and`. */
async function listOf<Row>(
  { db, org }: Scope,
  ids: readonly number[],
  selected: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<Map<number, Row[]>> {
  const { rows } = await sql<Row & { connectionId: number }>`
    select connection_id, ${selected} org_id = ${org.id} and connection_id = any(${[...ids]}::integer[])
     order by connection_id, ${order}`.execute(db)
  return Map.groupBy(rows, ({ connectionId }) => connectionId) as Map<number, Row[]>
}
