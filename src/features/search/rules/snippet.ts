// The part of a text that shows the words of a query.

import { soundKey } from '#kit/sound-key.ts'
import { stemsOf, wordsOf } from '#kit/word-stems.ts'
import { rootOf } from './entry-keys.ts'
import { pairsFor } from './word-pairs.ts'

export type Snippet = { text: string; marks: [number, number][] }

const length = 160
const before = 50
const maxMarks = 12
/** “Also”, which sounds like “water” and is in every second sentence: marked only where it is typed. */
const also = wordsOf('पनि')[0]!

/** Tells of a word of a text whether the query, its corrections or a word of the same meaning is in it. */
export function wordFinder(
  terms: readonly (readonly string[])[],
  corrected: readonly string[] = [],
): (word: string) => boolean {
  const wanted = new Set<string>(corrected)
  for (const phrase of terms) {
    for (const other of [phrase, ...pairsFor(phrase)]) for (const word of other) wanted.add(rootOf(word) || word)
    for (const word of phrase) {
      wanted.add(soundKey(word) || word)
      for (const other of pairsFor([word])) if (other.length === 1) wanted.add(rootOf(other[0]!))
    }
  }
  const beginnings = terms.flat().filter((word) => [...word].length >= 3)
  const isWanted = (typed: string) => {
    const [word] = wordsOf(typed)
    if (word === undefined || (word === also && !terms.flat().includes(also))) return false
    if ([word, ...stemsOf(word)].some((form) => wanted.has(soundKey(form) || form))) return true
    return beginnings.some((beginning) => word.startsWith(beginning))
  }
  const known = new Map<string, boolean>()
  return (typed) => {
    const answer = known.get(typed) ?? isWanted(typed)
    known.set(typed, answer)
    return answer
  }
}

/** About 160 characters around the first word found, with the places of all found in them. */
export function snippetOf(text: string, isFound: (word: string) => boolean): Snippet {
  const found: [number, number][] = []
  // Words beyond the part that is shown are not looked at.
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}\u200C\u200D]+/gu)) {
    if (index > (found[0]?.[0] ?? text.length) + length) break
    if (isFound(word)) found.push([index, index + word.length])
  }
  const first = found[0]?.[0] ?? 0
  const start = first <= before ? 0 : wordStart(text, first - before)
  const end = start + length >= text.length ? text.length : wordEnd(text, start + length)
  const lead = start > 0 ? '… ' : ''
  return {
    text: `${lead}${text.slice(start, end).trimEnd()}${end < text.length ? ' …' : ''}`,
    marks: found
      .filter(([from, to]) => from >= start && to <= end)
      .slice(0, maxMarks)
      .map(([from, to]) => [from - start + lead.length, to - start + lead.length]),
  }
}

function wordStart(text: string, at: number): number {
  const space = text.indexOf(' ', at)
  return space < 0 || space > at + before ? at : space + 1
}

function wordEnd(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at)
  return space > 0 && space > at - 40 ? space : at
}
