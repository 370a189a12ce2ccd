// Refresh of the pages in demand after a change: rendered again before their next reader, one at a time, the most requested first.

import { setTimeout as pause } from 'node:timers/promises'
import { acceptWaiting } from '#platform/http-server.server.ts'
import type { PageCache } from '#platform/page-cache.server.ts'
import type { RenderedPage } from '#platform/page-encoding.server.ts'

/** Renders and caches a page; it is not cached when its organisation's content changed meanwhile. */
export type RefreshPage = (org: number, key: string, page: RenderedPage) => Promise<void>

/** After a change in the middle of a refresh the next one waits, so that an import does not keep the process busy with pages. */
const minPauseMs = 250

/** Follows the invalidations of the cache. `failed` takes the error of a page, which its next reader then waits for. */
export function refreshPages(
  pages: Pick<PageCache, 'refreshWith' | 'nextInDemand' | 'giveUp' | 'generation'>,
  render: RefreshPage,
  failed: (error: unknown) => void,
): void {
  const running = new Set<number>()

  /** Returns whether the content stayed as it was. */
  async function refreshOnce(org: number): Promise<boolean> {
    const generation = pages.generation(org)
    for (let next = pages.nextInDemand(org); next; next = pages.nextInDemand(org)) {
      await render(org, next.key, next.page).catch(failed)
      if (generation !== pages.generation(org)) return false
      // What could not be rendered, or may not be cached any more, is not tried again.
      pages.giveUp(org, next.key)
    }
    return true
  }

  async function refresh(org: number): Promise<void> {
    if (running.has(org)) return
    running.add(org)
    // A publication announces several additions at once.
    await acceptWaiting()
    while (!(await refreshOnce(org))) await pause(minPauseMs)
    running.delete(org)
  }

  pages.refreshWith((org) => void refresh(org))
}
