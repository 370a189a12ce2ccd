// Tracking codes: generation, reading with a check character, and removal from logged paths.

import { toAsciiDigits } from '#kit/language.ts'

// No 0, 1, A, I, L, O, U: no two characters look alike, and no words are formed. 29 is prime, so that the weighted
// sum detects every single wrong character and every exchange of two.
const alphabet = '23456789BCDEFGHJKMNPQRSTVWXYZ'
const weights = [2, 3, 5, 7, 11, 13, 17]
const separators = /[\s–_.-]/g
const bareCode = new RegExp(`^[A-Z]?[${alphabet}]{8}$`)

/**
 * A new code: a letter for what it is about, seven random characters, one check character. `below(n)` returns a random integer under n.
 * @example newTrackingCode('A', (n) => randomInt(n)) // 'A-7K4M-29XQ'
 */
export function newTrackingCode(letter: string, below: (n: number) => number): string {
  const drawn = weights.map(() => alphabet[below(alphabet.length)]!).join('')
  const code = drawn + checkCharacter(drawn)
  return `${letter}-${code.slice(0, 4)}-${code.slice(4)}`
}

/**
 * The stored form of a code as it was typed: any case, spaces, hyphens or none, Devanagari digits. Undefined when
 * the check character is wrong.
 * @example readTrackingCode('A', ' a 2222 222a') // undefined
 */
export function readTrackingCode(letter: string, typed: string): string | undefined {
  if (typed.length > 60) return undefined
  const plain = toAsciiDigits(typed).toUpperCase().replace(separators, '')
  const code = plain.length === 9 && plain.startsWith(letter) ? plain.slice(1) : plain
  const known = code.length === 8 && [...code].every((character) => alphabet.includes(character))
  if (!known || checkCharacter(code.slice(0, 7)) !== code[7]) return undefined
  return `${letter}-${code.slice(0, 4)}-${code.slice(4)}`
}

/**
 * A path that may be logged: a code in it would give access to what it tracks.
 * @example withoutTrackingCodes('/complaint/received/C-7K4M-29XQ') // '/complaint/received/:code'
 */
export function withoutTrackingCodes(path: string): string {
  return path
    .split('/')
    .map((segment) => (looksLikeCode(segment) ? ':code' : segment))
    .join('/')
}

/** The signed code of a receipt. */
const signedCode = /^[A-Z2-7]{130,400}$/

function looksLikeCode(segment: string): boolean {
  if (signedCode.test(segment)) return true
  if (segment.length > 180) return false
  const typed = toAsciiDigits(decoded(segment)).toUpperCase()
  return /^[A-Z][\s–_.-][A-Z\d]{4}[\s–_.-]?[A-Z\d]{4}$/.test(typed) || bareCode.test(typed.replace(separators, ''))
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function checkCharacter(drawn: string): string {
  const sum = weights.reduce((sum, weight, index) => sum + weight * alphabet.indexOf(drawn[index]!), 0)
  return alphabet[sum % alphabet.length]!
}
