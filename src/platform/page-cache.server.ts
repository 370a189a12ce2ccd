// Cache of rendered pages: expiry, eviction, invalidation, and the pages to be rendered again after it.

import type { RenderedPage } from '#platform/page-encoding.server.ts'

/**
 * How the public content of an organisation changed (docs/decisions/167). With `addedTo` a table: nothing that was readable has been
 * withdrawn or corrected, so an old copy may be served while its page is rendered. `changed`: anything else.
 */
export type ContentChange = { addedTo: string } | 'changed'

export type PageCache = {
  get(org: number, key: string, now: Date): RenderedPage | undefined
  /**
   * The copy from before an addition, while its page is to be rendered again, for at most two seconds after the addition; never for those
   * who have to see it at once.
   */
  copy(org: number, key: string, now: Date): RenderedPage | undefined
  /** An expired page that was not invalidated, for at most a day: to be served when a new one cannot be rendered. */
  stale(org: number, key: string, now: Date): RenderedPage | undefined
  /** The page as it was rendered in the last day, invalidated or not: to be served again when its data is the same. */
  previous(org: number, key: string, now: Date): RenderedPage | undefined
  set(org: number, key: string, page: RenderedPage): void
  /** Invalidates every page of one organisation; they remain as `previous` until they are rendered again or evicted. */
  invalidate(org: number, change?: ContentChange): void
  /** Removes everything, when the changed organisation is not known, or more than data has changed. */
  invalidateAll(): void
  /** Changes whenever `invalidate` ran for the organisation: a render begun before must not be cached after. */
  generation(org: number): number
  /** The tables that were added to since a generation; undefined when anything else has changed since, or it is long ago. */
  addedSince(org: number, generation: number): ReadonlySet<string> | undefined
  /** Renders the pages in demand again after each invalidation; without it no copy is served. */
  refreshWith(refresh: (org: number) => void): void
  /** The most requested of the invalidated pages that are in demand and not rendered yet. */
  nextInDemand(org: number): { key: string; page: RenderedPage } | undefined
  /** Leaves a page, and its copy, to its next reader. */
  giveUp(org: number, key: string): void
}

type Entry = {
  page: RenderedPage
  isValid: boolean
  isInDemand: boolean
  /** Milliseconds of the monotonic clock until which the invalidated page may be served. */
  copyUntil: number
  /** Requests answered with it, halved when it is invalidated. */
  requests: number
}

const maxStaleMs = 24 * 60 * 60 * 1000
const maxCopyMs = 2_000
/** In demand is what was requested so often since the last invalidations, and at most so many pages of an organisation. */
const minRequests = 2
const maxInDemand = 24
const maxAdditions = 100

/** Evicts least recently used pages when all organisations together exceed `maxBytes`. `elapsed` is a monotonic clock. */
export function openPageCache(maxBytes = 64 * 1024 * 1024, elapsed: () => number = () => performance.now()): PageCache {
  const entries = new Map<string, Entry>()
  const generations = new Map<number, number>()
  /** The table of each generation after `since`. */
  const additions = new Map<number, { since: number; tables: string[] }>()
  let refresh: ((org: number) => void) | undefined
  let invalidatedAll = 0
  let bytes = 0

  function remove(full: string): void {
    const entry = entries.get(full)
    if (!entry) return
    bytes -= weight(entry.page)
    entries.delete(full)
  }

  function countRequest(full: string, entry: Entry): RenderedPage {
    entry.requests += 1
    entries.delete(full)
    entries.set(full, entry)
    return entry.page
  }

  function entriesOf(org: number): [string, Entry][] {
    return [...entries].filter(([full]) => full.startsWith(`${org}|`))
  }

  function generation(org: number): number {
    return invalidatedAll + (generations.get(org) ?? 0)
  }

  function recordAddition(org: number, table: string): void {
    const known = additions.get(org)
    if (known && known.tables.length < maxAdditions) known.tables.push(table)
    else additions.set(org, { since: generation(org), tables: [table] })
  }

  return {
    get(org, key, now) {
      const full = `${org}|${key}`
      const entry = entries.get(full)
      if (!entry?.isValid || entry.page.staleAt <= now.getTime()) return undefined
      return countRequest(full, entry)
    },
    copy(org, key, now) {
      const full = `${org}|${key}`
      const entry = entries.get(full)
      if (!entry || entry.isValid || entry.copyUntil <= elapsed()) return undefined
      return entry.page.staleAt <= now.getTime() ? undefined : countRequest(full, entry)
    },
    stale(org, key, now) {
      const entry = entries.get(`${org}|${key}`)
      return entry?.isValid && now.getTime() < entry.page.staleAt + maxStaleMs ? entry.page : undefined
    },
    previous(org, key, now) {
      const page = entries.get(`${org}|${key}`)?.page
      return page && now.getTime() < page.renderedAt + maxStaleMs ? page : undefined
    },
    set(org, key, page) {
      const full = `${org}|${key}`
      const requests = entries.get(full)?.requests ?? 0
      remove(full)
      entries.set(full, { page, requests, isValid: true, isInDemand: false, copyUntil: 0 })
      bytes += weight(page)
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break
        remove(oldest)
      }
    },
    invalidate(org, change = 'changed') {
      if (change === 'changed') additions.delete(org)
      else recordAddition(org, change.addedTo)
      generations.set(org, (generations.get(org) ?? 0) + 1)
      const all = entriesOf(org).map(([, entry]) => entry)
      for (const entry of refresh ? pagesInDemand(all.filter(({ isValid }) => isValid)) : []) entry.isInDemand = true
      for (const entry of all) {
        const hasCopy = change !== 'changed' && entry.isInDemand
        // A copy that is there already is not served for longer because of another addition.
        if (!hasCopy) entry.copyUntil = 0
        else if (entry.isValid) entry.copyUntil = elapsed() + maxCopyMs
        if (entry.isValid) entry.requests = Math.floor(entry.requests / 2)
        entry.isValid = false
      }
      refresh?.(org)
    },
    invalidateAll() {
      invalidatedAll += 1
      entries.clear()
      additions.clear()
      bytes = 0
    },
    generation,
    addedSince(org, since) {
      const known = additions.get(org)
      return known && since >= known.since ? new Set(known.tables.slice(since - known.since)) : undefined
    },
    refreshWith(run) {
      refresh = run
    },
    nextInDemand(org) {
      const found = entriesOf(org).filter(([, { isValid, isInDemand }]) => isInDemand && !isValid)
      const next = found.toSorted(([, one], [, other]) => other.requests - one.requests)[0]
      return next && { key: next[0].slice(`${org}|`.length), page: next[1].page }
    },
    giveUp(org, key) {
      const entry = entries.get(`${org}|${key}`)
      if (entry) Object.assign(entry, { isInDemand: false, copyUntil: 0 })
    },
  }
}

/** Those that can be rendered without a request. */
function pagesInDemand(entries: readonly Entry[]): Entry[] {
  const found = entries.filter(({ page, requests }) => page.address && requests >= minRequests)
  return found.toSorted((one, other) => other.requests - one.requests).slice(0, maxInDemand)
}

/** Bytes of the page with its compressed copies, which are made later and together take less than a third of it. */
function weight({ plain }: RenderedPage): number {
  return Math.ceil(plain.byteLength * 1.4) + 1024
}
