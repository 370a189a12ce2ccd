// Documents of public pages: their loaders run by the router's static handler, then the server entry.

import { hash } from 'node:crypto'
import { serialize } from 'node:v8'
import type { EntryContext, RouteObject, RouterContextProvider, ServerBuild } from 'react-router'
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
  const { query } = createStaticHandler(routesBelow(build.routes))
  const shared = entryOf(build)
  return async (request: Request, context: RouterContextProvider): Promise<Response | undefined> => {
    if (request.method !== 'GET' || !routeAt(new URL(request.url).pathname).isDocument) return undefined
    const loaded = await query(request, { requestContext: context })
    if (loaded instanceof Response) return loaded
    if (!Object.values(loaded.errors ?? {}).every(isRouteErrorResponse)) return undefined
    const fingerprint = loaded.statusCode === 200 ? fingerprintOf(loaded.loaderData) : undefined
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

/** The route tree, with loaders only: a document that is not hydrated sends its forms to the router's own handler. */
function routesBelow(routes: ServerBuild['routes'], parent?: string): RouteObject[] {
  const below = Object.values(routes).filter((route) => route !== undefined && (route.parentId || undefined) === parent)
  return below.map((route) => {
    const { id, path, index, caseSensitive, module } = route!
    const boundary = id === 'root' || module.ErrorBoundary ? { ErrorBoundary: () => null } : {}
    const own = { id, path, handle: module.handle, loader: module.loader, ...boundary } as RouteObject
    return index ? { ...own, index } : { ...own, caseSensitive, children: routesBelow(routes, id) }
  }) as RouteObject[]
}
