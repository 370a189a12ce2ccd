// Cache of rendered pages: expiry, eviction and invalidation.

import type { RenderedPage } from '#platform/page-encoding.server.ts'

export type PageCache = {
  get(org: number, key: string, now: Date): RenderedPage | undefined
  /** An expired page that was not invalidated, for at most a day: to be served when a new one cannot be rendered. */
  stale(org: number, key: string, now: Date): RenderedPage | undefined
  /** The page as it was rendered in the last day, invalidated or not: to be served again when its data is the same. */
  previous(org: number, key: string, now: Date): RenderedPage | undefined
  set(org: number, key: string, page: RenderedPage): void
  /** Invalidates every page of one organisation; they remain as `previous` until they are rendered again or evicted. */
  invalidate(org: number): void
  /** Removes everything, when the changed organisation is not known, or more than data has changed. */
  invalidateAll(): void
  /** Changes whenever `invalidate` ran for the organisation: a render begun before must not be cached after. */
  generation(org: number): number
}

const maxStaleMs = 24 * 60 * 60 * 1000

/** Evicts least recently used pages when all organisations together exceed `maxBytes`. */
export function openPageCache(maxBytes = 64 * 1024 * 1024): PageCache {
  const pages = new Map<string, RenderedPage>()
  const invalidated = new Set<string>()
  const generations = new Map<number, number>()
  let invalidatedAll = 0
  let bytes = 0

  function remove(key: string): void {
    const page = pages.get(key)
    if (!page) return
    bytes -= weight(page)
    pages.delete(key)
    invalidated.delete(key)
  }

  return {
    get(org, key, now) {
      const full = `${org}|${key}`
      const page = pages.get(full)
      if (!page || invalidated.has(full)) return undefined
      if (page.staleAt <= now.getTime()) return undefined
      pages.delete(full)
      pages.set(full, page)
      return page
    },
    stale(org, key, now) {
      const full = `${org}|${key}`
      const page = pages.get(full)
      return page && !invalidated.has(full) && now.getTime() < page.staleAt + maxStaleMs ? page : undefined
    },
    previous(org, key, now) {
      const page = pages.get(`${org}|${key}`)
      return page && now.getTime() < page.renderedAt + maxStaleMs ? page : undefined
    },
    set(org, key, page) {
      const full = `${org}|${key}`
      remove(full)
      pages.set(full, page)
      bytes += weight(page)
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break
        remove(oldest)
      }
    },
    invalidate(org) {
      generations.set(org, (generations.get(org) ?? 0) + 1)
      for (const key of pages.keys()) if (key.startsWith(`${org}|`)) invalidated.add(key)
    },
    invalidateAll() {
      invalidatedAll += 1
      pages.clear()
      invalidated.clear()
      bytes = 0
    },
    generation: (org) => invalidatedAll + (generations.get(org) ?? 0),
  }
}

/** Bytes of the page with its compressed copies, which are made later and together take less than a third of it. */
function weight({ plain }: RenderedPage): number {
  return Math.ceil(plain.byteLength * 1.4) + 1024
}
