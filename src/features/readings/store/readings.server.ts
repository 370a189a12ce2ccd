// SQL of readings: those of a connection, of months to compare, inserted many at a time, removed.

import { sql } from 'kysely'
import type { BsMonth } from '#kit/calendar/bs-month.ts'
import type { Scope } from '#platform/context.ts'
import { copyRows } from '#platform/copy.server.ts'
import type { Row } from '#platform/tables.server.ts'
import type { Reader, StoredReading } from '../contract/reading.ts'

type OfConnection = StoredReading & { connectionId: number }
type ReadBy = Pick<Reader, 'readById'>

/** A reading to be inserted. */
export type InsertedReading = OfConnection & Partial<ReadBy>

/** Newest first. */
export async function listReadings(
  { db, org }: Scope,
  connectionId: number,
  limit: number,
): Promise<(StoredReading & ReadBy)[]> {
  const rows = await db
    .selectFrom('readings')
    .selectAll()
    .where('orgId', '=', org.id)
    .where('connectionId', '=', connectionId)
    .orderBy('period', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...storedOf(row), readById: row.readById }))
}

/** The readings of these connections and months, with who read and when each was entered. */
export async function listOfMonths(
  { db, org }: Scope,
  keys: readonly { connectionId: number; period: BsMonth }[],
): Promise<(OfConnection & ReadBy & { enteredAt: Date })[]> {
  const { rows } = await sql<Row<'readings'>>`
    select r.* from json_to_recordset(${JSON.stringify(keys)}::json) as k ("connectionId" integer, period text)
      join readings r on r.org_id = ${org.id} and r.connection_id = k."connectionId" and r.period = k.period`.execute(
    db,
  )
  return rows.map((row) => {
    const { connectionId, readById, enteredAt } = row
    return { ...storedOf(row), connectionId, readById, enteredAt }
  })
}

export async function insertReadings(scope: Scope, readings: readonly InsertedReading[], at: Date): Promise<void> {
  const enteredAt = at.toISOString()
  const rows = readings.map((one) => ({
    org_id: scope.org.id,
    connection_id: one.connectionId,
    period: one.period,
    read_on: one.readOn,
    status: one.status,
    value: one.value,
    units: one.units,
    old_final: one.oldFinal,
    new_start: one.newStart,
    new_serial: one.newSerial,
    note: one.note,
    source: one.source,
    read_by: one.readBy,
    read_by_id: one.readById ?? null,
    entered_at: enteredAt,
  }))
  await copyRows(scope, 'readings', rows)
}

export async function removeReading({ db, org }: Scope, connectionId: number, period: BsMonth): Promise<void> {
  await db
    .deleteFrom('readings')
    .where('orgId', '=', org.id)
    .where('connectionId', '=', connectionId)
    .where('period', '=', period)
    .execute()
}

/** Serialises what is recorded of these connections; the lock is released with the transaction. */
export async function lockConnections({ db, org }: Scope, ids: readonly number[]): Promise<void> {
  await sql`
    select from connections where org_id = ${org.id} and id = any(${[...ids]}::integer[])
     order by id for no key update`.execute(db)
}

export function storedOf(row: Row<'readings'>): StoredReading {
  const { orgId: _org, connectionId: _connection, enteredAt: _at, readById: _reader, ...reading } = row
  return reading
}
