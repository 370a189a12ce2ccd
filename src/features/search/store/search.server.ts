// SQL of a search: candidates by the parts of a query, their texts, and known words near a misspelt one.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { SearchKind } from '../contract/kinds.ts'
import type { Part } from '../rules/query.ts'
import type { Candidate } from '../rules/ranking.ts'

type At = Scope & { now: Date }

/** Candidates that are compared, of items and of pages of files each. */
export const maxCandidates = 1500

/** Public entries in which every part is found, or, with `any`, one of them. */
export async function findCandidates(at: At, parts: readonly Part[], joined: 'all' | 'any'): Promise<Candidate[]> {
  const condition = parts.map(({ loose }) => `(${loose})`).join(joined === 'all' ? ' & ' : ' | ')
  const [items, pages] = await Promise.all([
    candidatesOf(at, parts, condition, sql`page = 0`),
    candidatesOf(at, parts, condition, sql`page > 0`),
  ])
  return [...items, ...pages]
}

async function candidatesOf(at: At, parts: readonly Part[], condition: string, where: RawBuilder<unknown>) {
  const levels = sql.join(parts.map(levelOf))
  const { rows } = await sql<Candidate>`
    select kind, item, page, array[${levels}]::int[] as levels, length(title_key) as title_length, to_char(dated_on, 'YYYY-MM-DD') as dated_on
      from search_entries
     where org_id = ${at.org.id} and ${where} and text_key @@ ${condition}::tsquery and ${publicNow(at.now)}
     limit ${maxCandidates}`.execute(at.db)
  return rows
}

function levelOf({ exact, loose }: Part): RawBuilder<unknown> {
  return sql`case when title_key @@ ${exact}::tsquery then 4 when title_key @@ ${loose}::tsquery then 3
                  when text_key @@ ${exact}::tsquery then 2 when text_key @@ ${loose}::tsquery then 1 else 0 end`
}

function publicNow(now: Date): RawBuilder<unknown> {
  return sql`public_from <= ${now} and (public_until is null or public_until > ${now})`
}

/** For each part, whether any public entry has it. */
export async function findKnownParts(at: At, parts: readonly Part[]): Promise<boolean[]> {
  const known = parts.map(
    ({ loose }) => sql`exists (
      select from search_entries where org_id = ${at.org.id} and page = 0 and text_key @@ ${loose}::tsquery and ${publicNow(at.now)})`,
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
     where org_id = ${at.org.id} and ${publicNow(at.now)}
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
