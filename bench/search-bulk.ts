// Entries of the public search written in bulk, with the keys that the product makes: its own way commits each document.

import { sql } from 'kysely'
import { documentAddress } from '#features/documents/contract/lists.ts'
import { divideByDate } from '#features/search/operations/windows.server.ts'
import { itemLexemes, lexemesOf, vectorOf } from '#features/search/rules/entry-keys.ts'
import { insertLexemes } from '#features/search/store/entries.server.ts'
import type { Ctx, System } from '#platform/context.ts'

const documentsAtOnce = 300

type DocumentRow = { id: number; slug: string; titleEn: string; titleNe: string; filename: string }

/** Indexes every document that waits, with its pages, and builds the two indexes of documents anew. */
export async function indexInBulk({ db, org, ...ctx }: Ctx<System>, print: (line: string) => void): Promise<void> {
  const scope = { ...ctx, db, org }
  const indexes = await definitionsOf(scope)
  for (const { name } of indexes) await sql`drop index ${sql.table(name)}`.execute(db)
  const lexemes = new Set<string>()
  for (let after = 0, done = 0; ;) {
    const { rows } = await sql<DocumentRow>`
      select d.id, d.slug, d.title_en, d.title_ne, d.filename from documents d
        join search_changes c on c.org_id = d.org_id and c.kind = 'document' and c.item = d.id::text
       where d.org_id = ${org.id} and d.id > ${after} and d.publish_from is not null and d.withdrawn_at is null
       order by d.id limit ${documentsAtOnce}`.execute(db)
    if (rows.length === 0) break
    for (const lexeme of await writeDocuments(scope, rows)) lexemes.add(lexeme)
    after = rows.at(-1)!.id
    if ((done += rows.length) % 6000 === 0) print(`${done} documents …`)
  }
  await insertLexemes(scope, [...lexemes])
  await sql`delete from search_changes where org_id = ${org.id}`.execute(db)
  await sql`update document_texts set is_indexed = true where org_id = ${org.id} and not is_indexed`.execute(db)
  print('building the indexes …')
  await sql`set maintenance_work_mem = '1GB'`.execute(db)
  for (const { definition } of indexes) await sql.raw(definition).execute(db)
  await divideByDate(scope)
}

async function definitionsOf({ db }: Ctx<System>): Promise<{ name: string; definition: string }[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
     where indexname in ('search_entries_documents', 'search_entries_pages')`.execute(db)
  return rows
}

/** Returns the lexemes that were written. */
async function writeDocuments({ db, org }: Ctx<System>, documents: readonly DocumentRow[]): Promise<Set<string>> {
  const all = new Set<string>()
  const keyOf = (lexemes: readonly string[]) => {
    for (const lexeme of lexemes) all.add(lexeme)
    return vectorOf(lexemes)
  }
  const ids = documents.map(({ id }) => id)
  const { rows: pages } = await sql<{ documentId: number; page: number; text: string }>`
    select document_id, page, text from document_pages where org_id = ${org.id} and document_id = any(${ids}::bigint[])`.execute(
    db,
  )
  const entries = [
    ...documents.map(({ id, titleEn, titleNe, filename }) => ({
      id,
      page: 0,
      key: keyOf(itemLexemes([titleEn, titleNe], [filename])),
    })),
    ...pages.map(({ documentId, page, text }) => ({ id: documentId, page, key: keyOf(lexemesOf(text)) })),
  ]
  const urls = documents.map((row) => documentAddress(row))
  const titleKeys = documents.map(({ titleEn, titleNe }) => vectorOf(lexemesOf(titleEn, titleNe)))
  await sql`
    insert into search_entries
      (org_id, kind, item, page, url, title_en, title_ne, text_en, text_ne, title_key, text_key, dated_on, public_from, public_until)
    select d.org_id, 'document', d.id::text, given.page, named.url, d.title_en, d.title_ne, '', '', named.key::tsvector,
           given.key::tsvector || array_to_tsvector(search_date_keys(d.org_id, d.published_on)), d.published_on, d.publish_from, d.publish_until
      from unnest(${entries.map(({ id }) => id)}::bigint[], ${entries.map(({ page }) => page)}::int[],
                  ${entries.map(({ key }) => key)}::text[]) as given (id, page, key)
      join unnest(${ids}::bigint[], ${urls}::text[], ${titleKeys}::text[]) as named (id, url, key) on named.id = given.id
      join documents d on d.org_id = ${org.id} and d.id = given.id`.execute(db)
  return all
}
