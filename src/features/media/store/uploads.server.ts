// Rows of uploads that arrive in parts.

import type { Database } from '#platform/database.server.ts'
import type { Scope } from '#platform/context.ts'
import type { Row } from '#platform/tables.server.ts'

export type UploadRow = Row<'mediaUploads'>
type At = Scope & { now: Date }

/** The upload of a file by its sender, inserted when there is none. */
export async function upsertUpload(
  { db, org, now }: At,
  upload: Pick<UploadRow, 'senderKey' | 'filename' | 'sizeBytes'>,
): Promise<UploadRow> {
  return db
    .insertInto('mediaUploads')
    .values({ ...upload, orgId: org.id, touchedAt: now })
    .onConflict((on) => on.columns(['orgId', 'senderKey']).doUpdateSet({ touchedAt: now }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function findUpload({ db, org }: Scope, id: string): Promise<UploadRow | undefined> {
  return db.selectFrom('mediaUploads').selectAll().where('orgId', '=', org.id).where('id', '=', id).executeTakeFirst()
}

/** The same, locked: its parts are taken one after the other. */
export function lockUpload({ db, org }: Scope, id: string): Promise<UploadRow | undefined> {
  const rows = db.selectFrom('mediaUploads').selectAll().where('orgId', '=', org.id).where('id', '=', id)
  return rows.forUpdate().executeTakeFirst()
}

export async function updateUpload(
  { db, org, now }: At,
  id: string,
  change: Partial<Pick<UploadRow, 'receivedBytes' | 'mediaId'>>,
): Promise<void> {
  const set = { ...change, touchedAt: now }
  await db.updateTable('mediaUploads').set(set).where('orgId', '=', org.id).where('id', '=', id).execute()
}

/** Whether there was one. */
export async function removeUpload({ db, org }: Scope, id: string): Promise<boolean> {
  const rows = db.deleteFrom('mediaUploads').where('orgId', '=', org.id).where('id', '=', id)
  return (await rows.executeTakeFirst()).numDeletedRows > 0n
}

/** How many uploads of the organisation are not complete. */
export async function countUnfinished({ db, org }: Scope): Promise<number> {
  const { number } = await db
    .selectFrom('mediaUploads')
    .select(({ fn }) => fn.countAll<number>().as('number'))
    .where('orgId', '=', org.id)
    .where('mediaId', 'is', null)
    .executeTakeFirstOrThrow()
  return number
}

/** Removes those of all organisations that were last touched before the time; returns how many. */
export async function removeUploadsBefore(db: Database, before: Date): Promise<number> {
  const removed = await db.deleteFrom('mediaUploads').where('touchedAt', '<', before).executeTakeFirst()
  return Number(removed.numDeletedRows)
}
