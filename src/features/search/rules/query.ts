// A typed query as parts, each with the conditions that find it in the index.

import { soundKey } from '#kit/sound-key.ts'
import { lettersOf, stemsOf, wordsOf } from '#kit/word-stems.ts'
import type { Condition } from './conditions.ts'
import { rootOf, soundsOf } from './entry-keys.ts'
import { isNeedless } from './needless-words.ts'
import { pairsFor } from './word-pairs.ts'

/** One word or fixed phrase of a query: folded, and as typed. `loose` includes `exact`. */
export type Part = { terms: string[]; typed: string; exact: Condition; loose: Condition }

const maxWords = 8
/** Fixed phrases have at most so many words. */
const maxPhrase = 4

/**
 * The parts of a query. Words such as “how” and “कसरी” are left out where others remain.
 * @example partsOf('how much is naya jadan').map(({ terms }) => terms) // [['naya', 'jadan']]
 */
export function partsOf(query: string): Part[] {
  const all = lettersOf(query).flatMap((typed) => wordsOf(typed).map((word) => ({ typed, word: word.slice(0, 60) })))
  const meant = all.filter(({ word }) => !isNeedless(word))
  const used = (meant.length > 0 ? meant : all).slice(0, maxWords)
  let at = 0
  return phrasesOf(used.map(({ word }) => word)).map((terms) => {
    const own = used.slice(at, at + terms.length)
    at += terms.length
    return { ...partOf(terms), typed: own.map(({ typed }) => typed).join(' ') }
  })
}

/** The part of a word that is still being typed: it finds every word that begins like it, or that sounds like it from the second sound on. */
export function stillTyped(part: Part): Part {
  const [word = ''] = part.terms
  if (part.terms.length > 1 || /^\d/.test(word)) return part
  // A nasal that is the last letter so far is folded when a consonant follows it.
  const begins = [...new Set([word, word.replace(/[ङञणनम]$/u, 'ं')])].map((beginning) => ({ beginning }))
  const exact = { any: [part.exact, ...begins] }
  const sound = soundKey(word)
  return {
    ...part,
    exact,
    loose: { any: [part.loose, exact, ...(sound.length > 1 ? [{ beginning: `~${sound}` }] : [])] },
  }
}

/** The words grouped by the longest phrases that have a pair. */
function phrasesOf(terms: readonly string[]): string[][] {
  const phrases: string[][] = []
  for (let at = 0; at < terms.length;) {
    const lengths = Array.from({ length: Math.min(maxPhrase, terms.length - at) }, (_, less) => less + 1).toReversed()
    const length = lengths.find((count) => count === 1 || pairsFor(terms.slice(at, at + count)).length > 0) ?? 1
    phrases.push(terms.slice(at, at + length))
    at += length
  }
  return phrases
}

function partOf(terms: string[]): Omit<Part, 'typed'> {
  const pairs = pairsFor(terms).map(pairCondition)
  const exact = { all: terms.map((word) => ({ any: exactOf(word) })) }
  const each = { all: terms.map((word) => ({ any: [...exactOf(word), ...looseOf(word), ...ownPairs(terms, word)] })) }
  const joined = terms.length > 1 ? soundsOf(terms.join('')).map((lexeme) => ({ lexeme })) : []
  return { terms, exact, loose: { any: [each, ...joined, ...pairs] } }
}

/** Pairs of one word of a longer phrase. */
function ownPairs(terms: readonly string[], word: string): Condition[] {
  return terms.length === 1 ? [] : pairsFor([word]).map(pairCondition)
}

function pairCondition(pair: readonly string[]): Condition {
  return { all: pair.map((word) => ({ lexeme: rootOf(word) ? `~${rootOf(word)}` : word })) }
}

function exactOf(word: string): Condition[] {
  return [keyCondition(word, 3), ...stemsOf(word).map((lexeme) => ({ lexeme }))]
}

function looseOf(word: string): Condition[] {
  return [word, ...stemsOf(word)].flatMap(soundsOf).map((sound) => keyCondition(sound, 6))
}

/** A key of at least `min` characters also finds longer words that begin with it. */
function keyCondition(key: string, min: number): Condition {
  return [...key].length >= min && !/^\d/.test(key) ? { beginning: key } : { lexeme: key }
}
