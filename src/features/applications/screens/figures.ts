// How does a number that somebody gave stand in the reader's digits?

import { inDigits, type Language } from '#kit/language.ts'

/** A number, or a text of nothing but numbers: of a plot, of a citizenship. Anything else stays as it is written. */
export function figuresIn(value: string | number, language: Language): string {
  const text = String(value)
  return /^[\d\s./-]+$/.test(text) ? inDigits(text, language) : text
}
