// Folded spelling under which a text is stored and searched.

import { toAsciiDigits } from './language.ts'

// Spellings that Nepali writers mix: long and short i and u, the three s, b and v, and the nasal signs. The
// folding only has to be the same on both sides of a search; its result is never shown.
const folds: readonly [RegExp, string][] = [
  [/[\u200B-\u200D\u00AD\uFEFF]/g, ''],
  [/\u093C/g, ''],
  [/[ङञणनम]\u094D(?=[क-ह])/g, 'ं'],
  [/ँ/g, 'ं'],
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
  [/ई/g, 'इ'],
  [/ऊ/g, 'उ'],
  [/[शष]/g, 'स'],
  [/व/g, 'ब'],
  [/\s+/gu, ' '],
]

/**
 * The folded form of a text for stored search columns and for what is typed into a search.
 * @example searchKey('मङ्सिर २०८३') === searchKey('मंसिर 2083') // true
 */
export function searchKey(text: string): string {
  const start = toAsciiDigits(text.normalize('NFC').toLowerCase())
  return folds.reduce((key, [spelling, fold]) => key.replace(spelling, fold), start).trim()
}
