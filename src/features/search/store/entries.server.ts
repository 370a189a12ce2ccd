// SQL of the index: entries written and removed, items that wait to be indexed, and the words of titles.

import { sql } from 'kysely'
import type { Bilingual } from '#kit/language.ts'
import { soundKey } from '#kit/sound-key.ts'
import { wordsOf } from '#kit/word-stems.ts'
import type { Scope } from '#platform/context.ts'
import { itemLexemes, lexemesOf, vectorOf } from '../rules/entry-keys.ts'

export type ItemName = { kind: string; item: string }

/** An item as it is indexed. `keywords` are found and not shown. `from`: null is never public. */
export type IndexedItem = ItemName & {
  url: string
  title: Bilingual
  text: Bilingual
  keywords: string
  datedOn: string | null
  from: Date | null
  until: Date | null
}

/** Characters of each language that are stored of a text. */
const maxText = 30_000

/** Writes the entry of an item in place of the earlier one; those of the pages of its file get its title, address and window. */
export async function writeEntry({ db, org }: Scope, entry: IndexedItem): Promise<void> {
  const { kind, item, url, title, text, keywords, datedOn, from, until } = entry
  const [textEn, textNe] = [text.en.slice(0, maxText), text.ne.slice(0, maxText)]
  const lexemes = itemLexemes([title.en, title.ne], [textEn, textNe, keywords])
  const titleKey = vectorOf(lexemesOf(title.en, title.ne))
  const dates = sql`array_to_tsvector(search_date_keys(${org.id}, ${datedOn}))`
  await sql`
    insert into search_entries
      (org_id, kind, item, page, url, title_en, title_ne, text_en, text_ne, title_key, text_key, dated_on, public_from, public_until)
    values (${org.id}, ${kind}, ${item}, 0, ${url}, ${title.en}, ${title.ne}, ${textEn}, ${textNe}, ${titleKey}::tsvector,
            ${vectorOf(lexemes)}::tsvector || ${dates}, ${datedOn}, ${from}, ${until})
    on conflict (org_id, kind, item, page) do update
       set url = excluded.url, title_en = excluded.title_en, title_ne = excluded.title_ne, text_en = excluded.text_en,
           text_ne = excluded.text_ne, title_key = excluded.title_key, text_key = excluded.text_key, dated_on = excluded.dated_on,
           public_from = excluded.public_from, public_until = excluded.public_until`.execute(db)
  await sql`
    update search_entries
       set url = ${url}, title_en = ${title.en}, title_ne = ${title.ne}, title_key = ${titleKey}::tsvector,
           text_key = case when dated_on is distinct from ${datedOn} then ts_delete(text_key, search_date_keys(org_id, dated_on)) || ${dates}
                           else text_key end,
           dated_on = ${datedOn}, public_from = ${from}, public_until = ${until}
     where org_id = ${org.id} and kind = ${kind} and item = ${item} and page > 0`.execute(db)
  await insertWords({ db, org }, [title.en, title.ne])
  await insertLexemes({ db, org }, lexemes)
}

/** Removes the entry of an item and those of the pages of its file. */
export async function removeEntries({ db, org }: Scope, { kind, item }: ItemName): Promise<void> {
  await sql`delete from search_entries where org_id = ${org.id} and kind = ${kind} and item = ${item}`.execute(db)
}

/** Removes up to `max` entries whose time to be public has ended. Returns how many. */
export async function removeEntriesUntil({ db, org }: Scope, now: Date, max: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from search_entries
     where org_id = ${org.id} and (kind, item, page) in (
       select kind, item, page from search_entries where org_id = ${org.id} and public_until <= ${now} limit ${max})`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}

/** Removes the entries of the pages of an item's file. */
export async function removePages({ db, org }: Scope, { kind, item }: ItemName): Promise<void> {
  await sql`
    delete from search_entries
     where org_id = ${org.id} and kind = ${kind} and item = ${item} and page > 0`.execute(db)
}

/** The lexemes of pages of an item's file; nothing while the item itself is not indexed. */
export async function insertPages(
  { db, org }: Scope,
  { kind, item }: ItemName,
  pages: readonly { page: number; lexemes: readonly string[] }[],
): Promise<void> {
  if (pages.length === 0) return
  await sql`
    insert into search_entries
      (org_id, kind, item, page, url, title_en, title_ne, text_en, text_ne, title_key, text_key, dated_on, public_from, public_until)
    select e.org_id, e.kind, e.item, given.page, e.url, e.title_en, e.title_ne, '', '', e.title_key,
           given.key::tsvector || array_to_tsvector(search_date_keys(e.org_id, e.dated_on)), e.dated_on, e.public_from, e.public_until
      from search_entries e,
           unnest(${pages.map(({ page }) => page)}::int[], ${pages.map(({ lexemes }) => vectorOf(lexemes))}::text[]) as given (page, key)
     where e.org_id = ${org.id} and e.kind = ${kind} and e.item = ${item} and e.page = 0`.execute(db)
}

/** Adds to the lexemes that the index has. */
export async function insertLexemes({ db, org }: Scope, lexemes: readonly string[]): Promise<void> {
  // In one order: two processes that insert the same ones wait for each other, and never both.
  await sql`
    insert into search_lexemes (org_id, lexeme) select ${org.id}, unnest(${lexemes.toSorted()}::text[]) on conflict do nothing`.execute(
    db,
  )
}

async function insertWords({ db, org }: Scope, texts: readonly string[]): Promise<void> {
  const terms = [...new Set(texts.flatMap(wordsOf))].filter((word) => [...word].length > 2 && word.length <= 60)
  const known = terms.flatMap((word) => {
    const sound = soundKey(word)
    return /^\d/.test(sound) || sound.length < 3 ? [] : [{ word, sound }]
  })
  if (known.length === 0) return
  await sql`
    insert into search_words (org_id, word, sound)
    select ${org.id}, word, sound
      from unnest(${known.map(({ word }) => word)}::text[], ${known.map(({ sound }) => sound)}::text[]) as known (word, sound)
    on conflict do nothing`.execute(db)
}

const indexLock = 0x5ea

/** Waits until nobody else indexes items of the organisation, until the transaction ends. */
export async function lockIndex({ db, org }: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(${indexLock}, ${org.id})`.execute(db)
}

/** Whether nobody else indexes items of the organisation; then nobody does until the transaction ends. Never waits. */
export async function tryLockIndex({ db, org }: Scope): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${indexLock}, ${org.id}) as locked`.execute(db)
  return rows[0]!.locked
}

/** Up to `max` items that wait; documents, of which there may be a hundred thousand, after all others. */
export async function listChanges({ db, org }: Scope, max: number): Promise<ItemName[]> {
  const { rows } = await sql<ItemName>`
    select kind, item from search_changes where org_id = ${org.id} order by kind = 'document', kind, item limit ${max}`.execute(
    db,
  )
  return rows
}

/** Ends the waiting of an item. */
export async function removeChange({ db, org }: Scope, { kind, item }: ItemName): Promise<void> {
  await sql`delete from search_changes where org_id = ${org.id} and kind = ${kind} and item = ${item}`.execute(db)
}

/** `version`: of the index with which everything was queued, 0 before that. `waits`: whether something is queued. */
export type IndexState = {
  version: number
  fixedKey: string
  rebuildBegunAt: Date | null
  waits: boolean
  /** Conditions that divide the documents by their dates, the newest first. */
  windows: string[]
}

export async function findIndexState({ db, org }: Scope): Promise<IndexState> {
  const { rows } = await sql<IndexState>`
    select coalesce(max(version), 0) as version, coalesce(max(fixed_key), '') as fixed_key, max(rebuild_begun_at) as rebuild_begun_at,
           coalesce(max(nullif(windows, '{}')), array[${`'@${org.id}'`}]) as windows,
           exists (select from search_changes where org_id = ${org.id}) as waits
      from search_indexes where org_id = ${org.id}`.execute(db)
  return rows[0]!
}

/** Queues the items of one kind: every row of a table, or those named. */
export async function queueItems(
  { db, org }: Scope,
  kind: string,
  items: { table: string; column: string } | readonly string[],
): Promise<void> {
  const found =
    'table' in items
      ? sql`select distinct ${sql.ref(items.column)}::text as item from ${sql.table(items.table)} where org_id = ${org.id}`
      : sql`select unnest(${[...items]}::text[]) as item`
  await sql`
    insert into search_changes (org_id, kind, item) select ${org.id}, ${kind}, item from (${found}) as found
    on conflict do nothing`.execute(db)
}

/** Remembers that everything is queued; the words of titles begin anew. */
export async function beginIndex(
  { db, org }: Scope,
  state: { version: number; fixedKey: string },
  at: Date,
): Promise<void> {
  await sql`delete from search_words where org_id = ${org.id}`.execute(db)
  await sql`
    insert into search_indexes (org_id, version, fixed_key, queued_at) values (${org.id}, ${state.version}, ${state.fixedKey}, ${at})
    on conflict (org_id) do update
       set version = excluded.version, fixed_key = excluded.fixed_key, queued_at = excluded.queued_at`.execute(db)
}

/** The texts of the pages that the code brings, as they are queued. */
export async function setFixedKey({ db, org }: Scope, fixedKey: string): Promise<void> {
  await sql`update search_indexes set fixed_key = ${fixedKey} where org_id = ${org.id}`.execute(db)
}

export async function setWindows({ db, org }: Scope, windows: readonly string[]): Promise<void> {
  await sql`update search_indexes set windows = ${windows} where org_id = ${org.id}`.execute(db)
}

/** Puts into the tree of the index what was inserted last, so that no search reads it item by item. */
export async function mergeInserted({ db }: Scope): Promise<void> {
  await sql`select gin_clean_pending_list('search_entries_pages')`.execute(db)
}

/** When a rebuild began that has not ended; null when it has. */
export async function setRebuild({ db, org }: Scope, begunAt: Date | null): Promise<void> {
  await sql`update search_indexes set rebuild_begun_at = ${begunAt} where org_id = ${org.id}`.execute(db)
}

/** How many items wait. */
export async function countChanges({ db, org }: Scope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from search_changes where org_id = ${org.id}`.execute(db)
  return rows[0]!.count
}
