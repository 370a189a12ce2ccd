// Reuse of pages: from the cache, from a render that is under way for somebody else, or a copy that is not the newest.

import type { Ctx } from '#platform/context.ts'
import type { PageRequest } from '#platform/fresh-pages.server.ts'
import { answerCopy, answerStale, freshOrStale } from '#platform/page-copies.server.ts'
import { answerWithPage } from '#platform/page-encoding.server.ts'
import type { PageRenders } from '#platform/page-renders.server.ts'
import type { PageCache } from '#platform/page-cache.server.ts'

/** A request for a page that can be cached. */
export type CacheablePage = PageRequest & { key: string }

export type PageReuse = {
  /** The page in the cache, or the copy from before an addition, which is not for whoever made it. */
  answerCached: (
    request: Request,
    place: { org: Ctx['org']; key: string; now: Date; hasChanged: boolean },
  ) => Promise<Response> | undefined
  /** A page that is not in the cache: rendered once for all who ask for it meanwhile. */
  answerUncached: (page: CacheablePage) => Promise<Response>
}

/** How often a request waits for the render of another one, which a publication in the middle makes useless, before it renders its own. */
const maxWaits = 2

type Needs = {
  pages: PageCache
  renders: PageRenders
  answerFresh: (page: PageRequest) => Promise<Response>
  /** Takes the error of compressing a page. */
  failed: (error: unknown) => void
}

export function openPageReuse({ pages, renders, answerFresh, failed }: Needs): PageReuse {
  function answerCached(
    request: Request,
    { org, key, now, hasChanged }: Parameters<PageReuse['answerCached']>[1],
  ): Promise<Response> | undefined {
    const cached = pages.get(org.id, key, now)
    if (cached) return answerWithPage(request, cached, failed)
    const copy = hasChanged ? undefined : pages.copy(org.id, key, now)
    return copy && answerCopy(request, copy, now, failed)
  }

  /**
   * One render of a page at a time, for which others wait: a copy that ended, by the clock or by a change, shows what may have been
   * withdrawn. One that ended by the clock is served when there can be no new page.
   */
  async function answerUncached(page: CacheablePage, waited = 0): Promise<Response> {
    const { request, key } = page
    const { org, now } = page.ctx
    const { pathname } = new URL(request.url)
    const id = renders.isShared(pathname) && waited < maxWaits ? renderId(org.id, key) : undefined
    const underWay = id && renders.underWay(id)
    const stale = pages.stale(org.id, key, now)
    if (!underWay) {
      const fresh = renders.run(pathname, id, () => answerFresh(page))
      return stale ? freshOrStale(fresh, () => answerStale(request, stale, now, failed)) : fresh
    }
    const shared = underWay.then(() => {
      const found = pages.get(org.id, key, now)
      return found ? answerWithPage(request, found, failed) : answerUncached(page, waited + 1)
    })
    return stale ? freshOrStale(shared, () => answerStale(request, stale, now, failed)) : shared
  }

  return { answerCached, answerUncached }
}

/** Names the render of a page among those under way. */
export function renderId(org: number, key: string): string {
  return `${org}|${key}`
}
