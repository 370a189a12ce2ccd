// Documents of public pages: their loaders run by the router's static handler, then the server entry.

import { hash } from 'node:crypto'
import { serialize } from 'node:v8'
import type { EntryContext, RouteObject, RouterContextProvider, ServerBuild, StaticHandler } from 'react-router'
import { createStaticHandler, isRouteErrorResponse } from 'react-router'
import { pageRoutes } from '#platform/page-addresses.server.ts'
import { loadedFingerprint, previousFingerprint } from '#platform/page-context.ts'
import type { DocumentData } from '#platform/page-document.ts'

/**
 * Renders a document that the router does not hydrate, without the loaders' data that its own request handler serialises for the browser
 * (a seventh of the work for the first page). Resolves to undefined for what is left to that handler: files, signed-in apps, sent forms, and
 * whatever failed unexpectedly, which it logs and answers with the error page. With the data from which the page was last rendered
 * (`previousFingerprint`) the response is empty: the previous page is still right (docs/decisions/158).
 */
export function documentsOf(build: ServerBuild) {
  const routeAt = pageRoutes(build.routes)
  const queryOf = queriesOf(build.routes)
  const shared = entryOf(build)
  return async (request: Request, context: RouterContextProvider): Promise<Response | undefined> => {
    if (request.method !== 'GET') return undefined
    const { isDocument, branch } = routeAt(new URL(request.url).pathname)
    if (!isDocument) return undefined
    const loaded = await queryOf(branch)(request, { requestContext: context })
    if (loaded instanceof Response) return loaded
    if (loaded.matches.at(-1)?.route.id !== branch.at(-1)) return undefined
    if (!Object.values(loaded.errors ?? {}).every(isRouteErrorResponse)) return undefined
    const isComparable = loaded.statusCode === 200 && !Object.values(loaded.loaderData).some(hasTime)
    const fingerprint = isComparable ? fingerprintOf(loaded.loaderData) : undefined
    if (fingerprint) {
      context.set(loadedFingerprint, fingerprint)
      if (fingerprint === context.get(previousFingerprint)) return new Response(null)
    }
    try {
      const entry = { ...shared, staticHandlerContext: loaded }
      return await build.entry.module.default(request, loaded.statusCode, new Headers(), entry, context)
    } catch {
      return undefined
    }
  }
}

/** The static handler of each page has the routes of its branch only: to find it among all of them is a fifth of its work. */
function queriesOf(routes: ServerBuild['routes']) {
  const known = new Map<string, StaticHandler['query']>()
  return (branch: readonly string[]): StaticHandler['query'] => {
    const id = branch.at(-1)!
    const found = known.get(id) ?? createStaticHandler(routesBelow(routes, new Set(branch))).query
    known.set(id, found)
    return found
  }
}

/** Data with the time of the request (`now`) is never the same. */
function hasTime(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'now' in data && data.now instanceof Date
}

/** The hash of the loaders' data without the id of the request; undefined for data that cannot be compared (a promise, a function). */
function fingerprintOf(loaderData: Record<string, unknown>): string | undefined {
  const { root, ...others } = loaderData
  try {
    return hash('sha256', serialize([{ ...(root as DocumentData), reference: '' }, others]), 'base64url')
  } catch {
    return undefined
  }
}

/** What is the same for each document of a build. */
function entryOf(build: ServerBuild): Omit<EntryContext, 'staticHandlerContext'> {
  const modules = Object.values(build.routes).flatMap((route) => (route ? [[route.id, route.module]] : []))
  return {
    manifest: build.assets,
    routeModules: Object.fromEntries(modules) as EntryContext['routeModules'],
    branches: [],
    future: build.future,
    ssr: build.ssr,
    routeDiscovery: build.routeDiscovery,
    isSpaMode: false,
    serializeError: (error: Error) => ({ message: error.message }),
  }
}

/** The tree of these routes, with loaders only: a document that is not hydrated sends its forms to the router's own handler. */
function routesBelow(routes: ServerBuild['routes'], ids: ReadonlySet<string>, parent?: string): RouteObject[] {
  const known = Object.values(routes).filter((route) => route !== undefined && ids.has(route.id))
  const below = known.filter((route) => (route!.parentId || undefined) === parent)
  return below.map((route) => {
    const { id, path, index, caseSensitive, module } = route!
    const boundary = id === 'root' || module.ErrorBoundary ? { ErrorBoundary: () => null } : {}
    const own = { id, path, handle: module.handle, loader: module.loader, ...boundary } as RouteObject
    return index ? { ...own, index } : { ...own, caseSensitive, children: routesBelow(routes, ids, id) }
  }) as RouteObject[]
}
