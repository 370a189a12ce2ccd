// Nepali in Unicode written as a typist would key it for Preeti, for tests of the way back.

import { joinedKeys, preetiKeys } from '#kit/preeti-keys.ts'

/** Longest first: a conjunct with a key of its own is not typed from its parts. */
const keyOf = [
  ...joinedKeys.map(([key, letters]) => [letters, key] as const),
  ...[...preetiKeys('shifted')].map(([key, letters]) => [letters, key] as const),
  ['ष', 'if'],
  ['क्ष', 'If'],
  ['ण', '0f'],
  ['ओ', 'cf]'],
  ['औ', 'cf}'],
  ['आ', 'cf'],
  ['ऐ', 'P]'],
  ['ो', 'f]'],
  ['ौ', 'f}'],
] as const satisfies readonly (readonly [string, string])[]
const byLength = keyOf.filter(([letters]) => !/^[©«|]$/.test(letters)).toSorted((a, b) => b[0].length - a[0].length)

const syllable = /(र्(?=[क-ह]))?((?:[क-ह]्\u200D?)*[क-ह]्?)([ािीुूृेैोौॅ]*)([ंँः]*)/gu

/** Undefined for a text with a character that Preeti does not have. */
export function asPreeti(text: string): string | undefined {
  const ordered = text.replace(
    syllable,
    (_, upperR: string | undefined, letters: string, vowel: string, end: string) => {
      const isShortI = vowel.startsWith('ि')
      return `${isShortI ? 'ि' : ''}${letters}${isShortI ? vowel.slice(1) : vowel}${upperR ? '{' : ''}${end}`
    },
  )
  let [typed, left] = ['', ordered]
  while (left !== '') {
    if (/^[\s{]/.test(left)) {
      typed += left[0]
      left = left.slice(1)
      continue
    }
    const found = byLength.find(([letters]) => left.startsWith(letters))
    if (!found) return undefined
    typed += found[1]
    left = left.slice(found[0].length)
  }
  return typed
}
