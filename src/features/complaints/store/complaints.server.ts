// How are complaints, their photographs and everything that happened to them read and written?

import type { Generated } from 'kysely'
import type { Bilingual } from '#kit/language.ts'
import { searchKey } from '#kit/search-key.ts'
import type { Scope } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'
import type { NewRow, Row } from '#platform/tables.server.ts'
import type { ComplaintPolicy, ComplaintState, ComplaintType } from '../contract/form.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    complaints: { state: Generated<ComplaintState> }
  }
}

export type ComplaintRow = Row<'complaints'>
export type ComplaintEvent = Row<'complaintEvents'>
export type ComplaintPhoto = Row<'complaintPhotos'>
export type NewEvent = Omit<NewRow<'complaintEvents'>, 'complaintId'>
export type NewPhoto = Pick<ComplaintPhoto, 'hash' | 'size' | 'width' | 'height'>
export type NewComplaintRow = Omit<NewRow<'complaints'>, 'orgId' | 'searchKey' | 'tolKey'>

/** What can be complained about now, in the organisation's order. */
export async function listTypes({ db, org }: Scope): Promise<ComplaintType[]> {
  const rows = await db
    .selectFrom('complaintTypes')
    .selectAll()
    .where('orgId', '=', org.id)
    .where('offered', '=', true)
    .orderBy('position')
    .execute()
  return rows.map(({ key, labelEn, labelNe, hours }) => ({ key, hours, label: { en: labelEn, ne: labelNe } }))
}

/** One type, also when it is not offered any more. */
export async function findType({ db, org }: Scope, key: string): Promise<{ label: Bilingual; hours: number }> {
  const row = await db
    .selectFrom('complaintTypes')
    .select(['labelEn', 'labelNe', 'hours'])
    .where('orgId', '=', org.id)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return { label: { en: row.labelEn, ne: row.labelNe }, hours: row.hours }
}

export function findPolicy({ db, org }: Scope): Promise<ComplaintPolicy> {
  return db
    .selectFrom('complaintPolicies')
    .select(['reopenDays', 'keptDays', 'wards'])
    .where('orgId', '=', org.id)
    .executeTakeFirstOrThrow()
}

export async function updatePolicy({ db, org }: Scope, changes: Partial<ComplaintPolicy>): Promise<void> {
  await db.updateTable('complaintPolicies').set(changes).where('orgId', '=', org.id).execute()
}

/** The new complaint's number, or undefined when the code is taken. */
export async function insertComplaint({ db, org }: Scope, row: NewComplaintRow): Promise<number | undefined> {
  const inserted = await db
    .insertInto('complaints')
    .values({ ...row, ...keysOf(row), orgId: org.id })
    .onConflict((on) => on.columns(['orgId', 'code']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export async function insertPhotos({ db }: Scope, complaintId: number, photos: readonly NewPhoto[]): Promise<void> {
  if (photos.length === 0) return
  const rows = photos.map((photo, index) => ({ ...photo, complaintId, position: index + 1 }))
  await db.insertInto('complaintPhotos').values(rows).execute()
}

export async function insertEvent({ db }: Scope, complaintId: number, event: NewEvent): Promise<void> {
  await db
    .insertInto('complaintEvents')
    .values({ ...event, complaintId })
    .execute()
}

export async function updateClock(
  { db, org }: Scope,
  id: number,
  clock: Pick<ComplaintRow, 'warnAt' | 'dueAt' | 'eraseAfter'>,
): Promise<void> {
  await db.updateTable('complaints').set(clock).where('orgId', '=', org.id).where('id', '=', id).execute()
}

/** By number or by code; `lock` keeps others from deciding about it until the transaction ends. */
export function findComplaint(
  { db, org }: Scope,
  by: { id: number } | { code: string },
  { lock = false } = {},
): Promise<ComplaintRow | undefined> {
  const query = db.selectFrom('complaints').selectAll().where('orgId', '=', org.id)
  const found = 'id' in by ? query.where('id', '=', by.id) : query.where('code', '=', by.code)
  return (lock ? found.forUpdate() : found).executeTakeFirst()
}

export function listEvents({ db }: Scope, complaintId: number): Promise<ComplaintEvent[]> {
  return db.selectFrom('complaintEvents').selectAll().where('complaintId', '=', complaintId).orderBy('id').execute()
}

export function listPhotos({ db }: Scope, complaintId: number): Promise<ComplaintPhoto[]> {
  return db
    .selectFrom('complaintPhotos')
    .selectAll()
    .where('complaintId', '=', complaintId)
    .orderBy('position')
    .execute()
}

export function findPhoto({ db, org }: Scope, complaintId: number, id: number): Promise<ComplaintPhoto | undefined> {
  return db
    .selectFrom('complaintPhotos as p')
    .innerJoin('complaints as c', 'c.id', 'p.complaintId')
    .selectAll('p')
    .where('c.orgId', '=', org.id)
    .where('c.id', '=', complaintId)
    .where('p.id', '=', id)
    .executeTakeFirst()
}

/** The photographs of these complaints. */
export async function listPhotoHashes({ db, org }: Scope, ids: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('complaintPhotos as p')
    .innerJoin('complaints as c', 'c.id', 'p.complaintId')
    .select('p.hash')
    .distinct()
    .where('c.orgId', '=', org.id)
    .where('c.id', 'in', ids)
    .execute()
  return rows.map(({ hash }) => hash)
}

export async function removeComplaints({ db, org }: Scope, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('complaints').where('orgId', '=', org.id).where('id', 'in', ids).execute()
}

/** Those of the hashes that a complaint still shows. */
export async function listHashesInUse(db: Database, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return []
  const rows = await db.selectFrom('complaintPhotos').select('hash').where('hash', 'in', hashes).execute()
  return rows.map(({ hash }) => hash)
}

/** Complaints that the office has finished and nobody has closed. */
export async function listFinished({ db, org }: Scope): Promise<number[]> {
  const rows = await db
    .selectFrom('complaints as c')
    .select('c.id')
    .where('c.orgId', '=', org.id)
    .where('c.state', 'in', ['resolved', 'rejected'])
    .execute()
  return rows.map(({ id }) => id)
}

/** What an inbox is searched by. */
function keysOf(row: NewComplaintRow) {
  const { code, name, phone, customerNumber = '', tol = '', landmark = '', message } = row
  const words = [code, name, phone, customerNumber, tol, landmark, message].join(' ')
  // A space before every word, for what is looked up by its beginning.
  return { searchKey: ` ${searchKey(words)}`, tolKey: ` ${searchKey(tol)}` }
}
