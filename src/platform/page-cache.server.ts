// Cache of rendered pages: expiry, eviction and invalidation.

import type { RenderedPage } from '#platform/page-encoding.server.ts'

export type PageCache = {
  get(org: number, key: string, now: Date): RenderedPage | undefined
  /** An expired page that was not invalidated, for at most a day: to be served when a new one cannot be rendered. */
  stale(org: number, key: string, now: Date): RenderedPage | undefined
  /** The copy that a change has just replaced, for two seconds: to be served while the new page is rendered for another reader. */
  superseded(org: number, key: string): RenderedPage | undefined
  set(org: number, key: string, page: RenderedPage): void
  /** Invalidates every page of one organisation. */
  invalidate(org: number): void
  /** Invalidates everything, when the changed organisation is not known. */
  invalidateAll(): void
  /** Changes whenever `invalidate` ran for the organisation: a render begun before must not be cached after. */
  generation(org: number): number
}

const maxStaleMs = 24 * 60 * 60 * 1000
const maxSupersededMs = 2_000

type Entry = {
  page: RenderedPage
  /** By `performance.now()`: how long ago a change was made does not depend on the clock. */
  supersededAt?: number
}

/** Evicts least recently used pages when all organisations together exceed `maxBytes`. */
export function openPageCache(maxBytes = 64 * 1024 * 1024): PageCache {
  const entries = new Map<string, Entry>()
  const generations = new Map<number, number>()
  let invalidatedAll = 0
  let bytes = 0

  function remove(key: string): void {
    const entry = entries.get(key)
    if (!entry) return
    bytes -= weight(entry.page)
    entries.delete(key)
  }

  function supersede(entry: Entry): void {
    entry.supersededAt ??= performance.now()
  }

  function current(key: string): RenderedPage | undefined {
    const entry = entries.get(key)
    return entry?.supersededAt === undefined ? entry?.page : undefined
  }

  return {
    get(org, key, now) {
      const full = `${org}|${key}`
      const page = current(full)
      if (!page || page.staleAt <= now.getTime()) return undefined
      const entry = entries.get(full)!
      entries.delete(full)
      entries.set(full, entry)
      return page
    },
    stale(org, key, now) {
      const page = current(`${org}|${key}`)
      return page && now.getTime() < page.staleAt + maxStaleMs ? page : undefined
    },
    superseded(org, key) {
      const { page, supersededAt = -Infinity } = entries.get(`${org}|${key}`) ?? {}
      return performance.now() < supersededAt + maxSupersededMs ? page : undefined
    },
    set(org, key, page) {
      const full = `${org}|${key}`
      remove(full)
      entries.set(full, { page })
      bytes += weight(page)
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break
        remove(oldest)
      }
    },
    invalidate(org) {
      generations.set(org, (generations.get(org) ?? 0) + 1)
      for (const [key, entry] of entries) if (key.startsWith(`${org}|`)) supersede(entry)
    },
    invalidateAll() {
      invalidatedAll += 1
      for (const entry of entries.values()) supersede(entry)
    },
    generation: (org) => invalidatedAll + (generations.get(org) ?? 0),
  }
}

/** Bytes of the page with its compressed copies, which are made later and together take less than a third of it. */
function weight({ plain }: RenderedPage): number {
  return Math.ceil(plain.byteLength * 1.4) + 1024
}
