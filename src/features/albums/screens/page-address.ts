// Page number of a gallery URL, and the URL of a page.

/** The page number of a URL, limited to valid ones. */
export function pageIn(request: Request): number {
  const requested = Math.trunc(Number(new URL(request.url).searchParams.get('page') ?? 1))
  return Number.isFinite(requested) ? Math.min(Math.max(requested, 1), 100_000) : 1
}

export function pageAddress(path: string, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`
}
