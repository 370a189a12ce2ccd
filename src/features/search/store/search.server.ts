// SQL of a search: candidates by the parts of a query, their texts, and known words near a misspelt one.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { SearchKind } from '../contract/kinds.ts'
import type { Part } from '../rules/query.ts'
import type { Candidate } from '../rules/ranking.ts'

type At = Scope & { now: Date }

/** Candidates that are compared: of documents with a part in the title, of all documents, of items of other kinds, and of pages of files each. */
export const maxCandidates = 1500

export type Wanted = { parts: readonly Part[]; kind?: SearchKind | undefined; sort: 'best' | 'newest' }
/** `isCut`: there are more, of items or of pages. */
export type Candidates = { found: Candidate[]; isCut: boolean }

/**
 * Public entries in which every part is found, or, with `any`, one of them. Where there are too many, the newest: of documents with a part in
 * the title, of other documents, of items of other kinds, and of pages of files each.
 */
export async function findCandidates(at: At, wanted: Wanted, joined: 'all' | 'any'): Promise<Candidates> {
  const condition = wanted.parts.map(({ loose }) => `(${loose})`).join(joined === 'all' ? ' & ' : ' | ')
  const { kind } = wanted
  const text = sql`text_key @@ ${condition}::tsquery`
  const of = (where: RawBuilder<unknown>) => candidatesOf(at, wanted.parts, where)
  const [others, titles, documents, pages] = await Promise.all([
    kind === 'document'
      ? []
      : of(sql`page = 0 and kind <> 'document' ${kind ? sql`and kind = ${kind}` : sql``} and ${text}`),
    kind && kind !== 'document' ? [] : of(sql`page = 0 and kind = 'document' and title_key @@ ${condition}::tsquery`),
    kind && kind !== 'document' ? [] : of(sql`page = 0 and kind = 'document' and ${text}`),
    kind && kind !== 'document' ? [] : of(sql`page > 0 and ${itemIsPublic(at.now)} and ${text}`),
  ])
  const found = [others, titles, documents, pages]
  const compared = found.flatMap((each) => each.slice(0, maxCandidates))
  return {
    // A document with a part in the title is among the other documents too.
    found: [...new Map(compared.map((each) => [`${each.kind} ${each.item} ${each.page}`, each])).values()],
    isCut: found.some(({ length }) => length > maxCandidates),
  }
}

/** The newest, one more than are compared, so that it is known whether there are more. */
async function candidatesOf(at: At, parts: readonly Part[], where: RawBuilder<unknown>): Promise<Candidate[]> {
  const levels = sql.join(parts.map(levelOf))
  const { rows } = await sql<Candidate>`
    select kind, item, page, array[${levels}]::int[] as levels, length(title_key) as title_length, to_char(dated_on, 'YYYY-MM-DD') as dated_on
      from (
        select * from search_entries
         where org_id = ${at.org.id} and ${where} and ${publicNow(at.now)}
         order by dated_on desc nulls last, kind, item, page limit ${maxCandidates + 1}) as found`.execute(at.db)
  return rows
}

/** Whether the item of a page is public itself: a page alone is never found. */
function itemIsPublic(now: Date): RawBuilder<unknown> {
  return sql`exists (
    select from search_entries own
     where own.org_id = search_entries.org_id and own.kind = search_entries.kind and own.item = search_entries.item and own.page = 0
       and own.public_from <= ${now} and (own.public_until is null or own.public_until > ${now}))`
}

function levelOf({ exact, loose }: Part): RawBuilder<unknown> {
  return sql`case when title_key @@ ${exact}::tsquery then 4 when title_key @@ ${loose}::tsquery then 3
                  when text_key @@ ${exact}::tsquery then 2 when text_key @@ ${loose}::tsquery then 1 else 0 end`
}

function publicNow(now: Date): RawBuilder<unknown> {
  return sql`public_from <= ${now} and (public_until is null or public_until > ${now})`
}

/** Entries of items that a suggestion may be, by kind; of more the first that the index gives. */
const maxSuggested = 300

export type SuggestedRow = Candidate & { url: string; titleEn: string; titleNe: string }

/** Public items whose title has every part, of documents and of the other kinds at most 300 each. */
export async function listSuggested(at: At, parts: readonly Part[]): Promise<SuggestedRow[]> {
  const condition = parts.map(({ loose }) => `(${loose})`).join(' & ')
  const ofKind = (where: RawBuilder<unknown>) => sql`(
    select kind, item, page, array[${sql.join(parts.map(levelOf))}]::int[] as levels, length(title_key) as title_length,
           to_char(dated_on, 'YYYY-MM-DD') as dated_on, url, title_en, title_ne
      from search_entries
     where org_id = ${at.org.id} and page = 0 and ${where} and text_key @@ ${condition}::tsquery and title_key @@ ${condition}::tsquery
       and ${publicNow(at.now)} limit ${maxSuggested})`
  const { rows } = await sql<SuggestedRow>`
    ${ofKind(sql`kind <> 'document'`)} union all ${ofKind(sql`kind = 'document'`)}`.execute(at.db)
  return rows
}

/** For each part, whether any public entry has it. */
export async function findKnownParts(at: At, parts: readonly Part[]): Promise<boolean[]> {
  const known = parts.map(
    ({ loose }) => sql`exists (
      select from search_entries where org_id = ${at.org.id} and page = 0 and text_key @@ ${loose}::tsquery and ${publicNow(at.now)})
      or exists (
      select from search_entries where org_id = ${at.org.id} and page > 0 and text_key @@ ${loose}::tsquery and ${publicNow(at.now)})`,
  )
  const { rows } = await sql<{ known: boolean[] }>`select array[${sql.join(known)}] as known`.execute(at.db)
  return rows[0]!.known
}

export type FoundRow = {
  kind: SearchKind
  item: string
  page: number
  url: string
  titleEn: string
  titleNe: string
  textEn: string
  textNe: string
  datedOn: string | null
}

/** The rows of these candidates while they are public, unordered. */
export async function listFound(at: At, candidates: readonly Candidate[]): Promise<FoundRow[]> {
  if (candidates.length === 0) return []
  const { rows } = await sql<FoundRow>`
    select kind, item, page, url, title_en, title_ne, text_en, text_ne, to_char(dated_on, 'YYYY-MM-DD') as dated_on
      from search_entries
     where org_id = ${at.org.id} and ${publicNow(at.now)} and (page = 0 or ${itemIsPublic(at.now)})
       and (kind, item, page) in (
         select * from unnest(${candidates.map(({ kind }) => kind)}::text[], ${candidates.map(({ item }) => item)}::text[],
                              ${candidates.map(({ page }) => page)}::int[]))`.execute(at.db)
  return rows
}

/** Words of titles whose sound begins alike or shares letters, at most 500. */
export async function listWordsNear({ db, org }: Scope, sound: string): Promise<{ word: string; sound: string }[]> {
  const { rows } = await sql<{ word: string; sound: string }>`
    select word, sound from search_words
     where org_id = ${org.id} and (sound % ${sound} or sound like ${`${sound.slice(0, 2)}%`})
       and length(sound) between ${sound.length - 2} and ${sound.length + 2}
     order by similarity(sound, ${sound}) desc, word limit 500`.execute(db)
  return rows
}

/** Titles of public items that have a folded word, at most 20. */
export async function listTitlesWith(at: At, word: string): Promise<string[]> {
  const { rows } = await sql<{ titleEn: string; titleNe: string }>`
    select title_en, title_ne from search_entries
     where org_id = ${at.org.id} and page = 0 and text_key @@ ${`'${word}'`}::tsquery and title_key @@ ${`'${word}'`}::tsquery
       and ${publicNow(at.now)}
     order by kind, item limit 20`.execute(at.db)
  return rows.flatMap(({ titleEn, titleNe }) => [titleNe, titleEn])
}
