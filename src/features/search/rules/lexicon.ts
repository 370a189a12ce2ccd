// Conditions of a query in the lexemes that the index has: beginnings are replaced by what begins so, and what it has not is left out.

import { isPossible, reduced, replaced, type Condition } from './conditions.ts'
import { inTitle } from './entry-keys.ts'
import type { Part } from './query.ts'

/** `known`: of the lexemes asked for, those of the index. `longer`: for each beginning, lexemes that begin so. */
export type Lexicon = { known: ReadonlySet<string>; longer: ReadonlyMap<string, readonly string[]> }

/** What is asked of the index about a query. */
export type Asked = { whole: string[]; beginnings: string[] }

/** A part in lexemes of the index. `title` finds titles alone. */
export type ResolvedPart = Part & { title: Condition; isKnown: boolean }

/** The lexemes and beginnings that the parts name, of texts and of titles. */
export function askedOf(parts: readonly Part[]): Asked {
  const [whole, beginnings] = [new Set<string>(), new Set<string>()]
  for (const { loose } of parts)
    for (const condition of [loose, ofTitles(loose)])
      replaced(condition, (leaf) => {
        if ('lexeme' in leaf) whole.add(leaf.lexeme)
        else beginnings.add(leaf.beginning)
        return leaf
      })
  return { whole: [...whole], beginnings: [...beginnings] }
}

export function resolved(part: Part, lexicon: Lexicon): ResolvedPart {
  const [exact, loose] = [inLexemes(part.exact, lexicon), inLexemes(part.loose, lexicon)]
  return { ...part, exact, loose, title: inLexemes(ofTitles(part.loose), lexicon), isKnown: isPossible(loose) }
}

/** The part with another spelling of its word, which the index has, beside its own. */
export function alsoSpelt(part: ResolvedPart, sound: string): ResolvedPart {
  const also = { lexeme: `~${sound}` }
  return { ...part, loose: { any: [part.loose, also] }, title: { any: [part.title, ofTitles(also)] } }
}

/** A condition about texts as one about titles. */
function ofTitles(condition: Condition): Condition {
  return replaced(condition, (leaf) =>
    'lexeme' in leaf ? { lexeme: inTitle(leaf.lexeme) } : { beginning: inTitle(leaf.beginning) },
  )
}

function inLexemes(condition: Condition, { known, longer }: Lexicon): Condition {
  return reduced(
    replaced(condition, (leaf) => {
      if ('lexeme' in leaf) return known.has(leaf.lexeme) ? leaf : { any: [] }
      return { any: (longer.get(leaf.beginning) ?? []).map((lexeme) => ({ lexeme })) }
    }),
  )
}
