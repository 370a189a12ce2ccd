// How does a number that somebody gave stand in the reader's digits?

import { inDigits, toAsciiDigits, type Language } from '#kit/language.ts'

/** A number, or a text of nothing but numbers, in digits of either script: of a plot, of a citizenship. Anything else stays as it is written. */
export function figuresIn(value: string | number, language: Language): string {
  const text = toAsciiDigits(String(value))
  return /^[\d\s./-]+$/.test(text) ? inDigits(text, language) : String(value)
}
