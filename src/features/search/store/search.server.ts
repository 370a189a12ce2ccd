// SQL of a search: the lexemes that the index has, candidates by the parts of a query, their texts, and known words near a misspelt one.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { SearchKind } from '../contract/kinds.ts'
import { textOf, type Condition } from '../rules/conditions.ts'
import { inTitle } from '../rules/entry-keys.ts'
import type { Asked, Lexicon, ResolvedPart } from '../rules/lexicon.ts'
import type { Candidate } from '../rules/ranking.ts'

/** `windows`: conditions that divide the documents by their dates, the newest first. */
export type At = Scope & { now: Date; windows: readonly string[] }

/** Candidates that are compared: of documents with the parts in the title and of other documents each; of pages of files; of items of other kinds. */
export const maxCandidates = { documents: 100, pages: 50, others: 1500 } as const

export type Wanted = {
  parts: readonly ResolvedPart[]
  title: string
  sort: 'best' | 'newest'
  kind?: SearchKind | undefined
}
/** `isCut`: there are more, of items or of pages. */
export type Candidates = { found: Candidate[]; isCut: boolean }

/** Lexemes of the index that begin like an unfinished word, at most: the shortest. */
const maxLonger = 40

/** Which lexemes the index has, and what of it begins so. */
export async function readLexicon({ db, org }: Scope, { whole, beginnings }: Asked): Promise<Lexicon> {
  const { rows } = await sql<{ beginning: string | null; lexeme: string }>`
    select null as beginning, lexeme from search_lexemes where org_id = ${org.id} and lexeme = any(${whole}::text[])
    union all
    select beginning, found.lexeme from unnest(${beginnings}::text[]) as beginning, lateral (
      select lexeme from search_lexemes
       where org_id = ${org.id} and lexeme >= beginning collate "C" and lexeme < (beginning || chr(1114111)) collate "C"
       order by length(lexeme), lexeme limit ${maxLonger}) as found`.execute(db)
  const longer = Map.groupBy(
    rows.filter(({ beginning }) => beginning !== null),
    ({ beginning }) => beginning!,
  )
  return {
    known: new Set(rows.filter(({ beginning }) => beginning === null).map(({ lexeme }) => lexeme)),
    longer: new Map([...longer].map(([beginning, found]) => [beginning, found.map(({ lexeme }) => lexeme)])),
  }
}

/**
 * Public entries in which every part is found, or, with `any`, one of them; of many, the newest documents and pages. `title`: the lexeme of a
 * whole title that is found whatever its date.
 */
export async function findCandidates(
  at: At,
  { kind, parts, title, sort }: Wanted,
  joined: 'all' | 'any',
): Promise<Candidates> {
  const join = (conditions: Condition[]) => (joined === 'all' ? conditions : [{ any: conditions }]).map(textOf)
  const [texts, titles] = [join(parts.map((part) => part.loose)), join(parts.map((part) => part.title))]
  const everything = [`'@${at.org.id}'`]
  const read = (tier: Tier) => candidatesOf(at, parts, tier)
  const items = () =>
    read({ tier: kind ?? 'others', max: maxCandidates.others, windows: everything, conditions: texts })
  const { windows } = at
  const max = maxCandidates.documents
  const documents = [
    () => read({ tier: 'documents', max, windows: everything, conditions: [`'${title}'`] }),
    () => read({ tier: 'pages', max: maxCandidates.pages, windows, conditions: texts }),
    async () => {
      const named = await read({ tier: 'documents', max, windows, conditions: titles })
      // Those with the parts elsewhere come after all that have them in the title.
      if (named.isCut && sort === 'best') return named
      const others = await read({ tier: 'documents', max, windows, conditions: texts })
      return { found: [...named.found, ...others.found], isCut: named.isCut || others.isCut }
    },
  ]
  const tiers = !kind ? [items, ...documents] : kind === 'document' ? documents : [items]
  const all = await Promise.all(tiers.map((each) => each()))
  const found = all.flatMap((each) => each.found)
  return {
    // A document with a part in the title is among the other documents too.
    found: [...new Map(found.map((each) => [`${each.kind} ${each.item} ${each.page}`, each])).values()],
    isCut: all.some(({ isCut }) => isCut),
  }
}

/** `tier`: documents, pages of files, the other items or one kind of them. `conditions`: all of them are to be met, one at least. */
type Tier = { tier: string; max: number; windows: readonly string[]; conditions: readonly string[] }

/** The newest, and whether there are more. */
async function candidatesOf(at: At, parts: readonly ResolvedPart[], tier: Tier): Promise<Candidates> {
  const { rows } = await sql<Candidate>`
    select kind, item, page, ${levelsOf(parts)} as levels, length(title_key) as title_length, to_char(dated_on, 'YYYY-MM-DD') as dated_on
      from ${unpacked(windowsOf(at, { ...tier, max: tier.max + 1 }))}`.execute(at.db)
  return { found: rows.slice(0, tier.max), isCut: rows.length > tier.max }
}

function windowsOf({ org, now }: At, { tier, max, windows, conditions }: Tier): RawBuilder<unknown> {
  return sql`search_windows(${org.id}, ${tier}, ${windows}::text[]::tsquery[], ${conditions}::text[]::tsquery[], ${now}, ${max})`
}

/** Keys of hundreds of lexemes are stored packed: they are unpacked once for all parts. */
function unpacked(entries: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select kind, item, page, title_key, text_key || ''::tsvector as text_key, dated_on from ${entries} offset 0) as found`
}

function levelsOf(parts: readonly ResolvedPart[]): RawBuilder<unknown> {
  return sql`array[${sql.join(parts.map(levelOf))}]::int[]`
}

function levelOf(part: ResolvedPart): RawBuilder<unknown> {
  const [exact, loose] = [textOf(part.exact), textOf(part.loose)]
  return sql`case when title_key @@ ${exact}::tsquery then 4 when title_key @@ ${loose}::tsquery then 3
                  when text_key @@ ${exact}::tsquery then 2 when text_key @@ ${loose}::tsquery then 1 else 0 end`
}

/** Entries of items that a suggestion may be, of documents and of the other kinds each. */
const maxSuggested = 200

export type SuggestedRow = Candidate & { url: string; titleEn: string; titleNe: string }

/** Public items whose title has every part; of documents the newest. */
export async function listSuggested(at: At, parts: readonly ResolvedPart[]): Promise<SuggestedRow[]> {
  const conditions = parts.map(({ title }) => textOf(title))
  const of = (tier: string, windows: readonly string[]) => sql`
    select kind, item, page, ${levelsOf(parts)} as levels, length(title_key) as title_length, to_char(dated_on, 'YYYY-MM-DD') as dated_on,
           url, title_en, title_ne
      from ${windowsOf(at, { tier, windows, max: maxSuggested, conditions })}`
  const { rows } = await sql<SuggestedRow>`
    ${of('others', [`'@${at.org.id}'`])} union all ${of('documents', at.windows)}`.execute(at.db)
  return rows
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

/** The rows of these candidates while they are public, unordered; the text of a page of a file is not among them. */
export async function listFound(at: Scope & { now: Date }, candidates: readonly Candidate[]): Promise<FoundRow[]> {
  if (candidates.length === 0) return []
  const isPublic = sql`public_from <= ${at.now} and (public_until is null or public_until > ${at.now})`
  const { rows } = await sql<FoundRow>`
    select kind, item, page, url, title_en, title_ne, text_en, text_ne, to_char(dated_on, 'YYYY-MM-DD') as dated_on
      from search_entries as found
     where org_id = ${at.org.id} and ${isPublic}
       and (page = 0 or exists (
         select from search_entries own
          where own.org_id = found.org_id and own.kind = found.kind and own.item = found.item and own.page = 0 and ${isPublic}))
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

const maxTitles = 20

/** Titles of public items that have a folded word, at most 20 of documents and of other items each. */
export async function listTitlesWith(at: At, word: string): Promise<string[]> {
  const of = (tier: string, windows: readonly string[]) => sql`
    select title_en, title_ne from ${windowsOf(at, { tier, windows, max: maxTitles, conditions: [`'${inTitle(word)}'`] })}`
  const { rows } = await sql<{ titleEn: string; titleNe: string }>`
    ${of('others', [`'@${at.org.id}'`])} union all ${of('documents', at.windows)}`.execute(at.db)
  return rows.flatMap(({ titleEn, titleNe }) => [titleNe, titleEn])
}
