// Which page of albums or pictures does an address ask for, and at which address does a page stand?

/** A page number out of an address: the nearest sensible one. */
export function pageIn(request: Request): number {
  const asked = Math.trunc(Number(new URL(request.url).searchParams.get('page') ?? 1))
  return Number.isFinite(asked) ? Math.min(Math.max(asked, 1), 100_000) : 1
}

export function pageAddress(path: string, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`
}
