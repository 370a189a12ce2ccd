// SQL of what a billing run reads of connections, batch by batch: tap, states, meters, readings, bills and entries.

import { sql, type RawBuilder } from 'kysely'
import { firstDayOf, addMonths } from '#kit/calendar/bs-month.ts'
import type { FormerTap } from '#features/connections/contract/api.ts'
import type { OwedEntry } from '#features/ledger/rules/unpaid.ts'
import type { StoredReading } from '#features/readings/contract/reading.ts'
import type { Scope } from '#platform/context.ts'
import type { RunScope } from '../contract/runs.ts'
import type { BillBefore } from '../rules/billed-before.ts'
import type { BilledConnection } from '../rules/run.ts'
import type { DatedDial } from '../rules/months-used.ts'
import type { DatedState } from '../rules/policy.ts'

type ConnectionRow = Pick<BilledConnection, 'id' | 'customerNumber' | 'opening' | 'isBilled' | 'balancePaisa'> &
  BilledConnection['tap']

/** Months of readings that a run looks back: the average, the same month of last year, and months without a reading. */
const monthsBack = 36

/** Connections by id after `after`: those of a zone where one is named, or one by its customer number. */
export async function listBilledConnections(
  scope: Scope,
  { period, zone, customerNumber }: RunScope,
  { after, limit }: { after: number; limit: number },
): Promise<BilledConnection[]> {
  const { db, org } = scope
  const from = addMonths(period, -monthsBack)
  const { rows } = await sql<ConnectionRow>`
    select c.id, c.customer_number, c.customer_type, c.tap_size, c.metered, c.sewer,
           case when not exists (select from readings r where r.org_id = c.org_id and r.connection_id = c.id and r.period < ${from})
             then (select m.opening_reading from connection_meters m where m.org_id = c.org_id and m.connection_id = c.id
               order by m.fitted_on limit 1) end as opening,
           exists (select from bills b where b.org_id = c.org_id and b.connection_id = c.id and b.period = ${period}
             and ${isNotCredited}) as is_billed,
           coalesce((select sum(e.amount_paisa) from ledger_entries e
              where e.org_id = c.org_id and e.connection_id = c.id), 0)::bigint as balance_paisa
      from connections c
     where c.org_id = ${org.id} and c.id > ${after}
       ${zone === null ? sql`` : sql`and c.tol in (select code from tols where org_id = ${org.id} and zone = ${zone})`}
       ${customerNumber === null ? sql`` : sql`and c.customer_number = ${customerNumber}`}
     order by c.id limit ${limit}`.execute(db)
  const ids = rows.map(({ id }) => id)
  const owing = rows.filter(({ balancePaisa }) => balancePaisa > 0).map(({ id }) => id)
  const since = firstDayOf(from)
  const [readings, bills, states, meters, taps, entries] = await Promise.all([
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
      sql`fiscal_year, number, period, units, (tap->>'metered')::boolean as metered, lines
      from bills b where billed_on >= ${since}::date and ${isNotCredited} and`,
      byIssue,
    ),
    listOf<DatedState>(scope, ids, sql`since, state from connection_states where`, sql`since`),
    listOf<DatedDial>(scope, ids, sql`fitted_on, dial_digits from connection_meters where`, sql`fitted_on`),
    listOf<FormerTap>(
      scope,
      ids,
      sql`until, customer_type, tap_size, sewer from connection_former_taps where`,
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
    readings: readings.get(row.id) ?? [],
    bills: bills.get(row.id) ?? [],
    states: states.get(row.id) ?? [],
    formerTaps: taps.get(row.id) ?? [],
    meters: meters.get(row.id) ?? [],
    entries: entries.get(row.id) ?? [],
  }))
}

/** Of bills `b`. */
export const isNotCredited = sql`not exists (select from credit_notes n where n.org_id = b.org_id
  and n.bill_fiscal_year = b.fiscal_year and n.bill_number = b.number and n.approved_at is not null)`

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
