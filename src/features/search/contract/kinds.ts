// Kinds of what the public search finds, in the order in which they are offered as filters, and the addresses of its pages. No schema.

export const searchKinds = [
  'page',
  'service',
  'question',
  'article',
  'document',
  'tol',
  'tariff',
  'member',
  'album',
  'disclosure',
  'water-test',
] as const
export type SearchKind = (typeof searchKinds)[number]

/** Maximum characters of a query. */
export const maxQuery = 200
export const resultsOnAPage = 10
/** Results of one page of the API. */
export const maxResults = 20

/** The row of the API that suggests; the number of the organisation follows. */
export const suggestionRow = '/customer/searchSuggestions/'

/** Suggestions while a query is typed, at most. */
export const maxSuggestions = 7

export type SearchState = { q: string; kind?: SearchKind | undefined; sort: 'best' | 'newest'; page: number }

/** The address of a search. @example searchAddress({ q: 'pani' }) // '/search?q=pani' */
export function searchAddress({ q, kind, sort = 'best', page = 1 }: Partial<SearchState>): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(kind && { kind }),
    ...(sort === 'newest' && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `/search?${query}` : '/search'
}

/** The search that an address names; values that are not known are left out. */
export function readSearch(params: URLSearchParams): SearchState {
  const kind = searchKinds.find((each) => each === params.get('kind'))
  const page = Math.trunc(Number(params.get('page')))
  return {
    q: (params.get('q') ?? '').slice(0, maxQuery).trim(),
    kind,
    sort: params.get('sort') === 'newest' ? 'newest' : 'best',
    page: page >= 1 && page <= 1000 ? page : 1,
  }
}
