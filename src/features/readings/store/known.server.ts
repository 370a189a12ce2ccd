// SQL of what is known of connections when their meters are read: state, meter in use and the newest readings. Its statements name their columns as
// the rows do, because translating the names was 3.5 % of the processor time of an import (decision 337).

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { Row } from '#platform/tables.server.ts'
import { usualMonthPolicy, type MonthPolicy } from '../contract/charged-months.ts'
import type { MeterInUse, ReadConnection, StoredReading } from '../contract/reading.ts'
import { openingMonth } from '../rules/history.ts'

export type KnownConnection = ReadConnection & { id: number; customerNumber: string }

/** Readings of the dial from which an average and the months of each can be computed. */
const knownDialReadings = 4
/** Of a tap that was cut: readings of months without use count in no average. */
const knownOfCutTap = 36

/** What is known of these connections, by id; the history reaches back to the last reading of the dial but `dialReadings` - 1. */
export async function listKnown(
  scope: Scope,
  ids: readonly number[],
  dialReadings = knownDialReadings,
): Promise<Map<number, KnownConnection>> {
  if (ids.length === 0) return new Map()
  const rowsById = Map.groupBy(await listRows(scope, ids, dialReadings), ({ id }) => id)
  const known = new Map<number, KnownConnection>()
  const [longer, cut]: [number[], number[]] = [[], []]
  for (const [id, rows] of rowsById) {
    const newest = newestIn(rows)
    known.set(id, asKnown(rows, newest, dialReadings))
    if (newest.length < dialReadings) continue
    if (dialReadings === knownDialReadings && wasCut(rows[0]!)) cut.push(id)
    else if (newest.some(({ value }) => value === null)) longer.push(id)
  }
  for (const [some, reach] of [[longer, dialReadings] as const, [cut, knownOfCutTap] as const])
    for (const [id, history] of await listSinceDial(scope, some, reach))
      known.set(id, asKnown(rowsById.get(id)!, history, reach))
  return known
}

/** Locks connections by customer number and returns their ids; what is recorded of them waits until the end of the transaction. */
export async function lockNumbers({ db, org }: Scope, numbers: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] | null }>`
    select array_agg(id) as ids from (select id from connections
     where org_id = ${org.id} and customer_number = any(${[...numbers]}) order by id for no key update) locked`.execute(
    db.withoutPlugins(),
  )
  return rows[0]!.ids ?? []
}

type Meter = Pick<
  Row<'connectionMeters'>,
  'fittedOn' | 'removedOn' | 'serial' | 'dialDigits' | 'openingReading' | 'finalReading'
>
/** A connection with one of its meters and one of its newest readings, or with none where it has none: of several, each with each. */
type KnownRow = Pick<KnownConnection, 'id' | 'customerNumber' | 'states'> & {
  billsSince: string | null
  meteredOn: string | null
  policy: MonthPolicy | null
} & (Meter | Record<keyof Meter, null>) &
  (StoredReading | Record<keyof StoredReading, null>)

/**
 * Meters with the one in use last, and of each the newest readings with the oldest first. `offset 0` has the planner look up the meters of
 * these connections; it would read those of all to join them.
 */
async function listRows({ db, org }: Scope, ids: readonly number[], newest: number): Promise<KnownRow[]> {
  const { rows } = await sql<KnownRow>`
    select c.id, c.customer_number as "customerNumber", p.cut_over_on as "billsSince", b.policy, s.*, m.*, r.*,
           (select max(until) from connection_former_taps where org_id = c.org_id and connection_id = c.id and not metered) as "meteredOn"
      from connections c
      left join ledger_policies p on p.org_id = c.org_id
      left join (select org_id, json_build_object('firstMonth', first_month, 'lastMonth', last_month, 'cutTap', cut_tap,
               'tapChange', tap_change) as policy
       from billing_policies) b on b.org_id = c.org_id
     cross join lateral (select json_agg(json_build_object('since', since, 'state', state) order by since) as states
       from connection_states where org_id = c.org_id and connection_id = c.id) s
      left join lateral (select fitted_on as "fittedOn", removed_on as "removedOn", serial, dial_digits as "dialDigits",
                                opening_reading as "openingReading", final_reading as "finalReading"
       from connection_meters where org_id = c.org_id and connection_id = c.id offset 0) m on true
      left join lateral (select ${storedColumns} from readings
       where org_id = c.org_id and connection_id = c.id order by period desc limit ${newest}) r on true
     where c.org_id = ${org.id} and c.id = any(${[...ids]}::integer[])
     order by c.id, m."removedOn" nulls last, r.period`.execute(db.withoutPlugins())
  return rows
}

function wasCut({ states }: KnownRow): boolean {
  return states.some(({ state }) => state === 'disconnected')
}

function newestIn(rows: readonly KnownRow[]): StoredReading[] {
  const { fittedOn } = rows[0]!
  return rows
    .filter((row): row is KnownRow & StoredReading => row.fittedOn === fittedOn && row.period !== null)
    .map(readingOf)
}

function asKnown(rows: readonly KnownRow[], history: readonly StoredReading[], dialReadings: number): KnownConnection {
  const { id, customerNumber, billsSince, meteredOn, policy, states, fittedOn, openingReading, period } = rows[0]!
  const meters = rows.filter((row) => row.period === period)
  const isWhole = history.filter(({ value }) => value !== null).length < dialReadings
  const opening = isWhole ? openingReading : null
  const openedIn = openingMonth({ meters: fittedOn === null ? [] : [{ fittedOn }], states }, billsSince)
  return {
    id,
    customerNumber,
    states,
    meter: meterInUse(meters),
    history,
    opening,
    openedIn,
    meteredOn,
    policy: policy ?? usualMonthPolicy,
  }
}

function meterInUse(meters: readonly KnownRow[]): MeterInUse | null {
  const inUse = meters.find((row): row is KnownRow & Meter => row.serial !== null && row.removedOn === null)
  if (!inUse) return null
  const { fittedOn, serial, dialDigits, openingReading } = inUse
  const before = meters.findLast(({ removedOn }) => removedOn !== null)
  return { fittedOn, serial, dialDigits, openingReading, finalBefore: before?.finalReading ?? null }
}

const storedColumns = sql`period, read_on as "readOn", status, value, units, old_final as "oldFinal", new_start as "newStart",
  new_serial as "newSerial", note, source, read_by as "readBy"`

/** The readings of each connection from its `dialReadings` newest ones of the dial on, oldest first; all where it has fewer. */
async function listSinceDial(
  { db, org }: Scope,
  ids: readonly number[],
  dialReadings: number,
): Promise<Map<number, StoredReading[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<StoredReading & { id: number }>`
    select c.id, r.* from unnest(${[...ids]}::integer[]) as c (id) cross join lateral (
      select ${storedColumns} from readings where org_id = ${org.id} and connection_id = c.id
         and period >= coalesce((select period from readings
           where org_id = ${org.id} and connection_id = c.id and value is not null
           order by period desc offset ${dialReadings - 1} limit 1), '')) r
     order by c.id, r.period`.execute(db.withoutPlugins())
  const histories = Map.groupBy(rows, ({ id }) => id)
  return new Map([...histories].map(([id, ofOne]) => [id, ofOne.map(readingOf)]))
}

/** The reading without the other columns of its row. */
function readingOf(row: StoredReading): StoredReading {
  const { period, readOn, status, value, units, oldFinal, newStart, newSerial, note, source, readBy } = row
  return { period, readOn, status, value, units, oldFinal, newStart, newSerial, note, source, readBy }
}
