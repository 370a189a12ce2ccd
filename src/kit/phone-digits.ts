// Digits of a typed telephone number, without the numbering plan: for searches, in the browser too.

import { toAsciiDigits } from './language.ts'

/**
 * The digits by which a search finds a stored number, or a part of one, however it was written; undefined when the
 * search is not a number of at least four digits.
 * @example searchedDigits('+977 ९८४-१२३') // '984123'
 */
export function searchedDigits(search: string): string | undefined {
  const typed = bareDigits(search)
  if (!/^\+?\d{4,15}$/.test(typed)) return undefined
  const national = typed.replace(/^(?:\+|00)977|^977(?=\d{8})/, '').replace(/^0/, '')
  return /^\d{3,}$/.test(national) ? national : undefined
}

/** ASCII digits without what people write between them. */
export function bareDigits(text: string): string {
  return toAsciiDigits(text).replace(/[\s\-–.()\u200C\u200D]/g, '')
}
