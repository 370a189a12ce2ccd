// What does the kit make of a typed or pasted text before any rule looks at it?

import { toAsciiDigits } from '#kit/language.ts'

/** The longest text read without a larger `maxLength`, in UTF-16 units; a longer one is refused before it is looked at. */
export const longestText = 10_000

// Controls but tab and line feed, the marks that turn the direction of text, soft hyphen, zero-width space, word joiner and
// byte order mark. The zero-width joiners stay: Devanagari needs them, and so do emoji.
const unseen = /[^\P{Cc}\t\n]|[\p{Bidi_Control}\u00ad\u200b\u2060-\u2064\ufeff]/gu

/** Lines kept, line ends as `\n`, unseen characters removed, broken surrogates replaced, NFC, trimmed. */
export function cleanLines(text: string): string {
  const lines = text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(unseen, '')
  return wellFormed(lines).trim()
}

/** The same on one line: line ends and tabs become one space, so that a name or a subject cannot carry a second line. */
export function cleanLine(text: string): string {
  return cleanLines(text).replace(/[\t\n]+/g, ' ')
}

/** One line with its Devanagari digits as ASCII. @example cleanCode(' ९८४१-२३४५६७ ') // '9841-234567' */
export function cleanCode(text: string): string {
  return toAsciiDigits(cleanLine(text))
}

/** Broken surrogates replaced, NFC; nothing removed. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd').normalize('NFC')
}

/**
 * The number a person wrote: Devanagari or ASCII digits, one decimal point, thousands or lakh commas, a sign.
 * No exponents, no hexadecimal. Undefined when it is not one.
 * @example toNumber('१,२५,०००.५०') // 125000.5
 */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : undefined
  if (typeof value !== 'string' || value.length > 100) return undefined
  const written = cleanCode(value).replace('\u2212', '-')
  const plain = /^[+-]?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(written) ? written.replaceAll(',', '') : written
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) + 0 : undefined
}

/** Nothing was given: undefined, null, an empty list, or a text of blanks and joiners only. 0 and false are something. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return !/[^\s\u200c\u200d]/.test(value)
  return Array.isArray(value) && value.length === 0
}
