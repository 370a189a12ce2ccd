// Numbers of an application in the reader's digits.

import { inDigits, toAsciiDigits, type Language } from '#kit/language.ts'

/** A number or a text of numbers only (such as a parcel or citizenship number) in the reader's digits; any other text unchanged. */
export function figuresIn(value: string | number, language: Language): string {
  const text = toAsciiDigits(String(value))
  return /^[\d\s./-]+$/.test(text) ? inDigits(text, language) : String(value)
}
