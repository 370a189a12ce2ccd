// Conditions of a query in the lexemes that the index has: beginnings are replaced by what begins so, and what it has not is left out.

import { inTitle } from './entry-keys.ts'
import type { Part } from './query.ts'

/** `known`: of the lexemes asked for, those of the index. `longer`: for each beginning, lexemes that begin so. */
export type Lexicon = { known: ReadonlySet<string>; longer: ReadonlyMap<string, readonly string[]> }

/** What is asked of the index about a query. */
export type Asked = { whole: string[]; beginnings: string[] }

/** A part in lexemes of the index. `title` finds titles alone. */
export type ResolvedPart = Part & { title: string; isKnown: boolean }

const lexemes = /'([^']*)'(:\*)?/g
/** No entry has it: a sound has letters. */
const never = `'~'`

/** The lexemes and beginnings that the parts name, of texts and of titles. */
export function askedOf(parts: readonly Part[]): Asked {
  const [whole, beginnings] = [new Set<string>(), new Set<string>()]
  for (const { exact, loose } of parts)
    for (const [, lexeme = '', isBeginning] of `${exact} ${loose}`.matchAll(lexemes))
      for (const each of [lexeme, inTitle(lexeme)]) (isBeginning ? beginnings : whole).add(each)
  return { whole: [...whole], beginnings: [...beginnings] }
}

export function resolved(part: Part, lexicon: Lexicon): ResolvedPart {
  const [exact, loose] = [inLexemes(part.exact, lexicon), inLexemes(part.loose, lexicon)]
  return { ...part, exact, loose, title: inLexemes(ofTitles(part.loose), lexicon), isKnown: hasAny(loose) }
}

/** The part with another spelling of its word, which the index has, beside its own. */
export function alsoSpelt(part: ResolvedPart, sound: string): ResolvedPart {
  const also = `'~${sound}'`
  return { ...part, loose: `${part.loose} | ${also}`, title: `${part.title} | ${ofTitles(also)}` }
}

/** A condition about texts as one about titles. */
function ofTitles(condition: string): string {
  return condition.replace(lexemes, (_, lexeme: string, isBeginning = '') => `'${inTitle(lexeme)}'${isBeginning}`)
}

function inLexemes(condition: string, { known, longer }: Lexicon): string {
  return condition.replace(lexemes, (_, lexeme: string, isBeginning?: string) => {
    const found = isBeginning ? (longer.get(lexeme) ?? []) : known.has(lexeme) ? [lexeme] : []
    return found.length === 0 ? never : `(${found.map((each) => `'${each}'`).join(' | ')})`
  })
}

function hasAny(condition: string): boolean {
  return [...condition.matchAll(lexemes)].some(([lexeme]) => lexeme !== never)
}
