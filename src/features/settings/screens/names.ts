// The name of a row in both languages, and its texts beside those that somebody else has written.

import type { Bilingual } from '#kit/language.ts'

type Named = { nameEn: string; nameNe: string }

export function nameOf({ nameEn, nameNe }: Named): Bilingual {
  return { en: nameEn, ne: nameNe }
}

export function nameTexts({ nameEn, nameNe }: Named) {
  return { nameNe, nameEn }
}
