// Keys of words by their sound, equal for the spellings of one word in Devanagari and in Roman letters.

import { searchKey } from './search-key.ts'

const consonants: Record<string, string> = Object.fromEntries(
  (
    'क:k ख:k ग:g घ:g ङ:n च:ch छ:ch ज:j झ:j ञ:n ट:t ठ:t ड:d ढ:d ण:n त:t थ:t द:d ध:d न:n ' +
    'प:p फ:f ब:b भ:b म:m य:y र:r ल:l व:b श:s ष:s स:s ह:h'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

// Vowels as a Roman writer spells them; `a` is left out of the key later.
const vowels: Record<string, string> = Object.fromEntries(
  'अ:a आ:a इ:i ई:i उ:u ऊ:u ऋ:ri ए:e ऐ:ai ओ:o औ:au ा:a ि:i ी:i ु:u ू:u ृ:ri े:e ै:ai ो:o ौ:au ं:n ँ:n ः: ॅ:e ॉ:o'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)
const virama = '्'

// Letters that Roman writers use for one sound, in the order in which they are replaced.
const romanFolds: readonly [RegExp, string][] = [
  [/[^a-z0-9]/g, ''],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/ksh|kch+|ks|x/g, 'C'],
  [/tion/g, 'son'],
  [/ch+/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/ck|[cq]/g, 'k'],
  [/C/g, 'c'],
  [/ph/g, 'f'],
  [/([kgjtdbs])h/g, '$1'],
  [/z/g, 'j'],
  [/[vw]/g, 'b'],
  [/y$/, 'i'],
  [/([a-z])\1/g, '$1'],
  [/([a-z])\1/g, '$1'],
  [/[nm](?=[bcdfgjklprst])/g, ''],
  [/(?!^)a/g, ''],
  [/([a-z])\1/g, '$1'],
  [/([a-z])\1/g, '$1'],
]

/**
 * The key of one word by its sound: without length of vowels, aspiration, doubled letters, nasals before a consonant, and without every
 * `a` after the first letter, which Roman writers put in or leave out. It is compared and never shown.
 * @example soundKey('खानेपानी') === soundKey('khaanepani') // true
 */
export function soundKey(word: string): string {
  const folded = searchKey(word)
  if (/^[\d]+$/.test(folded)) return folded
  const letters = /\p{Script=Devanagari}/u.test(folded) ? romanOf(folded) : folded
  return romanFolds.reduce((key, [spelling, fold]) => key.replace(spelling, fold), letters)
}

/** The word in Roman letters, with the `a` that a consonant has without a vowel sign. */
function romanOf(word: string): string {
  const letters = [...word.replace(/क्[षस]/g, 'छ').replace(/ज्ञ/g, 'ग्य')]
  return letters
    .map((letter, at) => {
      const consonant = consonants[letter]
      if (consonant === undefined) return vowels[letter] ?? (letter === virama ? '' : letter)
      return hasOwnVowel(letters[at + 1]) ? consonant : `${consonant}a`
    })
    .join('')
}

function hasOwnVowel(next: string | undefined): boolean {
  return next === virama || (next !== undefined && /[ा-ौृॅॉ]/.test(next))
}
