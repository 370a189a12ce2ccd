// Suggestions while a query is typed: public items whose title has what is typed so far.

import { networkOf } from '#kit/network.ts'
import type { Ctx } from '#platform/context.ts'
import { bucketFor, countAgainst, type LimitOf } from '#platform/rate-limit.server.ts'
import type { SearchSuggestions } from '../contract/api.ts'
import { maxSuggestions } from '../contract/kinds.ts'
import { partsOf, stillTyped } from '../rules/query.ts'
import { ranked } from '../rules/ranking.ts'
import { listSuggested } from '../store/search.server.ts'

declare module '#platform/rate-limit.server.ts' {
  interface LimitNames {
    'search.suggested': LimitOf<'search', [network: string]>
  }
}

/** A query is some letters, each of which asks. */
const suggestionLimit = { max: 6000, seconds: 600 }

/** Letters without which nothing is suggested. */
const minLetters = 2

/** The best items for an unfinished query, from the index as it is. Refuses too many of one network. Nothing is counted of what is typed. */
export async function suggest(ctx: Ctx, q: string): Promise<SearchSuggestions> {
  const parts = partsOf(q)
  if ([...q.trim()].length < minLetters || parts.length === 0) return { data: [] }
  await countAgainst(ctx.db, bucketFor(ctx, 'search.suggested', networkOf(ctx.from.address)), suggestionLimit, ctx.now)
  const typed = [...parts.slice(0, -1), stillTyped(parts.at(-1)!)]
  const found = ranked(await listSuggested(ctx, typed), 'best').slice(0, maxSuggestions)
  return { data: found.map(({ kind, titleEn, titleNe, url }) => ({ kind, title: { en: titleEn, ne: titleNe }, url })) }
}
