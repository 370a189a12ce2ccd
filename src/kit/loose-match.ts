// Search of short names that forgives how Nepali names are spelt in Latin letters and in Devanagari.

import { searchKey } from './search-key.ts'

// Romanised spellings that mean the same name. As in `searchKey` the result is never shown.
const folds: readonly [RegExp, string][] = [
  [/aa/g, 'a'],
  [/ee/g, 'i'],
  [/ii/g, 'i'],
  [/oo/g, 'u'],
  [/uu/g, 'u'],
  [/sh/g, 's'],
  [/chh/g, 'ch'],
  [/z/g, 'j'],
  [/[vw]/g, 'b'],
  [/ph/g, 'f'],
  [/([a-z]{3})e\b/g, '$1'],
  [/([a-z])\1/g, '$1'],
  [/([a-z])\1/g, '$1'],
]

/** A text in its folded spelling (`searchKey`) with the Roman spellings of names folded too. */
export function looseSpelling(folded: string): string {
  return folds.reduce((key, [spelling, fold]) => key.replace(spelling, fold), folded)
}

/** The folded words of a text, each once. @example looseKey('Shanti Tole') === looseKey('Santi tol') // true */
export function looseKey(text: string): string {
  return [...new Set(looseSpelling(searchKey(text)).split(/[^\p{L}\p{M}\p{N}]+/u))].filter(Boolean).join(' ')
}

/**
 * Whether each term typed is part of the key: a number is the same number, one or two letters begin a term of it, more are anywhere in
 * one. Nothing typed matches nothing.
 */
export function looselyMatches(key: string, typed: string): boolean {
  const known = key.split(' ')
  const terms = looseKey(typed).split(' ').filter(Boolean)
  return terms.length > 0 && terms.every((term) => known.some((other) => isPartOf(other, term)))
}

function isPartOf(known: string, term: string): boolean {
  if (/^\d+$/.test(term)) return known === term
  return term.length < 3 ? known.startsWith(term) : known.includes(term)
}
