// Under which code does a person follow what was sent: short, hard to mistake, and told from a typing error?

import { toAsciiDigits } from '#kit/language.ts'

// No 0, 1, A, I, L, O, U: nothing looks like another sign, and no words come up. 29 is prime, so that the weighted
// sum finds every single wrong sign and every two signs exchanged.
const signs = '23456789BCDEFGHJKMNPQRSTVWXYZ'
const weights = [2, 3, 5, 7, 11, 13, 17]
const separators = /[\s–_.-]/g
const bareCode = new RegExp(`^[A-Z]?[${signs}]{8}$`)

/**
 * A new code: a letter for what it is about, seven random signs, one that checks them. `below(n)` draws an integer under n.
 * @example newTrackingCode('A', (n) => randomInt(n)) // 'A-7K4M-29XQ'
 */
export function newTrackingCode(letter: string, below: (n: number) => number): string {
  const drawn = weights.map(() => signs[below(signs.length)]!).join('')
  const code = drawn + checkSign(drawn)
  return `${letter}-${code.slice(0, 4)}-${code.slice(4)}`
}

/**
 * The code as it is kept, from what somebody typed: any case, spaces, hyphens or none, Devanagari digits. Undefined when
 * the check does not come out.
 * @example readTrackingCode('A', ' a 2222 222a') // undefined
 */
export function readTrackingCode(letter: string, typed: string): string | undefined {
  if (typed.length > 60) return undefined
  const plain = toAsciiDigits(typed).toUpperCase().replace(separators, '')
  const code = plain.length === 9 && plain.startsWith(letter) ? plain.slice(1) : plain
  const known = code.length === 8 && [...code].every((sign) => signs.includes(sign))
  if (!known || checkSign(code.slice(0, 7)) !== code[7]) return undefined
  return `${letter}-${code.slice(0, 4)}-${code.slice(4)}`
}

/**
 * A path as it may be written down: whoever reads a code could follow what it stands for.
 * @example withoutTrackingCodes('/complaint/received/C-7K4M-29XQ') // '/complaint/received/:code'
 */
export function withoutTrackingCodes(path: string): string {
  return path
    .split('/')
    .map((segment) => (looksLikeCode(segment) ? ':code' : segment))
    .join('/')
}

function looksLikeCode(segment: string): boolean {
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

function checkSign(drawn: string): string {
  const sum = weights.reduce((sum, weight, place) => sum + weight * signs.indexOf(drawn[place]!), 0)
  return signs[sum % signs.length]!
}
