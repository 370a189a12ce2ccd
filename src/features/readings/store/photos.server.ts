// SQL of the photographs of readings: those that staff attached, and those of accepted readings of customers.

import { sql } from 'kysely'
import type { BsMonth } from '#kit/calendar/bs-month.ts'
import type { Scope } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'

/** A stored photograph: the hash of its bytes, and how many they are. */
export type MeterPhoto = { photoHash: string; photoSize: number }

/** Replaces the one that is attached to the month. */
export async function putPhoto(
  { db, org }: Scope,
  at: { connectionId: number; period: BsMonth },
  photo: MeterPhoto & { addedAt: Date },
): Promise<void> {
  await db
    .insertInto('readingPhotos')
    .values({ ...at, ...photo, orgId: org.id })
    .onConflict((conflict) => conflict.columns(['orgId', 'connectionId', 'period']).doUpdateSet(photo))
    .execute()
}

/** The photograph of a month's reading. */
export async function findPhoto(
  { db, org }: Scope,
  { connectionId, period }: { connectionId: number; period: BsMonth },
): Promise<MeterPhoto | undefined> {
  const { rows } = await sql<MeterPhoto>`
    select photo_hash, photo_size from (${photosOf(org.id, connectionId)}) p
     where period = ${period} order by added_at desc limit 1`.execute(db)
  return rows[0]
}

/** Removes the one that staff attached to the month; whether there was one. */
export async function removePhoto(
  { db, org }: Scope,
  { connectionId, period }: { connectionId: number; period: BsMonth },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('readingPhotos')
    .where('orgId', '=', org.id)
    .where('connectionId', '=', connectionId)
    .where('period', '=', period)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The months whose reading has a photograph, and whether staff have attached one. */
export async function listMonthsWithPhoto(
  { db, org }: Scope,
  connectionId: number,
): Promise<Map<BsMonth, { isOfStaff: boolean }>> {
  const { rows } = await sql<{ period: BsMonth; isOfStaff: boolean }>`
    select period, bool_or(is_of_staff) as is_of_staff from (${photosOf(org.id, connectionId)}) p
     group by period`.execute(db)
  return new Map(rows.map(({ period, isOfStaff }) => [period, { isOfStaff }]))
}

function photosOf(orgId: number, connectionId: number) {
  return sql`
    select period, photo_hash, photo_size, added_at, true as is_of_staff from reading_photos
     where org_id = ${orgId} and connection_id = ${connectionId}
    union all
    select period, photo_hash, photo_size, sent_at, false from sent_readings
     where org_id = ${orgId} and connection_id = ${connectionId} and accepted`
}

/** Of every organisation, those that were attached before. The bytes go with the job of files that no row names. */
export async function removePhotos(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('readingPhotos').where('addedAt', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
