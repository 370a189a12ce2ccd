// Addresses of pages: a page's path without slashes at its end, with the query parameters that its route declares; all others are ignored.

import type { ServerBuild } from 'react-router'
import { declaredQuery } from '#kit/declared-query.ts'
import type { PageHandle } from '#platform/page-handle.ts'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

export type PageRoute = {
  /** The path without what names one item, as `/news`: the kind of page of a visit. Of documents alone. */
  visited?: string
  /** Its pattern, as `/news/:slug`; none for unknown paths. */
  pattern?: string
  /** Names of its query parameters; `all` in the signed-in apps, whose pages are never cached. */
  parameters: readonly string[] | 'all'
  /** A page that the router does not hydrate: no file, feed or signed-in app. */
  isDocument: boolean
  /** The ids of its routes, the root first; empty where no route has the path. */
  branch: readonly string[]
}

/**
 * The function from a requested address (path and query) to the address of its page, under which it is cached and rendered.
 * @example pageAddresses(routes)('/news?utm_source=x&page=2') // '/news?page=2'
 */
export function pageAddresses(routes: Routes): (address: string) => string {
  const routeAt = pageRoutes(routes)
  return (address) => {
    const question = address.includes('?') ? address.indexOf('?') : address.length
    const path = address.slice(0, question)
    const { parameters } = routeAt(path)
    if (parameters === 'all') return address
    return path.replace(/(?<=.)\/+$/, '') + declaredQuery(address.slice(question), parameters)
  }
}

/**
 * The function from a requested address to its kind of page, the path without what names one item; undefined for files, unknown paths and
 * signed-in apps. @example visitedPages(routes)('/news/new-tank?lang=ne') // '/news'
 */
export function visitedPages(routes: Routes): (address: string) => string | undefined {
  const routeAt = pageRoutes(routes)
  return (address) => {
    const question = address.indexOf('?')
    return routeAt(question < 0 ? address : address.slice(0, question)).visited
  }
}

/** The function from a requested address to the pattern of its page; undefined for unknown paths. @example pagePatterns(routes)('/news/new-tank') // '/news/:slug' */
export function pagePatterns(routes: Routes): (address: string) => string | undefined {
  const routeAt = pageRoutes(routes)
  return (address) => {
    const question = address.indexOf('?')
    const path = question < 0 ? address : address.slice(0, question)
    return routeAt(path.replace(/\.data$/, '')).pattern
  }
}

/** The function from a path to its route; the one for unknown paths comes last, as in the router. */
export function pageRoutes(routes: Routes): (path: string) => PageRoute {
  const exact = new Map<string, PageRoute>()
  const patterns: { path: string; pattern: RegExp; route: PageRoute }[] = []
  for (const each of Object.values(routes)) {
    if (!each || (each.path === undefined && !each.index)) continue
    const path = pathOf(routes, each)
    const route = pageRouteOf(routes, each)
    if (/[:*]/.test(path)) patterns.push({ path, pattern: patternOf(path), route })
    else exact.set(path.toLowerCase(), route)
  }
  patterns.sort((one, other) => Number(one.path.endsWith('*')) - Number(other.path.endsWith('*')))
  return (path) => {
    if (isOfRouter(path)) return noRoute('all')
    const readable = readablePath(path)
    const found = exact.get(readable) ?? patterns.find(({ pattern }) => pattern.test(readable))?.route
    return found ?? noRoute([])
  }
}

/** Requests of the router in the signed-in apps: for the data of a page, whose query names its loaders, and for routes, by path and version. */
function isOfRouter(path: string): boolean {
  return path.endsWith('.data') || path === '/__manifest'
}

/** As the router compares paths: decoded, without case, and without the slash at the end. */
function readablePath(path: string): string {
  try {
    return (path.includes('%') ? decodeURIComponent(path) : path).toLowerCase().replace(/(?<=.)\/+$/, '')
  } catch {
    return ''
  }
}

function* branchOf(routes: Routes, route: Route): Generator<Route> {
  const parent = route.parentId ? routes[route.parentId] : undefined
  if (parent) yield* branchOf(routes, parent)
  yield route
}

/** @example pathOf(routes, route) // '/gallery/:slug' */
function pathOf(routes: Routes, route: Route): string {
  const parts = [...branchOf(routes, route)].flatMap(({ path }) => path?.replaceAll(/^\/|\/$/g, '') || [])
  return `/${parts.join('/')}`
}

function pageRouteOf(routes: Routes, route: Route): PageRoute {
  const found = [...branchOf(routes, route)]
  const branch = found.map(({ id }) => id)
  const path = pathOf(routes, route)
  const handles = found.map(({ module }) => module.handle as PageHandle | undefined)
  if (handles.some((handle) => handle?.hydrate)) return { parameters: 'all', isDocument: false, branch, pattern: path }
  const parameters = handles.flatMap((handle) => handle?.parameters ?? [])
  const isDocument = route.module.default !== undefined
  const visited = isDocument && !path.endsWith('*') && { visited: path.replaceAll(/\/:\w+/g, '') }
  return { parameters, isDocument, branch, ...(!path.endsWith('*') && { pattern: path }), ...visited }
}

function noRoute(parameters: PageRoute['parameters']): PageRoute {
  return { parameters, isDocument: false, branch: [] }
}

/** @example patternOf('/water-schedule/:tol.ics') // /^\/water-schedule\/[^/]+\.ics$/i */
function patternOf(path: string): RegExp {
  const source = path
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/:\w+/g, '[^/]+')
    .replace(/\*$/, '.*')
  return new RegExp(`^${source}$`, 'i')
}
