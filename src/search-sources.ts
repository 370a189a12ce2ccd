// What the public search finds: the sources of its index.

import { screenMessages as applications } from '#features/applications/messages/screens.ts'
import { complaintsMessages as complaints } from '#features/complaints/messages/public.ts'
import { searchKinds } from '#features/search/contract/kinds.ts'
import { sitePageSource, tariffSource, tolSource } from '#features/search/operations/other-sources.server.ts'
import { publishedSources, type SearchSource } from '#features/search/operations/source.server.ts'
import { sitePages } from '#features/pages/contract/site-pages.ts'
import { sitePagesOfShell } from '#shells/menu.ts'
import type { AnyPublished } from '#features/publishing/operations/definition.server.ts'
import { navigation } from './features.ts'

/** Pages about the interface itself and the search; the long pages are published items of their own. */
const leftOut = new Set<string>(['/search', '/examples', '/about', ...sitePages.map(({ path }) => path)])

/** Pages that are in no menu, which people come to by a code. */
const inNoMenu = [
  { to: '/registration/track', label: applications['applications.track.title'] },
  { to: '/complaint/track', label: complaints['complaints.track_title'] },
]

/** The sources over these published kinds. */
export function searchSources(kinds: readonly AnyPublished[]): SearchSource[] {
  const pages = [...navigation.public, ...sitePagesOfShell, ...inNoMenu].filter(({ to }) => !leftOut.has(to))
  return [...publishedSources(kinds, searchKinds), sitePageSource(pages), tolSource, tariffSource]
}
