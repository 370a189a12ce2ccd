// How is a page that is kept sent again at the least cost: found by its address and written straight to the socket?

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Language } from '#kit/language.ts'
import { isLanguage } from '#kit/language.ts'
import { withoutTrackingCodes } from '#kit/tracking-code.ts'
import type { KeptPage } from '#platform/page-cache.server.ts'
import { variantFor } from '#platform/page-cache.server.ts'
import { addressOf } from '#platform/request.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import { fixedSecurityHeaders } from '#platform/security-headers.server.ts'

/** A route answers with this header (seconds, 0 for never) to say how long its rendered copy may be kept. */
export const keepHeader = 'x-keep-for'

/**
 * Answers a request whose page is kept, and says whether it did; everything else is the application's. Measured in
 * `bench/pages.md`: fetch-style objects would cost more than the answer itself.
 */
export function sendKept(resources: Resources, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '/', headers } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  const socket = request.socket.remoteAddress ?? 'unknown'
  const header = (name: string) => headers[name] as string | undefined
  const address = addressOf(header, { host: '', protocol: 'http' }, socket, resources.env.trustedProxies)
  const org = resources.tenants.find(address.host)
  if (!org) return false
  const question = url.indexOf('?')
  const asked = question < 0 ? undefined : askedLanguage(url.slice(question))
  const key = pageKey(address.origin, pageLanguage(asked, headers.cookie), url)
  const page = resources.pages.get(org.id, key, resources.clock())
  if (!page) return false
  const variant = variantFor(page, headers['accept-encoding'], headers['if-none-match'])
  const own = ['x-request-id', address.requestId]
  if (asked && isDocument(page)) own.push('set-cookie', languageCookie(asked))
  response.writeHead(variant.status, [...fixedHeaders, ...variant.headers, ...own])
  response.end(method === 'HEAD' ? undefined : variant.body)
  const path = withoutTrackingCodes(question < 0 ? url : url.slice(0, question))
  resources.log.debug({ requestId: address.requestId, host: address.host, method, path }, 'kept page')
  return true
}

/** `search` as it stands in the address: `?page=2&lang=ne`. */
export function askedLanguage(search: string): Language | undefined {
  const asked = new URLSearchParams(search).get('lang')
  return isLanguage(asked) ? asked : undefined
}

/** `?lang=` when given, else the cookie that mirrors the reader's stored choice, else English. */
export function pageLanguage(asked: Language | undefined, cookies: string | null | undefined): Language {
  if (asked) return asked
  const stored = cookies ? /(?:^|;\s*)preferredLanguage=(\w+)/.exec(cookies)?.[1] : undefined
  return isLanguage(stored) ? stored : 'en'
}

/** Under what a page is kept; `address` is path and query. */
export function pageKey(origin: string, language: Language, address: string): string {
  return `${origin}|${language}|${address}`
}

export function languageCookie(language: Language): string {
  return `preferredLanguage=${language}; Path=/; Max-Age=31536000; SameSite=Lax`
}

const fixedHeaders = Object.entries(fixedSecurityHeaders).flat()

function isDocument({ headers }: KeptPage): boolean {
  return headers['content-type']!.startsWith('text/html')
}
