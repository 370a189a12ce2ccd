// Rows of scanned pages: which have to be recognised, and what was recognised.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'

/** What may be tried is begun at most so often: a page that ends the whole product is left alone. */
const maxAttempts = 3

export type PendingScan = { documentId: number; page: number; fileHash: string; mediaType: string; own: string }
/** `text`: undefined where there is nothing to keep. */
export type ScanOutcome = {
  documentId: number
  page: number
  state: 'read' | 'empty' | 'unreadable'
  text: string | undefined
}

export async function insertScans({ db, org }: Scope, documentId: number, pages: readonly number[]): Promise<void> {
  if (pages.length === 0) return
  await sql`
    insert into document_scans (org_id, document_id, page)
    select ${org.id}, ${documentId}, unnest(${pages}::int[]) on conflict do nothing`.execute(db)
}

/** Counts an attempt at each before it is made; of the newest document with such pages the first ones. */
export async function beginScans(
  { db, org }: Scope,
  { isTried, limit }: { isTried: boolean; limit: number },
): Promise<PendingScan[]> {
  const { rows } = await sql<PendingScan>`
    with next as (
      select org_id, document_id, page from document_scans
       where org_id = ${org.id} and state = 'pending' and attempts between ${isTried ? 1 : 0} and ${isTried ? maxAttempts - 1 : 0}
       order by document_id desc, page limit ${limit} for update skip locked)
    update document_scans s set attempts = s.attempts + 1
      from next
      join documents d on d.org_id = next.org_id and d.id = next.document_id
      left join document_pages p on p.org_id = next.org_id and p.document_id = next.document_id and p.page = next.page
     where s.org_id = next.org_id and s.document_id = next.document_id and s.page = next.page
    returning s.document_id, s.page, d.file_hash, d.media_type, coalesce(p.text, '') as own`.execute(db)
  return rows
}

/** Stores what was recognised; a document whose pages are all tried is indexed again. */
export async function writeScans({ db, org }: Scope, outcomes: readonly ScanOutcome[]): Promise<void> {
  const column = <K extends keyof ScanOutcome>(name: K) => outcomes.map((outcome) => outcome[name] ?? null)
  const given = sql`unnest(${column('documentId')}::bigint[], ${column('page')}::int[], ${column('state')}::text[], ${column('text')}::text[])
    as given (document_id, page, state, text)`
  await sql`
    update document_scans s set state = given.state from ${given}
     where s.org_id = ${org.id} and s.document_id = given.document_id and s.page = given.page`.execute(db)
  await sql`
    insert into document_pages (org_id, document_id, page, text, is_machine_read)
    select ${org.id}, document_id, page, text, true from ${given} where text is not null
    on conflict (org_id, document_id, page) do update set text = excluded.text, is_machine_read = true`.execute(db)
  await sql`
    update document_texts t set state = 'read', is_indexed = false
     where t.org_id = ${org.id} and t.document_id = any(${column('documentId')}::bigint[])
       and exists (select from document_pages p where p.org_id = t.org_id and p.document_id = t.document_id and p.is_machine_read)
       and not exists (select from document_scans s
                        where s.org_id = t.org_id and s.document_id = t.document_id and s.state = 'pending' and s.attempts < ${maxAttempts})`.execute(
    db,
  )
}

/** Whether a page of the organisation waits to be recognised. */
export async function hasPendingScans({ db, org }: Scope): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from document_scans where org_id = ${org.id} and state = 'pending' and attempts < ${maxAttempts}) as waits`.execute(
    db,
  )
  return rows[0]!.waits
}

/** How many pages of a document wait to be recognised. */
export async function countPendingScans({ db, org }: Scope, documentId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from document_scans
     where org_id = ${org.id} and document_id = ${documentId} and state = 'pending' and attempts < ${maxAttempts}`.execute(
    db,
  )
  return rows[0]!.count
}
