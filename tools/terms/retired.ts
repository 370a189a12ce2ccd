// Retired words: read from the table of docs/glossary.md, with the place where each is refused.

/** names: identifiers and file names; comments: comments and documents; texts: strings and markup of more than one word. */
export type Place = 'names' | 'comments' | 'texts'
export type Retired = { word: string; standard: string; place: Place; matches: (text: string) => boolean }

const heading = '## Retired words'
const places: readonly string[] = ['names', 'comments', 'texts'] satisfies Place[]

/** The rows below the heading: `| retired, retired | standard | names, comments |`. A row without a place only informs readers. */
export function retiredIn(glossary: string): Retired[] {
  const section = glossary.slice(glossary.indexOf(heading) + heading.length)
  const rows = section.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).flatMap((row) => {
    const [words = '', standard = '', where = ''] = row.split('|').slice(1)
    return listOf(words).flatMap((word) =>
      listOf(where)
        .filter(isPlace)
        .map((place) => ({ word, standard: standard.trim(), place, matches: matcher(word, place) })),
    )
  })
}

function matcher(word: string, place: Place): (text: string) => boolean {
  const pattern = place === 'names' ? namePattern(word) : textPattern(word)
  return (text) => pattern.test(text)
}

function listOf(cell: string): string[] {
  return cell
    .replaceAll('`', '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

function isPlace(text: string): text is Place {
  return places.includes(text)
}

/** A whole identifier; `…` is the rest of a longer one. @example namePattern('most…').test('mostRows') // true */
function namePattern(word: string): RegExp {
  const [, before = '', stem = '', after = ''] = /^(…?)(\w+)(…?)$/.exec(word) ?? []
  return new RegExp(`^${before ? '\\w+' : ''}${stem}${after ? '(?=[A-Z0-9])\\w+' : ''}$`)
}

/** Whole words in any case, also across the lines of a comment; not in an address, a key or a path. */
function textPattern(phrase: string): RegExp {
  return new RegExp(`(?<![\\w/.-])${phrase.replaceAll(' ', '[\\s*/]+')}(?![\\w/-]|\\.\\w)`, 'i')
}
