// Search by words: the stored key of a text and the LIKE patterns of a search.

import { searchKey } from './search-key.ts'
import { clean } from './text.ts'

const maxWords = 8

/**
 * The words of the texts in one spelling, each with a space before it, for a column with a trigram index.
 * @example wordsKey('Pipe-fittings', 'सूचना') // ' pipe fittings सुचना'
 */
export function wordsKey(...texts: string[]): string {
  return ` ${wordsOf(texts.join(' ')).join(' ')}`
}

/**
 * The patterns that all have to be found in a key; words beyond the eighth are ignored.
 * @example wordPatterns('Pipe 84') // ['%pipe%', '% 84%']
 */
export function wordPatterns(search: string): string[] {
  return wordsOf(search).slice(0, maxWords).map(wordPattern)
}

/**
 * The pattern of one word in its spelling, with wildcards taken literally. Three characters and more are found anywhere in a word, one or
 * two only at its beginning: the trigram index finds nothing shorter inside a word.
 */
export function wordPattern(word: string): string {
  return `%${[...word].length < 3 ? ' ' : ''}${word.replace(/[\\%_]/g, String.raw`\$&`)}%`
}

function wordsOf(text: string): string[] {
  return searchKey(clean(text).replace(/[-_./|,;:()“”"'।]+/g, ' '))
    .split(' ')
    .filter(Boolean)
}
