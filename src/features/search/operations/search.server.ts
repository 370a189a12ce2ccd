// The public search: candidates by the parts of a query, corrected where a part is unknown, ranked, and a page of them with snippets.

import { inDigits, toAsciiDigits, type Language } from '#kit/language.ts'
import { networkOf } from '#kit/network.ts'
import type { Ctx } from '#platform/context.ts'
import { pagesNamed } from '#features/document-texts/operations.server.ts'
import { bucketFor, countAgainst, type LimitOf } from '#platform/rate-limit.server.ts'
import type { FoundItem, SearchResults } from '../contract/api.ts'
import { searchKinds, type SearchKind } from '../contract/kinds.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { soundKey } from '#kit/sound-key.ts'
import { wholeTitle } from '../rules/entry-keys.ts'
import { alsoSpelt, askedOf, resolved, type ResolvedPart } from '../rules/lexicon.ts'
import { partsOf } from '../rules/query.ts'
import { countedQuery } from '../rules/failures.ts'
import { ranked, type Candidate } from '../rules/ranking.ts'
import { snippetOf, wordFinder } from '../rules/snippet.ts'
import { nearestWord, spellingIn } from '../rules/spelling.ts'
import {
  findCandidates,
  listFound,
  listTitlesWith,
  listWordsNear,
  readLexicon,
  type At,
  type Candidates,
  type FoundRow,
  type Wanted,
} from '../store/search.server.ts'
import { countFailure } from '../store/failures.server.ts'
import { indexBeforeSearch } from './index.server.ts'
import type { SearchSource } from './source.server.ts'
import { readAnswer } from './answers.server.ts'

export type SearchQuery = {
  q: string
  kind?: SearchKind | undefined
  sort: 'best' | 'newest'
  page: number
  limit: number
}

declare module '#platform/rate-limit.server.ts' {
  interface LimitNames {
    'search.asked': LimitOf<'search', [network: string]>
  }
}

/** Many customers share one network behind a mobile operator. */
export const searchLimit = { max: 1200, seconds: 600 }

/** Words that are tried as the correction of one. */
const maxTried = 5

/** Everything public that the query finds. Items changed since the last search are indexed first. Refuses too many searches of one network. */
export async function search(ctx: Ctx, sources: readonly SearchSource[], query: SearchQuery): Promise<SearchResults> {
  const typed = partsOf(query.q)
  if (typed.length === 0) return { data: [], total: 0, kinds: [], answer: null, correction: null }
  await countAgainst(ctx.db, bucketFor(ctx, 'search.asked', networkOf(ctx.from.address)), searchLimit, ctx.now)
  const { windows } = await indexBeforeSearch(ctx, sources)
  const at = { ...ctx, windows }
  const lexicon = await readLexicon(ctx, askedOf(typed))
  const known = typed.map((part) => resolved(part, lexicon))
  const wanted = { title: wholeTitle(query.q), sort: query.sort }
  let spelt = await corrected(at, known)
  let candidates = await findBest(at, { ...wanted, parts: spelt.parts })
  // The lexicon keeps what is public no longer.
  if (candidates.found.length === 0 && spelt.correction === null) {
    spelt = await corrected(
      at,
      known.map((part) => ({ ...part, isKnown: false })),
    )
    if (spelt.correction !== null) candidates = await findBest(at, { ...wanted, parts: spelt.parts })
  }
  const { parts, terms, correction } = spelt
  const { sort, kind } = query
  const all = ranked(candidates.found, sort)
  // Of many, those of the kind asked for may be beyond the cut.
  const own = kind && candidates.isCut ? await findBest(at, { ...wanted, parts, kind }) : candidates
  const found = (own === candidates ? all : ranked(own.found, sort)).filter((each) => !kind || each.kind === kind)
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
    ...(own.isCut && { totalIsLeast: true }),
    kinds: countsOf(all),
    answer: query.page === 1 && !query.kind ? await readAnswer(ctx, query.q, first) : null,
    correction: correction && all.length > 0 ? correction : null,
  }
}

/** The page asked for; beyond the last one, the last page and its number. */
export async function searchNearest<Query extends SearchQuery>(
  ctx: Ctx,
  sources: readonly SearchSource[],
  query: Query,
): Promise<{ query: Query; results: SearchResults }> {
  const results = await search(ctx, sources, query)
  const last = Math.ceil(results.total / query.limit)
  if (query.page <= last || last === 0) return { query, results }
  const nearest = { ...query, page: last }
  return { query: nearest, results: await search(ctx, sources, nearest) }
}

async function countFailed(ctx: Ctx, q: string): Promise<void> {
  const counted = countedQuery(q)
  if (counted) await countFailure(ctx, inNepal(ctx.now).date, counted)
}

type ShownRow = FoundRow & { isMachineRead: boolean }

/** The rows of the candidates in their order, with the texts of pages of files; what is public no longer is left out. */
async function readRows(ctx: Ctx, candidates: readonly Candidate[]): Promise<ShownRow[]> {
  const named = candidates.filter(({ page }) => page > 0).map(({ item, page }) => ({ documentId: Number(item), page }))
  // Texts first: they are shown only where the entry is public after that.
  const pages = new Map((await pagesNamed(ctx, named)).map((each) => [`${each.documentId} ${each.page}`, each]))
  const rows = new Map((await listFound(ctx, candidates)).map((row) => [keyOf(row), row]))
  return candidates.flatMap((candidate) => {
    const row = rows.get(keyOf(candidate))
    if (!row) return []
    const page = row.page > 0 ? pages.get(`${row.item} ${row.page}`) : undefined
    return { ...row, textEn: row.textEn || (page?.text ?? ''), isMachineRead: page?.isMachineRead ?? false }
  })
}

/** Entries with every part; where these are few, those with some of them too. */
async function findBest(at: At, wanted: Wanted): Promise<Candidates> {
  const candidates = await findCandidates(at, wanted, 'all')
  if (candidates.found.length >= 3 || wanted.parts.length === 1) return candidates
  const { found, isCut } = await findCandidates(at, wanted, 'any')
  const known = new Set(candidates.found.map(keyOf))
  return { found: [...candidates.found, ...found.filter((each) => !known.has(keyOf(each)))], isCut }
}

/** Parts that nothing has, with the nearest known word beside their own; the correction is shown as titles spell it. */
async function corrected(at: At & Pick<Ctx, 'language'>, parts: readonly ResolvedPart[]) {
  const terms: string[] = []
  const spelt: ResolvedPart[] = []
  const text: string[] = []
  for (const part of parts) {
    const [word = ''] = part.terms
    const isRight = part.isKnown || part.terms.length > 1 || /^\d/.test(word)
    const nearest = isRight ? undefined : await nearestInTitles(at, soundKey(word))
    spelt.push(nearest ? alsoSpelt(part, nearest.sound) : part)
    text.push(nearest?.spelling ?? part.typed)
    if (nearest) terms.push(nearest.word)
  }
  const shown = inDigits(toAsciiDigits(text.join(' ')), at.language)
  return { parts: spelt, terms, correction: terms.length > 0 ? shown : null }
}

/** The nearest word that the title of a public item has, with the spelling there. */
async function nearestInTitles(at: At, sound: string) {
  let known = await listWordsNear(at, sound)
  for (let tried = 0; tried < maxTried; tried += 1) {
    const nearest = nearestWord(sound, known)
    if (!nearest) return undefined
    const spelling = spellingIn(await listTitlesWith(at, nearest.word), nearest.word)
    if (spelling) return { ...nearest, spelling }
    known = known.filter((each) => each !== nearest)
  }
  return undefined
}

function itemOf(row: ShownRow, language: Language, isFound: (word: string) => boolean): FoundItem {
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
    isMachineRead: row.isMachineRead,
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
