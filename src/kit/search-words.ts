// Words of a text in the spelling under which they are stored and searched.

import { searchKey } from './search-key.ts'
import { clean } from './text.ts'

/**
 * The words of a text in one spelling, each with a space before it; `words_key` of the database is the same (migration 0136).
 * @example wordsKey('Pipe-fittings सूचना') // ' pipe fittings सुचना'
 */
export function wordsKey(text: string): string {
  const folded = searchKey(clean(text).replace(/[-_./|,;:()“”"'।]+/g, ' '))
  return ` ${folded.split(' ').filter(Boolean).join(' ')}`
}
