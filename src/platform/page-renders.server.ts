// Renders of pages: within a concurrency limit, and one at a time for each page that can be cached.

import type { ServerBuild } from 'react-router'
import { concurrencyLimit } from './concurrency-limit.server.ts'
import { acceptWaiting } from './http-server.server.ts'
import { countRender } from './metrics.server.ts'

export type PageRenders = {
  /** Runs a render when its turn comes; `id` names the page, or is undefined when each request needs its own render. */
  run(pathname: string, id: string | undefined, render: () => Promise<Response>): Promise<Response>
  /** The render of this page that is under way: settles as it does, rejecting where it did. */
  underWay(id: string): Promise<unknown> | undefined
  /** Whether a render may answer several requests: true until one has shown that this path is never cached. */
  isShared(pathname: string): boolean
  /** Records that the pages of this path are never cached. */
  neverShare(pathname: string): void
}

const maxRemembered = 500

/** React runs on the thread that also reads requests: more renders at once make everything slower, and none of them faster. */
const pageBounds = { maxRunning: 6, reserved: 2, maxWaiting: 100, maxWaitMs: 1_200 }
/** Files, pictures and feeds: they mostly wait, for a disk or for the picture process. */
const fileBounds = { maxRunning: 32, maxWaiting: 100, maxWaitMs: 1_200 }

export function openPageRenders(build: Pick<ServerBuild, 'routes'>): PageRenders {
  const pages = concurrencyLimit(pageBounds)
  const files = concurrencyLimit(fileBounds)
  const filePaths = pathsWithoutComponent(build)
  const current = new Map<string, Promise<unknown>>()
  const unshared = new Set<string>()
  return {
    run(pathname, id, render) {
      const limit = filePaths.test(pathname) ? files : pages
      const started = performance.now()
      const rendering = limit.run(async () => {
        // A render whose data is in memory never waits: without this the renders of a queue would run as one, and nothing between.
        await acceptWaiting()
        return render()
      })
      const count = (outcome: 'done' | 'failed') => countRender(outcome, performance.now() - started)
      rendering.then(
        () => count('done'),
        () => count('failed'),
      )
      if (id === undefined) return rendering
      const ended = rendering.finally(() => current.get(id) === ended && current.delete(id))
      current.set(id, ended)
      // Nobody may be waiting for it.
      ended.catch(() => {})
      return rendering
    },
    underWay: (id) => current.get(id),
    isShared: (pathname) => !unshared.has(pathname),
    neverShare(pathname) {
      if (unshared.size >= maxRemembered) unshared.clear()
      unshared.add(pathname)
    },
  }
}

/** A pattern of the paths whose routes have a loader but no component. */
function pathsWithoutComponent({ routes }: Pick<ServerBuild, 'routes'>): RegExp {
  const found = Object.values(routes).filter((route) => route?.path && !route.module.default)
  const patterns = found.map((route) => route!.path!.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+'))
  return new RegExp(`^(?:${patterns.map((pattern) => `/?${pattern}`).join('|')})$`)
}
