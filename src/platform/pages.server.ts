// Page requests: from the cache, else rendered, hashed for the policy, compressed and cached.

import { RouterContextProvider, createRequestHandler } from 'react-router'
import type { RequestHandler, ServerBuild } from 'react-router'
import type { Language } from '#kit/language.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import {
  cacheForHeader,
  languageCookie,
  pageKey,
  pageLanguage,
  requestedLanguage,
} from '#platform/cached-pages.server.ts'
import { publicOrigin, renderedDocument, requestContext, scriptMark } from '#platform/page-context.ts'
import { answerWithPage, renderedPage } from '#platform/page-encoding.server.ts'
import { publicAddress } from '#platform/request.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import {
  contentSecurityPolicy,
  newScriptMark,
  otherContentPolicy,
  takeMarkedScripts,
} from '#platform/security-headers.server.ts'
import { sharedReadsOf } from '#platform/shared-reads.server.ts'

/** The time at which the organisation's public content next changes by schedule (publication, expiry, midnight). */
export type NextChange = (ctx: Ctx) => Promise<Date>

export type PageParts = {
  resources: Resources
  build: ServerBuild
  nextChange: NextChange
  mode: 'development' | 'production'
  /** Sets the contexts of features and shells, for their loaders. */
  provide: (context: RouterContextProvider) => void
}

/** The handler of every request that is not an asset or an API call. */
export function pagesOf(parts: PageParts): (request: Request) => Promise<Response> {
  const render = createRequestHandler(parts.build, parts.mode)
  const { resources } = parts
  const readsOf = sharedReadsOf(resources.pages, parts.nextChange)
  const failed = (error: unknown) => resources.log.error({ err: error }, 'page not compressed')
  return async (request) => {
    const address = publicAddress(request)
    const org = resources.tenants.find(address.host) ?? refuse('missing', 'organisation.unknown')
    const url = new URL(request.url)
    const requested = requestedLanguage(url.search)
    const language = pageLanguage(requested, request.headers.get('cookie'))
    const key = isCacheable(request) && pageKey(address.origin, language, `${url.pathname}${url.search}`)
    const now = resources.clock()
    const cached = key ? resources.pages.get(org.id, key, now) : undefined
    const isSecure = address.origin.startsWith('https:')
    if (cached) return rememberLanguage(requested, isSecure, await answerWithPage(request, cached, failed))

    const generation = resources.pages.generation(org.id)
    const ctx: Ctx = {
      org,
      actor: { kind: 'visitor', client: 'web' },
      db: resources.database,
      files: resources.files,
      keys: resources.keys,
      now,
      language,
      from: { requestId: address.requestId, address: address.client },
    }
    const reads = await readsOf(ctx)
    const context = new RouterContextProvider()
    context.set(requestContext, { ...ctx, reads })
    context.set(publicOrigin, address.origin)
    parts.provide(context)
    const mark = newScriptMark()
    context.set(scriptMark, mark)
    const rendered = await renderWhole(render, request, context)
    const cacheSeconds = Number(rendered.headers.get(cacheForHeader) ?? 0)
    rendered.headers.delete(cacheForHeader)
    const isDocument = rendered.headers.get('content-type')?.startsWith('text/html')
    if (!isDocument && !cacheSeconds) {
      if (!rendered.headers.has('cache-control')) rendered.headers.set('cache-control', 'private, no-store')
      return rendered
    }

    const rendering = (isDocument && context.get(renderedDocument)) || (await rendered.text())
    const { html: text, hashes } = takeMarkedScripts(rendering, mark)
    const headers: Record<string, string> = {
      'content-security-policy': otherContentPolicy,
      ...Object.fromEntries(rendered.headers),
      ...(isDocument && documentHeaders(language, contentSecurityPolicy(hashes, parts.mode))),
    }
    const cacheable = key && rendered.status === 200 && cacheSeconds > 0 && !rendered.headers.has('set-cookie')
    if (!cacheable) headers['cache-control'] = 'private, no-store'
    const staleAt = cacheable ? Math.min(now.getTime() + cacheSeconds * 1000, reads.until.getTime()) : 0
    const page = renderedPage(text, rendered.status, headers, staleAt)
    if (cacheable && generation === resources.pages.generation(org.id)) resources.pages.set(org.id, key, page)
    return rememberLanguage(requested, isSecure, await answerWithPage(request, page, failed))
  }
}

function isCacheable({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** A HEAD response has the length of the document and must never be cached in its place: HEAD renders all of it. */
async function renderWhole(render: RequestHandler, request: Request, context: RouterContextProvider) {
  const rendered = await renderForPerson(render, request, context)
  if (request.method !== 'HEAD' || !rendered.headers.has(cacheForHeader)) return rendered
  return renderForPerson(render, new Request(request, { method: 'GET' }), context)
}

/** A missing file gives browsers the 404 page, and programs only the key. */
async function renderForPerson(render: RequestHandler, request: Request, context: RouterContextProvider) {
  if (!isReadable(new URL(request.url).pathname)) return renderMissing(render, request, context)
  const rendered = await render(request, context)
  const isPage = rendered.headers.get('content-type')?.startsWith('text/html')
  const wantsPage = request.method === 'GET' && request.headers.get('accept')?.includes('text/html')
  if (rendered.status !== 404 || isPage || !wantsPage) return rendered
  return renderMissing(render, request, context)
}

function renderMissing(render: RequestHandler, request: Request, context: RouterContextProvider) {
  return render(new Request(new URL('/404', request.url), { headers: request.headers }), context)
}

/** A path that cannot be decoded, or contains NUL, which PostgreSQL text cannot, is never found. */
function isReadable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0')
  } catch {
    return false
  }
}

function rememberLanguage(requested: Language | undefined, isSecure: boolean, response: Response): Response {
  const isDocument = response.headers.get('content-type')?.startsWith('text/html')
  if (requested && isDocument) response.headers.append('set-cookie', languageCookie(requested, isSecure))
  return response
}

function documentHeaders(language: Language, policy: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'content-security-policy': policy,
    'cache-control': 'private, no-cache',
    vary: 'Cookie, Accept-Encoding',
  }
}
