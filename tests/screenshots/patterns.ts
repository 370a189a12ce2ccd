// Page patterns of the website, the portal and the console, read from the route table.

import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#root/routes.ts'

export type Area = 'public' | 'portal' | 'console'
export type Pattern = { area: Area; pattern: string }

/** The shells around the pages; a page without a shell is public. */
const areas: Record<string, Area> = {
  'shells/public.tsx': 'public',
  'shells/portal.tsx': 'portal',
  'shells/staff.tsx': 'console',
}

/** Every page of the route table; files, feeds and pictures are no pages. */
export const patterns: readonly Pattern[] = patternsIn(routes, 'public')

function patternsIn(entries: readonly RouteConfigEntry[], area: Area): Pattern[] {
  return entries.flatMap(({ file, path, index, children }) => {
    if (children) return patternsIn(children, areas[file] ?? area)
    if (!file.endsWith('.tsx')) return []
    return [{ area, pattern: index ? '/' : path! }]
  })
}

/** Whether an address without query belongs to a pattern; a parameter is one segment. */
export function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  return wanted.length === given.length && wanted.every((part, place) => part.startsWith(':') || part === given[place])
}

export function hasParameters(pattern: string): boolean {
  return pattern.includes(':')
}

/** Values of the parameters of a pattern in an address. @example parametersOf('/news/:slug', '/news/a') // { slug: 'a' } */
export function parametersOf(pattern: string, path: string): Record<string, string> {
  const given = path.split('/')
  const named = pattern
    .split('/')
    .flatMap((part, place) => (part.startsWith(':') ? [[part.slice(1), given[place]!]] : []))
  return Object.fromEntries(named) as Record<string, string>
}

/** A pattern with these values, or undefined when one is missing. */
export function filled(pattern: string, values: Record<string, string>): string | undefined {
  const parts = pattern.split('/').map((part) => (part.startsWith(':') ? values[part.slice(1)] : part))
  return parts.includes(undefined) ? undefined : parts.join('/')
}
