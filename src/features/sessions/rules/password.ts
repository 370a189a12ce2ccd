// Is this password hard enough to guess for somebody who knows the person and every list of common ones?

import type { Verdict } from '#kit/refusal.ts'
import { allow, deny } from '#kit/refusal.ts'
import { countGraphemes } from '#kit/text.ts'
import { commonWords, keyRows } from './common-words.ts'

export const leastPassword = 10

/**
 * Long, not one of the common ones in any dress, and not made from what stands on the person's bill. No demand for
 * kinds of characters: they make passwords worse (NIST SP 800-63B, 5.1.1.2).
 * @param known the person's names, address, phone, customer numbers
 */
export function isGoodPassword(password: string, known: readonly string[]): Verdict {
  if (countGraphemes(password) < leastPassword) return deny('session.password_short', { n: leastPassword })
  if (isCommon(password)) return deny('session.password_common')
  if (known.some((one) => isMadeFrom(password, one))) return deny('session.password_personal')
  return allow
}

function isCommon(password: string): boolean {
  const plain = password.toLowerCase()
  if (new Set(plain).size < 5 || isRun(plain)) return true
  const bare = withoutDress(plain)
  return halves(bare).some((words) => words.every((word) => word === '' || commonWords.has(word)))
}

// The word itself, and every cut of it in two: "nepal" + "kathmandu" is no better than either.
function halves(word: string): string[][] {
  return Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)])
}

// Leet signs read as letters, then everything that is not a letter taken away: P@ssw0rd-2083 is "password".
function withoutDress(text: string): string {
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
    return both.some((line) => line.includes(text))
  })
}

function isMadeFrom(password: string, known: string): boolean {
  const squeezed = squeeze(password)
  const parts = known
    .split(/[\s@._-]+/)
    .map(squeeze)
    .concat(squeeze(known))
  return parts.some(
    (part) => part.length >= 4 && squeezed.replaceAll(part, '').length < leastPassword - 4 && squeezed.includes(part),
  )
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
