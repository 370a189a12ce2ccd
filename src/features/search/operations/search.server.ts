// The public search: candidates by the parts of a query, corrected where a part is unknown, ranked, and a page of them with snippets.

import type { Language } from '#kit/language.ts'
import type { Ctx } from '#platform/context.ts'
import type { FoundItem, SearchResults } from '../contract/api.ts'
import { searchKinds, type SearchKind } from '../contract/kinds.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { soundKey } from '#kit/sound-key.ts'
import { alsoSpelt, partsOf, type Part } from '../rules/query.ts'
import { countedQuery } from '../rules/failures.ts'
import { ranked, type Candidate } from '../rules/ranking.ts'
import { snippetOf, wordFinder } from '../rules/snippet.ts'
import { nearestWord } from '../rules/spelling.ts'
import {
  findCandidates,
  findKnownParts,
  listFound,
  listWordsNear,
  maxCandidates,
  type FoundRow,
} from '../store/search.server.ts'
import { countFailure } from '../store/failures.server.ts'
import { indexChanges } from './index.server.ts'
import type { SearchSource } from './source.server.ts'
import { readAnswer } from './answers.server.ts'

export type SearchQuery = {
  q: string
  kind?: SearchKind | undefined
  sort: 'best' | 'newest'
  page: number
  limit: number
}

/** Items that a search indexes before it answers; a job does the rest. */
const maxIndexedFirst = 500

/** Everything public that the query finds. Items changed since the last search are indexed first. */
export async function search(ctx: Ctx, sources: readonly SearchSource[], query: SearchQuery): Promise<SearchResults> {
  const typed = partsOf(query.q)
  if (typed.length === 0) return { data: [], total: 0, kinds: [], answer: null, correction: null }
  await indexChanges(ctx, sources, maxIndexedFirst)
  const { parts, terms, correction } = await corrected(ctx, typed)
  const candidates = await findBest(ctx, parts)
  const all = ranked(candidates, query.sort)
  const found = query.kind ? all.filter(({ kind }) => kind === query.kind) : all
  if (all.length === 0) await countFailed(ctx, query.q)
  const shown = found.slice((query.page - 1) * query.limit, query.page * query.limit)
  const isFound = wordFinder(
    parts.map((part) => part.terms),
    terms.map(soundKey),
  )
  const first = await readRows(ctx, shown)
  return {
    data: first.map((row) => itemOf(row, ctx.language, isFound)),
    total: found.length,
    ...(candidates.length >= maxCandidates && { totalIsLeast: true }),
    kinds: countsOf(all),
    answer: query.page === 1 && !query.kind ? await readAnswer(ctx, query.q, first) : null,
    correction: correction && all.length > 0 ? correction : null,
  }
}

async function countFailed(ctx: Ctx, q: string): Promise<void> {
  const counted = countedQuery(q)
  if (counted) await countFailure(ctx, inNepal(ctx.now).date, counted)
}

/** The rows of the candidates in their order; what is public no longer is left out. */
async function readRows(ctx: Ctx, candidates: readonly Candidate[]): Promise<FoundRow[]> {
  const rows = new Map((await listFound(ctx, candidates)).map((row) => [keyOf(row), row]))
  return candidates.flatMap((candidate) => rows.get(keyOf(candidate)) ?? [])
}

/** Entries with every part; where these are few, those with some of them too. */
async function findBest(ctx: Ctx, parts: readonly Part[]): Promise<Candidate[]> {
  const candidates = await findCandidates(ctx, parts, 'all')
  return candidates.length >= 3 || parts.length === 1 ? candidates : findCandidates(ctx, parts, 'any')
}

/** Parts that nothing has, with the nearest known word beside their own. */
async function corrected(ctx: Ctx, parts: readonly Part[]) {
  const known = await findKnownParts(ctx, parts)
  const terms: string[] = []
  const spelt: Part[] = []
  const text: string[] = []
  for (const [at, part] of parts.entries()) {
    const [word = ''] = part.terms
    const sound = soundKey(word)
    const nearest =
      known[at] || part.terms.length > 1 || /^\d/.test(word)
        ? undefined
        : nearestWord(sound, await listWordsNear(ctx, sound))
    spelt.push(nearest ? alsoSpelt(part, nearest.sound) : part)
    text.push(nearest?.word ?? part.terms.join(' '))
    if (nearest) terms.push(nearest.word)
  }
  return { parts: spelt, terms, correction: terms.length > 0 ? text.join(' ') : null }
}

function itemOf(row: FoundRow, language: Language, isFound: (word: string) => boolean): FoundItem {
  const snippets = { en: snippetOf(row.textEn, isFound), ne: snippetOf(row.textNe, isFound) }
  const other = language === 'en' ? 'ne' : 'en'
  const isOther =
    snippets[language].marks.length === 0 && (snippets[other].marks.length > 0 || !snippets[language].text)
  const shown = isOther ? other : language
  const { text: snippet, marks } = snippets[shown]
  return {
    kind: row.kind,
    title: { en: row.titleEn, ne: row.titleNe },
    url: row.page > 0 ? `${row.url}?page=${row.page}#p${row.page}` : row.url,
    snippet,
    snippetLanguage: /\p{Script=Devanagari}/u.test(snippet) ? 'ne' : 'en',
    marks,
    page: row.page > 0 ? row.page : null,
    date: row.datedOn,
  }
}

function countsOf(found: readonly Candidate[]): SearchResults['kinds'] {
  return searchKinds.flatMap((kind) => {
    const count = found.filter((each) => each.kind === kind).length
    return count > 0 ? [{ kind, count }] : []
  })
}

function keyOf({ kind, item, page }: Pick<Candidate, 'kind' | 'item' | 'page'>): string {
  return `${kind} ${item} ${page}`
}
