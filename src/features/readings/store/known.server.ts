// SQL of what is known of connections when their meters are read: state, meter in use and the newest readings. Its statements name their columns as
// the rows do, because translating the names was 3.5 % of the processor time of an import (decision 337).

import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { Row } from '#platform/tables.server.ts'
import type { MeterInUse, ReadConnection, StoredReading } from '../contract/reading.ts'

export type KnownConnection = ReadConnection & { id: number; customerNumber: string }

/** Readings of the dial from which an average and the months of each can be computed. */
const knownDialReadings = 4

/** What is known of these connections, by id; the history reaches back to the last reading of the dial but `dialReadings` - 1. */
export async function listKnown(
  scope: Scope,
  ids: readonly number[],
  dialReadings = knownDialReadings,
): Promise<Map<number, KnownConnection>> {
  if (ids.length === 0) return new Map()
  const meters = Map.groupBy(await listMeters(scope, ids), ({ id }) => id)
  const histories = await listNewest(scope, ids, dialReadings)
  const known = new Map<number, KnownConnection>()
  for (const [id, ofOne] of meters) {
    const { customerNumber, state, since } = ofOne[0]!
    const history = histories.get(id) ?? []
    known.set(id, { id, customerNumber, state, since, history, ...metersOf(ofOne, history, dialReadings) })
  }
  return known
}

/** The ids of connections by customer number; what is recorded of them waits until the end of the transaction. */
export async function lockNumbers({ db, org }: Scope, numbers: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; customerNumber: string }>`
    select id, customer_number as "customerNumber" from connections
     where org_id = ${org.id} and customer_number = any(${[...numbers]}) order by id for no key update`.execute(
    db.withoutPlugins(),
  )
  return new Map(rows.map(({ id, customerNumber }) => [customerNumber, id]))
}

type Meter = Pick<
  Row<'connectionMeters'>,
  'fittedOn' | 'removedOn' | 'serial' | 'dialDigits' | 'openingReading' | 'finalReading'
>
/** A connection with one of its meters, without any where it has none. */
type MeterRow = Pick<KnownConnection, 'id' | 'customerNumber' | 'state' | 'since'> & (Meter | Record<keyof Meter, null>)

/** Oldest first; the one in use is the last. */
async function listMeters({ db, org }: Scope, ids: readonly number[]): Promise<MeterRow[]> {
  const { rows } = await sql<MeterRow>`
    select c.id, c.customer_number as "customerNumber", s.state, s.since, m.fitted_on as "fittedOn", m.removed_on as "removedOn", m.serial,
           m.dial_digits as "dialDigits", m.opening_reading as "openingReading", m.final_reading as "finalReading"
      from connections c
     cross join lateral (select state, since from connection_states
       where org_id = c.org_id and connection_id = c.id order by since desc limit 1) s
      left join connection_meters m on m.org_id = c.org_id and m.connection_id = c.id
     where c.org_id = ${org.id} and c.id = any(${[...ids]}::integer[])
     order by c.id, m.removed_on nulls last`.execute(db.withoutPlugins())
  return rows
}

function metersOf(meters: readonly MeterRow[], history: readonly StoredReading[], dialReadings: number) {
  const inUse = meters.find((row): row is MeterRow & Meter => row.serial !== null && row.removedOn === null)
  const before = meters.findLast(({ removedOn }) => removedOn !== null)
  const isWhole = history.filter(({ value }) => value !== null).length < dialReadings
  const opening = isWhole ? (meters[0]?.openingReading ?? null) : null
  if (!inUse) return { meter: null, opening }
  const { fittedOn, serial, dialDigits, openingReading } = inUse
  const meter: MeterInUse = { fittedOn, serial, dialDigits, openingReading, finalBefore: before?.finalReading ?? null }
  return { meter, opening }
}

/**
 * Oldest first, from such a reading of the dial on: as many of the newest rows of each connection, which is all where the dial was read
 * each time, and those before them of the others.
 */
async function listNewest(
  scope: Scope,
  ids: readonly number[],
  dialReadings: number,
): Promise<Map<number, StoredReading[]>> {
  const { org } = scope
  const newest = sql`
    select ${storedColumns} from readings where org_id = ${org.id} and connection_id = c.id order by period desc limit ${dialReadings}`
  const found = await listHistories(scope, ids, newest)
  const short = [...found].filter(([, history]) => {
    return history.length === dialReadings && history.some(({ value }) => value === null)
  })
  if (short.length === 0) return found
  const shortIds = short.map(([id]) => id)
  const sinceDial = sql`
    select ${storedColumns} from readings where org_id = ${org.id} and connection_id = c.id
       and period >= coalesce((select period from readings
         where org_id = ${org.id} and connection_id = c.id and value is not null
         order by period desc offset ${dialReadings - 1} limit 1), '')`
  return new Map([...found, ...(await listHistories(scope, shortIds, sinceDial))])
}

const storedColumns = sql`connection_id as "connectionId", period, read_on as "readOn", status, value, units, old_final as "oldFinal",
  new_start as "newStart", new_serial as "newSerial", note, source, read_by as "readBy"`

/** The readings that `selected` has of each connection `c`, oldest first. */
async function listHistories(
  { db }: Scope,
  ids: readonly number[],
  selected: RawBuilder<unknown>,
): Promise<Map<number, StoredReading[]>> {
  const { rows } = await sql<StoredReading & { connectionId: number }>`
    select r.* from unnest(${[...ids]}::integer[]) as c (id) cross join lateral (${selected}) r
     order by r."connectionId", r.period`.execute(db.withoutPlugins())
  const histories = new Map<number, StoredReading[]>()
  for (const { connectionId, ...reading } of rows) {
    const earlier = histories.get(connectionId)
    if (earlier) earlier.push(reading)
    else histories.set(connectionId, [reading])
  }
  return histories
}
