// Page of the public search.

import { useLoaderData } from 'react-router'
import { suggestionsPath } from 'virtual:enhancement'
import { readSearch, resultsOnAPage } from '#features/search/contract/kinds.ts'
import { searchNearest } from '#features/search/operations/search.server.ts'
import { SearchScreen } from '#features/search/screens/search.tsx'
import { readShell } from '#features/organisations/operations.server.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { page } from '#platform/page.server.ts'
import { navigation } from '#root/features.ts'
import { foundBySearch } from '#root/features.server.ts'

// Not cached: every query would take a place, and those without a result are counted.
export const handle = { uncached: true, parameters: ['q', 'kind', 'sort', 'page'] } satisfies PageHandle

/** Offered where nothing is found. */
const offeredPaths = ['/water-schedule', '/tariff', '/registration', '/complaint', '/contact']

export const loader = page(async (ctx, { request }) => {
  const asked = { ...readSearch(new URL(request.url).searchParams), limit: resultsOnAPage }
  const { query, results } = await searchNearest(ctx, foundBySearch, asked)
  const { organisation } = await readShell(ctx)
  const offered = navigation.public
    .filter(({ to }) => offeredPaths.includes(to))
    .map(({ to, label }) => ({ to, label }))
  return { query, results, offered, phone: organisation.contactNo, suggestions: `${suggestionsPath}#${ctx.org.id}` }
})

export default function SearchPage() {
  return <SearchScreen {...useLoaderData<typeof loader>()} />
}
