// Raw input: emptiness, the maximum length of text that is read, and numbers as people write them.

import { toAsciiDigits } from '#kit/language.ts'
import { clean } from '#kit/text.ts'

/** Maximum length of text read without a larger `maxLength`, in UTF-16 units; a longer one is refused unread. */
export const maxTextLength = 10_000

/** One line with its Devanagari digits as ASCII. @example cleanCode(' ९८४१-२३४५६७ ') // '9841-234567' */
export function cleanCode(text: string): string {
  return toAsciiDigits(clean(text)).replace(/[\u200C\u200D]/g, '')
}

/**
 * The number a person wrote: Devanagari or ASCII digits, one decimal point, thousands or lakh commas, a sign.
 * No exponents, no hexadecimal. Undefined when it is not one.
 * @example toNumber('१,२५,०००.५०') // 125000.5
 */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : undefined
  if (typeof value !== 'string' || value.length > 100) return undefined
  const typed = cleanCode(value).replace('\u2212', '-')
  const plain = /^[+-]?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(typed) ? typed.replaceAll(',', '') : typed
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) + 0 : undefined
}

/** Whether input is empty: undefined, null, an empty list, or a text of blanks and joiners only. 0 and false are not. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return !/[^\s\u200c\u200d]/.test(value)
  return Array.isArray(value) && value.length === 0
}
