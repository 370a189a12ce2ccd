// A name as a stranger sees it: enough to know that it is the right person.

import type { Bilingual } from '#kit/language.ts'

const hidden = '•••'

/** The first letter of each word, with its marks; the length of a name is not shown. @example maskedName({ en: 'Sita Sharma', … }).en // 'S••• S•••' */
export function maskedName({ en, ne }: Bilingual): Bilingual {
  return { en: masked(en), ne: masked(ne) }
}

function masked(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean).slice(0, 4)
  return parts.map((part) => `${/^\P{M}\p{M}*/u.exec(part)?.[0] ?? ''}${hidden}`).join(' ')
}
