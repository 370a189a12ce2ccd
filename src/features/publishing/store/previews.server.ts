// SQL of previews: the addresses of an item, one by its token, inserted and revoked; and a table read as if one of its rows were public.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { Row } from '#platform/tables.server.ts'

export type PreviewRow = Row<'publishingPreviews'>
export type Previewed = { subject: string; subjectId: number }
type At = Scope & { now: Date }

/** Those in force, newest first. */
export function listPreviews({ db, org, now }: At, { subject, subjectId }: Previewed): Promise<PreviewRow[]> {
  return db
    .selectFrom('publishingPreviews')
    .selectAll()
    .where('orgId', '=', org.id)
    .where('subject', '=', subject)
    .where('subjectId', '=', subjectId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('id', 'desc')
    .execute()
}

/** The item of a token that is in force. */
export function findPreviewed({ db, org, now }: At, tokenHash: string): Promise<Previewed | undefined> {
  return db
    .selectFrom('publishingPreviews')
    .select(['subject', 'subjectId'])
    .where('orgId', '=', org.id)
    .where('tokenHash', '=', tokenHash)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

type NewRow = Previewed & Pick<PreviewRow, 'tokenHash' | 'byId' | 'createdAt' | 'expiresAt'>

export function insertPreview({ db, org }: Scope, row: NewRow): Promise<PreviewRow> {
  return db
    .insertInto('publishingPreviews')
    .values({ ...row, orgId: org.id })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Whether there was one in force. */
export async function revokePreview({ db, org, now }: At, item: Previewed, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('publishingPreviews')
    .set({ revokedAt: now })
    .where('orgId', '=', org.id)
    .where('subject', '=', item.subject)
    .where('subjectId', '=', item.subjectId)
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Removes those of the organisation that ended before the time. */
export async function removePreviewsBefore({ db, org }: Scope, before: Date): Promise<void> {
  await db.deleteFrom('publishingPreviews').where('orgId', '=', org.id).where('expiresAt', '<', before).execute()
}

/** The address name of an item whose kind has pages of their own. */
export async function findSlug({ db, org }: Scope, table: string, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ slug: string }>`
    select slug from ${sql.table(table)} where org_id = ${org.id} and id = ${id}`.execute(db)
  return rows[0]?.slug
}

/** A table with a window, and the table in which triggers count its rows that are public without end, by a column. */
type Shown = { table: string; counts?: { table: string; by: string } | undefined }

/**
 * Hides a table behind a temporary view of its name, for the rest of the transaction: the same rows, with this one public now and
 * counted. Writes and locks no row. The view ends with the transaction, which has to be rolled back.
 */
export async function viewAsPublished(at: At, { table, counts }: Shown, id: number): Promise<void> {
  if (counts) await viewAsCounted(at, table, counts, id)
  const [rows, now] = [sql.id('public', table), sql.lit(at.now.toISOString())]
  // Two branches, so that the indexes of the table are used in the first.
  await sql`
    create temporary view ${sql.id(table)} as
      select * from ${rows} where id <> ${sql.lit(id)}
      union all
      select (jsonb_populate_record(r, jsonb_build_object(
               'publish_from', least(r.publish_from, ${now}::timestamptz), 'publish_until', null, 'withdrawn_at', null))).*
        from ${rows} as r where r.id = ${sql.lit(id)} and r.org_id = ${sql.lit(at.org.id)}`.execute(at.db)
}

async function viewAsCounted({ db, org }: At, table: string, counts: NonNullable<Shown['counts']>, id: number) {
  const by = sql.id(counts.by)
  await sql`
    create temporary view ${sql.id(counts.table)} as
      select org_id, ${by}, sum(endless)::bigint as endless from (
        select org_id, ${by}, endless from ${sql.id('public', counts.table)}
        union all
        select org_id, ${by}, 1 from ${sql.id('public', table)}
         where id = ${sql.lit(id)} and org_id = ${sql.lit(org.id)}
           and (publish_from is null or publish_until is not null or withdrawn_at is not null)
      ) as counted group by org_id, ${by}`.execute(db)
}
