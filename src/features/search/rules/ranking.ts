// Order of what a search has found.

import type { SearchKind } from '../contract/kinds.ts'

/**
 * How each part of the query was found in an entry: 4 as typed in the title, 3 by sound or meaning in it, 2 as typed in the text, 1 by
 * sound or meaning in it, 0 not.
 */
export type Candidate = {
  kind: SearchKind
  item: string
  page: number
  levels: number[]
  /** Lexemes of the title. */
  titleLength: number
  datedOn: string | null
}

const weights = [0, 1.5, 3, 7, 10] as const
const kindWeights: Partial<Record<SearchKind, number>> = {
  page: 1.2,
  service: 1.1,
  question: 1.1,
  tol: 1.1,
  album: 0.9,
}

/** The candidates, the best first, each item once. Parts that few of them have count more. */
export function ranked<C extends Candidate>(candidates: readonly C[], sort: 'best' | 'newest'): C[] {
  const rarity = rarityOf(candidates)
  const scored = candidates.map((candidate) => ({ candidate, score: scoreOf(candidate, rarity) }))
  scored.sort(
    (one, other) =>
      other.score - one.score || byDate(one.candidate, other.candidate) || one.candidate.page - other.candidate.page,
  )
  const seen = new Set<string>()
  const best = scored.flatMap(({ candidate }) => {
    const key = `${candidate.kind} ${candidate.item}`
    return seen.has(key) ? [] : (seen.add(key), [candidate])
  })
  return sort === 'newest' ? best.toSorted(byDate) : best
}

function rarityOf(candidates: readonly Candidate[]): number[] {
  const parts = candidates[0]?.levels.length ?? 0
  return Array.from({ length: parts }, (_, part) => {
    const having = candidates.filter(({ levels }) => levels[part]! > 0).length
    return Math.log(1 + candidates.length / (having || 1))
  })
}

function scoreOf({ kind, levels, titleLength }: Candidate, rarity: readonly number[]): number {
  const total = rarity.reduce((sum, each) => sum + each, 0)
  const covered = levels.reduce((sum, level, part) => sum + (level > 0 ? rarity[part]! : 0), 0) / total
  const found = levels.reduce((sum, level, part) => sum + weights[level]! * rarity[part]!, 0) / total
  const inTitle = levels.filter((level) => level > 2).length
  // A title has about three lexemes a word in each language.
  const density = Math.min(1, (inTitle * 6) / Math.max(titleLength, 6))
  return (found + 4 * density) * covered ** 2 * (kindWeights[kind] ?? 1)
}

function byDate(one: Candidate, other: Candidate): number {
  return (other.datedOn ?? '').localeCompare(one.datedOn ?? '')
}
