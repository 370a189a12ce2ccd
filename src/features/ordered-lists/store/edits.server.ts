// History of the edits of rows and settings.

import { sql } from 'kysely'
import type { Ctx, Scope } from '#platform/context.ts'
import { signatureOf } from '#platform/signature.ts'
import type { EditAct } from '../contract/edits.ts'

/** `subject` and `id` name a row: `holiday` 12. */
export type Subject = { subject: string; id: number }
export type Edit = { act: EditAct; note?: string; before?: object; after?: object }
export type StoredEdit = { version: number; act: EditAct; at: Date; byId: number | null; byName: string; note: string }
export type RemovedRow = Pick<StoredEdit, 'at' | 'byId' | 'byName'> & {
  subjectId: number
  before: Record<string, unknown>
}

/** Writes an edit and returns its version. */
export async function insertEdit(
  { db, org, actor, now }: Pick<Ctx, 'db' | 'org' | 'actor' | 'now'>,
  { subject, id }: Subject,
  { act, note = '', before, after }: Edit,
): Promise<number> {
  const row = await db
    .insertInto('officeEdits')
    .values({
      orgId: org.id,
      subject,
      subjectId: id,
      version: sql<number>`(select coalesce(max(version), 0) + 1 from office_edits
        where org_id = ${org.id} and subject = ${subject} and subject_id = ${id})`,
      act,
      at: now,
      ...signatureOf(actor),
      note,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    })
    .returning('version')
    .executeTakeFirstOrThrow()
  return row.version
}

/** Oldest first. */
export function listEdits({ db, org }: Scope, { subject, id }: Subject): Promise<StoredEdit[]> {
  return db
    .selectFrom('officeEdits')
    .select(['version', 'act', 'at', 'byId', 'byName', 'note'])
    .where('orgId', '=', org.id)
    .where('subject', '=', subject)
    .where('subjectId', '=', id)
    .orderBy('version')
    .execute()
}

/** Rows whose newest edit is their removal, after `since`, the newest first; at most ten. `id`: this one alone. */
export async function listRemoved(
  { db, org }: Scope,
  subject: string,
  since: Date,
  id: number | null = null,
): Promise<RemovedRow[]> {
  const { rows } = await sql<RemovedRow>`
    select newest.* from (
      select distinct on (subject_id) subject_id, act, at, by_id, by_name, before from office_edits
       where org_id = ${org.id} and subject = ${subject} and (${id}::int is null or subject_id = ${id})
       order by subject_id, version desc) as newest
     where newest.act = 'removed' and newest.at > ${since} order by newest.at desc, newest.subject_id desc limit 10`.execute(
    db,
  )
  return rows
}
