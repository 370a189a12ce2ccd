// SQL of whole rows of the register: read by customer number, inserted and corrected many at a time.

import { sql } from 'kysely'
import { listKey } from '#kit/list-search.ts'
import type { Scope } from '#platform/context.ts'
import { copyRows } from '#platform/copy.server.ts'
import type { Row } from '#platform/tables.server.ts'
import type { RegisterEntry } from '../contract/connection.ts'
import { usualDialDigits } from '../contract/connection.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    connections: { customerType: RegisterEntry['customerType']; tapSize: RegisterEntry['tapSize'] }
  }
}

export type KnownEntry = RegisterEntry & { id: number }

/** A connection with its present holder, meter and state. Without a meter, the columns of one are null. */
type EntryRow = Omit<RegisterEntry, 'name' | 'meterSerial' | 'dialDigits' | 'openingReading'> & {
  id: number
  nameEn: string
  nameNe: string
  serial: string | null
  dialDigits: number | null
  openingReading: number | null
}

/**
 * The entries of these numbers. Each table is read by itself: joined, thousands of rows make nested loops while the tables grow faster
 * than their statistics.
 */
export async function listEntries({ db, org }: Scope, numbers: readonly string[]): Promise<Map<string, KnownEntry>> {
  const connections = await sql<Row<'connections'>>`
    select * from connections where org_id = ${org.id} and customer_number = any(${[...numbers]})`.execute(db)
  const ids = connections.rows.map(({ id }) => id)
  const holders = await sql<Row<'connectionHolders'>>`
    select * from connection_holders
     where org_id = ${org.id} and connection_id = any(${ids}::integer[]) and held_until is null`.execute(db)
  const meters = await sql<Row<'connectionMeters'>>`
    select * from connection_meters
     where org_id = ${org.id} and connection_id = any(${ids}::integer[]) and removed_on is null`.execute(db)
  const states = await sql<Row<'connectionStates'>>`
    select distinct on (connection_id) * from connection_states
     where org_id = ${org.id} and connection_id = any(${ids}::integer[]) order by connection_id, since desc`.execute(db)
  const [holderOf, meterOf, stateOf] = [
    byConnection(holders.rows),
    byConnection(meters.rows),
    byConnection(states.rows),
  ]
  const entries = connections.rows.map((row) => {
    const { kind, nameEn, nameNe, phone, email } = holderOf.get(row.id)!
    const { serial = null, dialDigits = null, openingReading = null } = meterOf.get(row.id) ?? {}
    const { orgId: _org, searchKey: _key, nameSounds: _sounds, version: _version, ...own } = row
    const { state } = stateOf.get(row.id)!
    return entryOf({ ...own, kind, nameEn, nameNe, phone, email, serial, dialDigits, openingReading, state })
  })
  return new Map(entries.map((entry) => [entry.customerNumber, entry]))
}

function byConnection<One extends { connectionId: number }>(rows: readonly One[]): Map<number, One> {
  return new Map(rows.map((row) => [row.connectionId, row]))
}

/** Serialises imports into one organisation's register; the lock is released with the transaction. */
export async function lockRegister({ db, org }: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('connections'), ${org.id})`.execute(db)
}

/** Inserts connections with their holder, meter and state. `today` is the first day of what has no day of its own. */
export async function insertEntries(scope: Scope, entries: readonly RegisterEntry[], today: string): Promise<void> {
  if (entries.length === 0) return
  const org = scope.org.id
  const ids = await nextIds(scope, entries.length)
  const given = entries.map((entry, place) => ({ ...entry, id: ids[place]!, begins: entry.connectedOn ?? today }))
  await copyRows(
    scope,
    'connections',
    given.map((entry) => ({ org_id: org, id: entry.id, ...ownCells(entry) })),
  )
  const holders = given.map(({ id, begins, kind, name, phone, email }) => {
    return { org_id: org, connection_id: id, held_from: begins, kind, name_en: name.en, name_ne: name.ne, phone, email }
  })
  await copyRows(scope, 'connection_holders', holders)
  const meters = given.filter(({ metered }) => metered).map(meterCells)
  await copyRows(
    scope,
    'connection_meters',
    meters.map((cells) => ({ org_id: org, ...cells })),
  )
  const states = given.map(({ id, begins, state }) => {
    return { org_id: org, connection_id: id, ...firstState(begins, state, today) }
  })
  await copyRows(scope, 'connection_states', states)
}

type Given = RegisterEntry & { id: number; begins: string }

function meterCells({ id, begins, meterSerial, dialDigits, openingReading }: Given) {
  return {
    connection_id: id,
    fitted_on: begins,
    serial: meterSerial,
    dial_digits: dialDigits,
    opening_reading: openingReading,
  }
}

/** Since when a tap is cut or closed the register does not say: of the days before today nothing is known, and none is billed (decision 365). */
function firstState(begins: string, state: RegisterEntry['state'], today: string) {
  return { since: state === 'connected' ? begins : today, state }
}

async function nextIds({ db }: Scope, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('connections', 'id'))::integer as id from generate_series(1, ${count}::integer)`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Corrects connections with their present holder and meter; another state or tap, and the first meter of a tap without one, is so from today on. */
export async function updateEntries({ db, org }: Scope, entries: readonly KnownEntry[], today: string): Promise<void> {
  if (entries.length === 0) return
  const rows = asRows(entries)
  await sql`
    insert into connection_former_taps (org_id, connection_id, until, customer_type, tap_size, metered, sewer)
    select ${org.id}::integer, c.id, ${today}::date, c.customer_type, c.tap_size, c.metered, c.sewer
      from ${rows} join connections c on c.org_id = ${org.id} and c.id = entry.id
     where (c.customer_type, c.tap_size, c.metered, c.sewer) <> (entry.customer_type, entry.tap_size, entry.metered, entry.sewer)
        on conflict do nothing`.execute(db)
  await sql`
    update connections c set old_number = entry.old_number, customer_type = entry.customer_type, tap_size = entry.tap_size,
           metered = entry.metered, sewer = entry.sewer, ward = entry.ward, tol = entry.tol, walking_order = entry.walking_order,
           connected_on = entry.connected_on, opening_balance_paisa = entry.opening_balance_paisa,
           search_key = entry.search_key, version = c.version + 1
      from ${rows} where c.org_id = ${org.id} and c.id = entry.id`.execute(db)
  await sql`
    update connection_holders h set kind = entry.kind, name_en = entry.name_en, name_ne = entry.name_ne,
           phone = entry.phone, email = entry.email
      from ${rows} where h.org_id = ${org.id} and h.connection_id = entry.id and h.held_until is null`.execute(db)
  await sql`
    insert into connection_meters (org_id, connection_id, fitted_on, serial, dial_digits, opening_reading)
    select ${org.id}::integer, entry.id, coalesce(m.fitted_on, ${today}::date), entry.serial, entry.dial_digits, entry.opening_reading
      from ${rows} left join connection_meters m
        on m.org_id = ${org.id} and m.connection_id = entry.id and m.removed_on is null
     where entry.metered
        on conflict (org_id, connection_id, fitted_on) do update
       set serial = excluded.serial, dial_digits = excluded.dial_digits, opening_reading = excluded.opening_reading`.execute(
    db,
  )
  await sql`
    insert into connection_states (org_id, connection_id, since, state)
    select ${org.id}::integer, entry.id, ${today}::date, entry.state from ${rows}
     where entry.state <> (select state from connection_states s
       where s.org_id = ${org.id} and s.connection_id = entry.id order by since desc limit 1)
        on conflict (org_id, connection_id, since) do update set state = excluded.state`.execute(db)
}

/**
 * Statistics of the register, as autovacuum makes them within minutes: until then the planner takes a register that has just been filled for small,
 * and reads all of an organisation where it looks up one number. Of the tables, not of an organisation.
 */
export async function analyzeRegister({ db }: Scope): Promise<void> {
  await sql`analyze connections, connection_names, connection_holders, connection_meters, connection_states`.execute(db)
}

/** The statistics, and the index of the keys without its list of pending entries, which a search reads: after many rows. */
export async function maintainRegister(scope: Scope): Promise<void> {
  await analyzeRegister(scope)
  await sql`select gin_clean_pending_list('connections_search')`.execute(scope.db)
}

export function entryOf(row: EntryRow): KnownEntry {
  const { nameEn, nameNe, serial, dialDigits, openingReading, ...same } = row
  return {
    ...same,
    name: { en: nameEn, ne: nameNe },
    meterSerial: serial ?? '',
    dialDigits: dialDigits ?? usualDialDigits,
    openingReading: openingReading ?? 0,
  }
}

function ownCells(entry: RegisterEntry) {
  return {
    customer_number: entry.customerNumber,
    old_number: entry.oldNumber,
    customer_type: entry.customerType,
    tap_size: entry.tapSize,
    metered: entry.metered,
    sewer: entry.sewer,
    ward: entry.ward,
    tol: entry.tol,
    walking_order: entry.walkingOrder,
    connected_on: entry.connectedOn,
    opening_balance_paisa: entry.openingBalancePaisa,
    search_key: searchKeyOf(entry),
  }
}

/** The entries as rows named `entry`: one parameter, whatever their number. */
function asRows(entries: readonly KnownEntry[]) {
  const rows = entries.map((entry) => ({
    id: entry.id,
    ...ownCells(entry),
    kind: entry.kind,
    name_en: entry.name.en,
    name_ne: entry.name.ne,
    phone: entry.phone,
    email: entry.email,
    serial: entry.meterSerial,
    dial_digits: entry.dialDigits,
    opening_reading: entry.openingReading,
    state: entry.state,
  }))
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as entry (
    id integer, customer_number text, old_number text, customer_type text, tap_size text, metered boolean, sewer boolean,
    ward smallint, tol text, walking_order integer, connected_on date, opening_balance_paisa bigint, search_key text,
    kind text, name_en text, name_ne text, phone text, email text, serial text, dial_digits smallint,
    opening_reading integer, state text)`
}

/** The stored key of an entry, as `search_key` of the database makes it: the names of its holder, its numbers and its telephone. */
function searchKeyOf({ customerNumber, oldNumber, meterSerial, phone, name }: RegisterEntry): string {
  return listKey(`${name.en} ${name.ne}`, [customerNumber, oldNumber ?? '', meterSerial, phone ?? ''].join(' '))
}
