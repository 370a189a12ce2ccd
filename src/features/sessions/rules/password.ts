// Password policy: minimum length, no common password, no personal details.

import type { Verdict } from '#kit/refusal.ts'
import { allow, deny } from '#kit/refusal.ts'
import { countGraphemes } from '#kit/text.ts'
import { commonWords, keyRows } from './common-words.ts'

export const minPasswordLength = 10

/**
 * Requires a minimum length, no common password in any spelling, and no personal details. Requires no classes of
 * characters, because they lead to worse passwords (NIST SP 800-63B, 5.1.1.2).
 * @param known the person's names, address, phone, customer numbers
 */
export function isGoodPassword(password: string, known: readonly string[]): Verdict {
  if (countGraphemes(password) < minPasswordLength) return deny('session.password_short', { n: minPasswordLength })
  if (isCommon(password)) return deny('session.password_common')
  if (known.some((detail) => isMadeFrom(password, detail))) return deny('session.password_personal')
  return allow
}

function isCommon(password: string): boolean {
  // Full-width letters are the same word.
  const plain = password.normalize('NFKC').toLowerCase()
  if (new Set(plain).size < 5 || isRun(plain)) return true
  const base = withoutLeet(plain)
  return splits(base).some((parts) => parts.every((word) => word === '' || commonWords.has(word)))
}

// The word itself, and every split of it in two: "nepal" + "kathmandu" is as common as either.
function splits(word: string): string[][] {
  return Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)])
}

// Replaces leet characters by letters and removes everything that is not a letter: P@ssw0rd-2083 is "password".
function withoutLeet(text: string): string {
  const trimmed = text.replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '')
  const read = trimmed.replace(/[@4013$57!]/g, (sign) => leet[sign] ?? sign)
  return read.replace(/[^\p{L}\p{M}]/gu, '')
}

const leet: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
  '7': 't',
}

function isRun(text: string): boolean {
  return keyRows.some((row) => {
    const both = [row + row, [...row, ...row].toReversed().join('')]
    return both.some((sequence) => sequence.includes(text))
  })
}

function isMadeFrom(password: string, known: string): boolean {
  const letters = lettersOf(password)
  const parts = known
    .split(/[\s@._-]+/)
    .map(lettersOf)
    .concat(lettersOf(known))
  return parts.some(
    (part) => part.length >= 4 && letters.replaceAll(part, '').length < minPasswordLength - 4 && letters.includes(part),
  )
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
