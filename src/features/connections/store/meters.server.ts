// SQL of a connection's meters: one replaced by another, and that undone.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'

/** The meter in use ends with `finalReading`; the new one begins on the same day. */
export type MeterChange = {
  connectionId: number
  on: string
  finalReading: number
  serial: string
  dialDigits: number
  openingReading: number
}

/** When the first meter of a register was fitted is not always known: it was before it was removed. */
export async function replaceMeter(scope: Scope, change: MeterChange): Promise<void> {
  const { db, org } = scope
  const { connectionId, on, finalReading, serial, dialDigits, openingReading } = change
  await sql`
    update connection_meters set removed_on = ${on}::date, final_reading = ${finalReading},
           fitted_on = least(fitted_on, ${on}::date - 1)
     where org_id = ${org.id} and connection_id = ${connectionId} and removed_on is null`.execute(db)
  await db
    .insertInto('connectionMeters')
    .values({ orgId: org.id, connectionId, fittedOn: on, serial, dialDigits, openingReading })
    .execute()
  await updateSearchKey(scope, connectionId)
}

/** What the tap was until then is kept with the day: months before it are those of a tap without a meter. */
export async function insertFirstMeter(
  scope: Scope,
  { connectionId, on, serial, dialDigits, openingReading }: Omit<MeterChange, 'finalReading'>,
): Promise<void> {
  const { db, org } = scope
  await sql`
    insert into connection_former_taps (org_id, connection_id, until, customer_type, tap_size, metered, sewer)
    select org_id, id, ${on}::date, customer_type, tap_size, metered, sewer from connections
     where org_id = ${org.id} and id = ${connectionId}`.execute(db)
  await sql`
    update connections set metered = true, version = version + 1 where org_id = ${org.id} and id = ${connectionId}`.execute(
    db,
  )
  await db
    .insertInto('connectionMeters')
    .values({ orgId: org.id, connectionId, fittedOn: on, serial, dialDigits, openingReading })
    .execute()
  await updateSearchKey(scope, connectionId)
}

/** The meter before is in use again. */
export async function restoreMeter(scope: Scope, connectionId: number): Promise<void> {
  const { db, org } = scope
  await sql`
    delete from connection_meters where org_id = ${org.id} and connection_id = ${connectionId} and removed_on is null`.execute(
    db,
  )
  await sql`
    update connection_meters set removed_on = null, final_reading = null
     where org_id = ${org.id} and connection_id = ${connectionId} and removed_on = (select max(removed_on)
       from connection_meters where org_id = ${org.id} and connection_id = ${connectionId})`.execute(db)
  await updateSearchKey(scope, connectionId)
}

/** Corrects where the count of one meter ended and that of the next one began, which was fitted on this day. */
export async function updateMeterCounts(
  { db, org }: Scope,
  { connectionId, on, finalReading, openingReading }: Omit<MeterChange, 'serial' | 'dialDigits'>,
): Promise<void> {
  const ofConnection = sql`org_id = ${org.id} and connection_id = ${connectionId}`
  await sql`
    update connection_meters set final_reading = ${finalReading} where ${ofConnection} and removed_on = ${on}::date`.execute(
    db,
  )
  await sql`
    update connection_meters set opening_reading = ${openingReading} where ${ofConnection} and fitted_on = ${on}::date`.execute(
    db,
  )
}

/** After a change of meter or holder. */
export async function updateSearchKey({ db, org }: Scope, connectionId: number): Promise<void> {
  await sql`
    update connections c
       set search_key = search_key(h.name_en || ' ' || h.name_ne, concat_ws(' ', c.customer_number, c.old_number, m.serial, h.phone))
      from connection_holders h
      left join connection_meters m on m.org_id = h.org_id and m.connection_id = h.connection_id and m.removed_on is null
     where c.org_id = ${org.id} and c.id = ${connectionId} and h.org_id = c.org_id and h.connection_id = c.id
       and h.held_until is null`.execute(db)
}
