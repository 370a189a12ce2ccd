// API handlers of the public search.

import { serve, type ServedRow } from '#platform/serve.server.ts'
import { searchApi } from './contract/api.ts'
import { search } from './operations/search.server.ts'
import { suggest } from './operations/suggestions.server.ts'
import type { SearchSource } from './operations/source.server.ts'

/** The rows of the search over these sources. */
export function serveSearch(sources: readonly SearchSource[]): ServedRow[] {
  return serve(searchApi, {
    search: (ctx, query) => search(ctx, sources, query),
    suggest: (ctx, { q }) => suggest(ctx, q),
  })
}
