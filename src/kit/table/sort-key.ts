// Sort key of a text, the same on every machine, in Nepali and English.

import { toAsciiDigits } from '#kit/language.ts'

/**
 * A key whose plain code-unit order is the order of a Nepali dictionary: blanks, digits by their amount, Latin, Devanagari. Devanagari's own
 * code order is the dictionary's once joiners and nukta are gone (nasal signs, vowels, consonants, vowel signs, conjuncts last).
 * `Intl` is not used: browsers without Nepali data would order differently from the server.
 * @example ['घर १०', 'घर २'].toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)) // ['घर २', 'घर १०']
 */
export function sortKey(text: string): string {
  const key = plain.test(text) ? text.toLowerCase() : folded(text)
  return key.replace(/\d+/g, byAmount)
}

const plain = /^[\x21-\x7e]*(?: [\x21-\x7e]+)*$/

/** Joiners, nukta, avagraha and Latin marks dropped; chandrabindu as anusvara. */
function folded(text: string): string {
  return toAsciiDigits(text.normalize('NFD').toLowerCase())
    .replace(/[\u0300-\u036f]|[\u200b-\u200d\ufeff]|\u093c|\u093d/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/\u0950/g, '\u0900')
}

/** Digits prefixed with their length, so that 2 sorts before 10; lengths above nine have a nine in front for each nine. */
function byAmount(run: string): string {
  const digits = run.replace(/^0+(?=\d)/, '')
  return '9'.repeat(Math.floor(digits.length / 9)) + String(digits.length % 9) + digits
}
