// Fast path of cached pages and API answers: found by address and written to the socket, before the application.

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Language } from '#kit/language.ts'
import { isLanguage } from '#kit/language.ts'
import { withoutTrackingCodes } from '#kit/tracking-code.ts'
import type { AnswerPlaces } from '#platform/cached-answers.server.ts'
import type { RenderedPage } from '#platform/page-encoding.server.ts'
import { readyVariant } from '#platform/page-encoding.server.ts'
import { countCached } from '#platform/metrics.server.ts'
import { hasRecentChange } from '#platform/recent-change.ts'
import { addressOf, siteOrigin, type PublicAddress } from '#platform/request.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import { securityHeaders } from '#platform/security-headers.server.ts'
import { isVisit } from '#platform/visits.server.ts'

/** Response header of a route: seconds its rendered copy may be cached, 0 for never. */
export const cacheForHeader = 'x-cache-for'

/** Where a request's response is in the cache: an API answer by its place, a page by its address without undeclared parameters. */
export type CachePlaces = {
  answer: AnswerPlaces
  page: (address: string) => string
  /** The pattern of an address, for metrics: `/news/:slug`. */
  route: (address: string) => string | undefined
  /** The kind of page of an address, for counting visits. */
  visited: (address: string) => string | undefined
}

/**
 * Responds from the cache and returns whether it did; everything else is the application's. Measured in `bench/pages.md`: Request and
 * Response objects would cost more than the response itself.
 */
export function sendCached(
  resources: Resources,
  places: CachePlaces,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url = '/', headers } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  const socket = request.socket.remoteAddress ?? 'unknown'
  const header = (name: string) => headers[name] as string | undefined
  const address = addressOf(header, '', socket, resources.env)
  const question = url.indexOf('?')
  const requested = question < 0 ? undefined : requestedLanguage(url.slice(question))
  const place =
    places.answer({ method, address: url, header }) ?? pagePlace(resources, places, { address, url, header, requested })
  if (!place || hasRecentChange(headers.cookie)) return false
  const now = resources.clock()
  const cached = resources.pages.get(place.org, place.key, now)
  const page = cached ?? resources.pages.copy(place.org, place.key, now)
  if (!page) return false
  const failed = (error: unknown) => resources.log.error({ err: error }, 'page not compressed')
  const variant = readyVariant(page, headers['accept-encoding'], headers['if-none-match'], failed)
  if (!variant) return false
  const own = ['x-request-id', address.requestId]
  if (requested && isDocument(page))
    own.push('set-cookie', languageCookie(requested, address.origin.startsWith('https:')))
  if (!cached) own.push(...Object.entries(copyHeaders(page, now)).flat())
  if (method === 'GET' && variant.status !== 404 && isDocument(page) && isVisit(header)) {
    const visited = places.visited(url)
    if (visited) resources.visits.count(place.org, visited)
  }
  const security = headersByScheme[address.origin.startsWith('https:') ? 'https' : 'http']
  response.writeHead(variant.status, [...security, ...variant.headers, ...own])
  response.end(method === 'HEAD' ? undefined : variant.body)
  if (resources.env.metricsPort !== undefined) countCached(places.route(url) ?? 'API')
  if (resources.log.isLevelEnabled('debug')) {
    const path = withoutTrackingCodes(question < 0 ? url : url.slice(0, question))
    resources.log.debug({ requestId: address.requestId, host: address.host, method, path }, 'cached page')
  }
  return true
}

type PageRequest = {
  address: PublicAddress
  url: string
  header: (name: string) => string | undefined
  requested: Language | undefined
}

function pagePlace({ tenants, env }: Resources, places: CachePlaces, { address, url, header, requested }: PageRequest) {
  const org = tenants.find(address.host)
  if (!org) return undefined
  const language = pageLanguage(requested, header('cookie'))
  return { org: org.id, key: pageKey(siteOrigin(address, org, env), language, places.page(url)) }
}

/** `search` as in the address: `?page=2&lang=ne`. */
export function requestedLanguage(search: string): Language | undefined {
  const requested = new URLSearchParams(search).get('lang')
  return isLanguage(requested) ? requested : undefined
}

/** `?lang=` when given, else the cookie that mirrors the reader's stored choice, else English. */
export function pageLanguage(requested: Language | undefined, cookies: string | null | undefined): Language {
  if (requested) return requested
  const stored = cookies ? /(?:^|;\s*)preferredLanguage=(\w+)/.exec(cookies)?.[1] : undefined
  return isLanguage(stored) ? stored : 'en'
}

/** The cache key of a page; `origin` is the organisation's own, `address` the path with the declared parameters. */
export function pageKey(origin: string, language: Language, address: string): string {
  return `${origin}|${language}|${address}`
}

/** Readable by the script that keeps it equal to the stored choice; over TLS never sent without it. */
export function languageCookie(language: Language, isSecure: boolean): string {
  return `preferredLanguage=${language}; Path=/; Max-Age=31536000; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** Headers of a copy that is served while its page is rendered again: its age (RFC 9111), and that it is not the newest (RFC 9211). */
export function copyHeaders({ renderedAt }: RenderedPage, now: Date): Record<string, string> {
  const seconds = Math.max(Math.floor((now.getTime() - renderedAt) / 1000), 0)
  return { age: String(seconds), 'cache-status': 'khanepani; hit; detail=revalidating' }
}

/** As name, value, name, value, …; written with every response, so made once. */
const headersByScheme = {
  http: Object.entries(securityHeaders('http://')).flat(),
  https: Object.entries(securityHeaders('https://')).flat(),
}

function isDocument({ headers }: RenderedPage): boolean {
  return headers['content-type']!.startsWith('text/html')
}
