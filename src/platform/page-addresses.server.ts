// Addresses of pages: a page's path with the query parameters that its route declares; all others are ignored.

import type { ServerBuild } from 'react-router'
import { declaredQuery } from '#kit/declared-query.ts'
import type { PageHandle } from '#platform/page-handle.ts'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>
/** Names of a route's parameters; `all` in the signed-in apps, whose pages are never cached. */
type Names = readonly string[] | 'all'

/**
 * The function from a requested address (path and query) to the address of its page, under which it is cached and rendered.
 * @example pageAddresses(routes)('/news?utm_source=x&page=2') // '/news?page=2'
 */
export function pageAddresses(routes: Routes): (address: string) => string {
  const exact = new Map<string, Names>()
  const patterns: { pattern: RegExp; names: Names }[] = []
  for (const route of Object.values(routes)) {
    if (!route || (route.path === undefined && !route.index)) continue
    const path = pathOf(routes, route)
    const names = namesOf(routes, route)
    if (path.includes(':') || path.includes('*')) patterns.push({ pattern: patternOf(path), names })
    else exact.set(path.toLowerCase(), names)
  }
  const namesAt = (path: string): Names =>
    exact.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.names ?? []
  return (address) => {
    const question = address.indexOf('?')
    if (question < 0) return address
    const path = address.slice(0, question)
    const names = isLoaderData(path) ? 'all' : namesAt(readablePath(path))
    return names === 'all' ? address : path + declaredQuery(address.slice(question), names)
  }
}

/** The router's requests of the signed-in apps for the data of a page name its loaders in the query. */
function isLoaderData(path: string): boolean {
  return path.endsWith('.data')
}

/** As the router compares paths: decoded, without case, and without the slash at the end. */
function readablePath(path: string): string {
  try {
    return (path.includes('%') ? decodeURIComponent(path) : path).toLowerCase().replace(/(?<=.)\/$/, '')
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

function namesOf(routes: Routes, route: Route): Names {
  const handles = [...branchOf(routes, route)].map(({ module }) => module.handle as PageHandle | undefined)
  return handles.some((handle) => handle?.hydrate) ? 'all' : handles.flatMap((handle) => handle?.parameters ?? [])
}

/** @example patternOf('/water-schedule/:tol.ics') // /^\/water-schedule\/[^/]+\.ics$/i */
function patternOf(path: string): RegExp {
  const source = path
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/:\w+/g, '[^/]+')
    .replace(/\*$/, '.*')
  return new RegExp(`^${source}$`, 'i')
}
