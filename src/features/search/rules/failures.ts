// What is counted of a search without a result.

import { wordsOf } from '#kit/word-stems.ts'

const maxLetters = 60

/** For how many days the counts are kept. */
export const failureDays = 180

/**
 * The folded words of a query, at most 60 characters; undefined where it may name a person or a number of one: it has an at sign or five
 * digits. @example countedQuery('Fire hydrant?') // 'fire hydrant'
 */
export function countedQuery(query: string): string | undefined {
  const folded = wordsOf(query).join(' ')
  if (query.includes('@') || (folded.match(/\d/g)?.length ?? 0) > 4) return undefined
  return folded.slice(0, maxLetters).trim() || undefined
}
