// A name as a stranger sees it: enough to know that it is the right person.

import type { Bilingual } from '#kit/language.ts'

const hidden = '•••'

/** The letters that a masked name shows. @example initialsOf({ en: 'Sita Sharma', … }).en // 'S S' */
export function initialsOf({ en, ne }: Bilingual): Bilingual {
  return { en: initials(en), ne: initials(ne) }
}

/** The masked name of initials: `maskedInitials(initialsOf(name))` is `maskedName(name)`. */
export function maskedInitials({ en, ne }: Bilingual): Bilingual {
  return { en: withMask(en), ne: withMask(ne) }
}

/** The first letter of each word, with its marks; the length of a name is not shown. @example maskedName({ en: 'Sita Sharma', … }).en // 'S••• S•••' */
export function maskedName({ en, ne }: Bilingual): Bilingual {
  return maskedInitials(initialsOf({ en, ne }))
}

function initials(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean).slice(0, 4)
  return parts.map((part) => /^\P{M}\p{M}*/u.exec(part)?.[0] ?? '').join(' ')
}

function withMask(letters: string): string {
  return letters === '' ? '' : letters.replaceAll(' ', `${hidden} `) + hidden
}
