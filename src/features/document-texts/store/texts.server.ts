// Rows of the text of documents: what has to be read, what was read, and one view of it.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { TextState } from '../contract.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    documentTexts: { state: TextState }
  }
}

/** What may be tried is begun at most so often: a file that ends the whole product is left alone. */
const maxAttempts = 3

export type PendingText = { documentId: number; fileHash: string; mediaType: string; attempts: number }

/** Counts an attempt at each before it is made; the newest documents first. */
export async function beginPending(
  { db, org }: Scope,
  { isTried, limit }: { isTried: boolean; limit: number },
): Promise<PendingText[]> {
  const { rows } = await sql<PendingText>`
    with next as (
      select org_id, document_id from document_texts
       where org_id = ${org.id} and state = 'pending' and attempts between ${isTried ? 1 : 0} and ${isTried ? maxAttempts - 1 : 0}
       order by document_id desc limit ${limit} for update skip locked)
    update document_texts t set attempts = t.attempts + 1
      from next join documents d on d.org_id = next.org_id and d.id = next.document_id
     where t.org_id = next.org_id and t.document_id = next.document_id
    returning t.document_id, d.file_hash, d.media_type, t.attempts`.execute(db)
  return rows
}

export type ReadText = { documentId: number; state: TextState; pageCount: number | null; isConverted: boolean }

/** Writes the outcome; pages without text have no row. */
export async function writeText(
  { db, org }: Scope,
  { documentId, ...outcome }: ReadText,
  pages: readonly string[],
): Promise<void> {
  await db
    .updateTable('documentTexts')
    .set(outcome)
    .where('orgId', '=', org.id)
    .where('documentId', '=', documentId)
    .execute()
  await db.deleteFrom('documentPages').where('orgId', '=', org.id).where('documentId', '=', documentId).execute()
  if (pages.length === 0) return
  await sql`
    insert into document_pages (org_id, document_id, page, text)
    select ${org.id}, ${documentId}, page, text
      from unnest(${pages}::text[]) with ordinality as given (text, page) where text <> ''`.execute(db)
}

export function findText({ db, org }: Scope, documentId: number) {
  return db
    .selectFrom('documentTexts')
    .select(['state', 'pageCount', 'isConverted'])
    .where('orgId', '=', org.id)
    .where('documentId', '=', documentId)
    .executeTakeFirst()
}

export function listPages({ db, org }: Scope, documentId: number, { first, last }: { first: number; last: number }) {
  return db
    .selectFrom('documentPages')
    .select(['page', 'text', 'isMachineRead'])
    .where('orgId', '=', org.id)
    .where('documentId', '=', documentId)
    .where('page', '>=', first)
    .where('page', '<=', last)
    .orderBy('page')
    .execute()
}

/**
 * The newest document whose text is read and not indexed, of those that the index of the search has. Its text and its entry are locked: a
 * withdrawal waits, and one that runs already is left alone. `before`: only older ones, so that a run passes by those without an entry once.
 */
export async function lockUnindexed({ db, org }: Scope, before?: number): Promise<number | undefined> {
  const { rows } = await sql<{ documentId: number }>`
    select t.document_id
      from document_texts t
      join search_entries e on e.org_id = t.org_id and e.kind = 'document' and e.item = t.document_id::text and e.page = 0
     where t.org_id = ${org.id} and t.state = 'read' and not t.is_indexed ${before === undefined ? sql`` : sql`and t.document_id < ${before}`}
     order by t.document_id desc limit 1 for update of t, e skip locked`.execute(db)
  return rows[0]?.documentId
}

/** Up to `max` pages with text after a page. */
export function listPagesAfter({ db, org }: Scope, documentId: number, { after, max }: { after: number; max: number }) {
  return db
    .selectFrom('documentPages')
    .select(['page', 'text'])
    .where('orgId', '=', org.id)
    .where('documentId', '=', documentId)
    .where('page', '>', after)
    .orderBy('page')
    .limit(max)
    .execute()
}

export async function setIndexed({ db, org }: Scope, documentId: number): Promise<void> {
  await db
    .updateTable('documentTexts')
    .set({ isIndexed: true })
    .where('orgId', '=', org.id)
    .where('documentId', '=', documentId)
    .execute()
}

/** All texts that are read are to be indexed again. */
export async function clearIndexed({ db, org }: Scope): Promise<void> {
  await db
    .updateTable('documentTexts')
    .set({ isIndexed: false })
    .where('orgId', '=', org.id)
    .where('isIndexed', '=', true)
    .execute()
}

/** How many texts are read and not indexed, of documents that the index of the search has. */
export async function countUnindexed({ db, org }: Scope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
      from document_texts t
      join search_entries e on e.org_id = t.org_id and e.kind = 'document' and e.item = t.document_id::text and e.page = 0
     where t.org_id = ${org.id} and t.state = 'read' and not t.is_indexed`.execute(db)
  return rows[0]!.count
}

/** How many documents and pages of their files the index of the search has, by year and month of the documents' dates. */
export async function countPagesByMonth({ db, org }: Scope): Promise<{ month: number; entries: number }[]> {
  const { rows } = await sql<{ month: number; entries: number }>`
    select (extract(year from e.dated_on) * 100 + extract(month from e.dated_on))::int as month,
           (count(*) + coalesce(sum(t.page_count), 0))::int as entries
      from search_entries e
      left join document_texts t on t.org_id = e.org_id and t.document_id = e.item::bigint
     where e.org_id = ${org.id} and e.kind = 'document' and e.page = 0 and e.dated_on is not null
     group by 1`.execute(db)
  return rows
}

export type PageName = { documentId: number; page: number }

/** The texts of these pages, unordered. */
export async function listNamedPages({ db, org }: Scope, pages: readonly PageName[]) {
  if (pages.length === 0) return []
  const { rows } = await sql<PageName & { text: string; isMachineRead: boolean }>`
    select document_id, page, text, is_machine_read from document_pages
     where org_id = ${org.id} and (document_id, page) in (
       select * from unnest(${pages.map(({ documentId }) => documentId)}::bigint[], ${pages.map(({ page }) => page)}::int[]))`.execute(
    db,
  )
  return rows
}
