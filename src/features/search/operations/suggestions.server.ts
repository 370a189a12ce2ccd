// Suggestions while a query is typed: public items whose title has what is typed so far.

import { networkOf } from '#kit/network.ts'
import type { Ctx } from '#platform/context.ts'
import { bucketFor, countAgainst, type LimitOf } from '#platform/rate-limit.server.ts'
import type { SearchSuggestions } from '../contract/api.ts'
import { maxSuggestions } from '../contract/kinds.ts'
import { partsOf, stillTyped, type Part } from '../rules/query.ts'
import { askedOf, resolved } from '../rules/lexicon.ts'
import { ranked } from '../rules/ranking.ts'
import { findIndexState } from '../store/entries.server.ts'
import { listSuggested, readLexicon } from '../store/search.server.ts'

declare module '#platform/rate-limit.server.ts' {
  interface LimitNames {
    'search.suggested': LimitOf<'search', [network: string]>
  }
}

/** A query is some letters, each of which asks. */
const suggestionLimit = { max: 6000, seconds: 600 }

/** A word of fewer letters that is still typed says nothing yet. */
const minLetters = 2

/** The best items for an unfinished query, from the index as it is. Refuses too many of one network. Nothing is counted of what is typed. */
export async function suggest(ctx: Ctx, q: string): Promise<SearchSuggestions> {
  const parts = unfinished(partsOf(q))
  if (parts.length === 0) return { data: [] }
  await countAgainst(ctx.db, bucketFor(ctx, 'search.suggested', networkOf(ctx.from.address)), suggestionLimit, ctx.now)
  const { windows } = await findIndexState(ctx)
  const lexicon = await readLexicon(ctx, askedOf(parts))
  const items = await listSuggested(
    { ...ctx, windows },
    parts.map((part) => resolved(part, lexicon)),
  )
  const found = ranked(items, 'best').slice(0, maxSuggestions)
  return { data: found.map(({ kind, titleEn, titleNe, url }) => ({ kind, title: { en: titleEn, ne: titleNe }, url })) }
}

function unfinished(parts: readonly Part[]): Part[] {
  const [last, ...before] = parts.toReversed()
  if (!last) return []
  const isLong = [...last.terms.join('')].length >= minLetters
  return [...before.toReversed(), ...(isLong ? [stillTyped(last)] : [])]
}
