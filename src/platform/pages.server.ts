// Page requests: from the cache, else rendered, hashed for the policy, compressed and cached.

import { RouterContextProvider, type ServerBuild } from 'react-router'
import { setTimeout as pause } from 'node:timers/promises'
import type { Bilingual, Language } from '#kit/language.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx, SharedReads } from '#platform/context.ts'
import {
  cacheForHeader,
  languageCookie,
  pageKey,
  pageLanguage,
  requestedLanguage,
} from '#platform/cached-pages.server.ts'
import { maxSmallBytes } from '#platform/body-budget.server.ts'
import {
  lastRefusal,
  loadedFingerprint,
  previousFingerprint,
  publicOrigin,
  renderedDocument,
  requestContext,
  retryAfter,
  scriptMark,
} from '#platform/page-context.ts'
import { answerWithPage, renderedPage, type RenderedPage } from '#platform/page-encoding.server.ts'
import { openPageRenders } from '#platform/page-renders.server.ts'
import { readForm } from '#platform/request-body.server.ts'
import { publicAddress, siteOrigin } from '#platform/request.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import {
  contentSecurityPolicy,
  newScriptMark,
  otherContentPolicy,
  takeMarkedScripts,
} from '#platform/security-headers.server.ts'
import { sentFormOf } from '#platform/sent-form.server.ts'
import { renderWhole, rendererOf } from '#platform/route-rendering.server.ts'
import { asRefusal } from '#platform/unavailable.server.ts'

export type PageParts = {
  resources: Resources
  build: ServerBuild
  /** Reduces a requested address to that of its page. */
  pageAddress: (address: string) => string
  /** The reads that the pages of an organisation share. */
  readsOf: (ctx: Ctx) => Promise<SharedReads>
  mode: 'development' | 'production'
  /** The document that returns the text of a form that could not be processed. */
  formAgainPage: (form: FormData, page: { action: string; organisation: Bilingual; language: Language }) => string
  /** Sets the contexts of features and shells, for their loaders. */
  provide: (context: RouterContextProvider) => void
}

/** The handler of every request that is not an asset or an API call. */
export function pagesOf(parts: PageParts): (request: Request) => Promise<Response> {
  const render = rendererOf(parts)
  const { resources } = parts
  const renders = openPageRenders(parts.build)
  const failed = (error: unknown) => resources.log.error({ err: error }, 'page not compressed')
  return async (received) => {
    const address = publicAddress(received)
    const org = resources.tenants.find(address.host) ?? refuse('missing', 'organisation.unknown')
    const origin = siteOrigin(address, org, resources.env)
    const request = isCacheable(received) ? withPageAddress(received, parts.pageAddress) : received
    const url = new URL(request.url)
    const requested = requestedLanguage(url.search)
    const language = pageLanguage(requested, request.headers.get('cookie'))
    const key = isCacheable(request) ? pageKey(origin, language, `${url.pathname}${url.search}`) : undefined
    const now = resources.clock()
    const isSecure = address.origin.startsWith('https:')
    const cached = key && resources.pages.get(org.id, key, now)
    if (cached) return rememberLanguage(requested, isSecure, await answerWithPage(request, cached, failed))
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
    const response = key ? await answerUncached(request, ctx, origin, key) : await answerSent(request, ctx, origin)
    return rememberLanguage(requested, isSecure, response)
  }

  /**
   * One render of a page at a time, for which others wait: a copy that ended, by the clock or by a change, shows what may have been
   * withdrawn. One that ended by the clock is served when there can be no new page.
   */
  async function answerUncached(
    request: Request,
    ctx: Ctx,
    origin: string,
    key: string,
    waited = 0,
  ): Promise<Response> {
    const { org, now } = ctx
    const { pathname } = new URL(request.url)
    const id = renders.isShared(pathname) && waited < maxWaits ? `${org.id}|${key}` : undefined
    const underWay = id && renders.underWay(id)
    const stale = resources.pages.stale(org.id, key, now)
    if (!underWay) {
      const fresh = renders.run(pathname, id, () => answerFresh(request, ctx, origin, key))
      return stale ? freshOrStale(fresh, () => answerStale(request, stale, now, failed)) : fresh
    }
    const shared = underWay.then(() => {
      const page = resources.pages.get(org.id, key, now)
      return page ? answerWithPage(request, page, failed) : answerUncached(request, ctx, origin, key, waited + 1)
    })
    return stale ? freshOrStale(shared, () => answerStale(request, stale, now, failed)) : shared
  }

  /** A form that was sent is returned with its text when there is no turn for it. */
  async function answerSent(request: Request, ctx: Ctx, origin: string): Promise<Response> {
    const { pathname } = new URL(request.url)
    try {
      return await renders.run(pathname, undefined, () => answerFresh(request, ctx, origin, undefined))
    } catch (error) {
      undefinedWhenUnavailable(error)
      const form = sentFormOf(ctx) ?? (await readForm(request, maxSmallBytes).catch(() => undefined))
      if (!form) throw error
      return answerFormAgain(form, request, ctx)
    }
  }

  async function answerFresh(request: Request, ctx: Ctx, origin: string, key: string | undefined): Promise<Response> {
    const generation = resources.pages.generation(ctx.org.id)
    const reads = await parts.readsOf(ctx).catch(undefinedWhenUnavailable)
    const context = new RouterContextProvider()
    context.set(requestContext, { ...ctx, ...(reads && { reads }) })
    context.set(publicOrigin, origin)
    parts.provide(context)
    const mark = newScriptMark()
    context.set(scriptMark, mark)
    const previous = key ? resources.pages.previous(ctx.org.id, key, ctx.now) : undefined
    if (previous?.source) context.set(previousFingerprint, previous.source.fingerprint)
    const rendered = await renderWhole(render, request, context)
    const fingerprint = context.get(loadedFingerprint)
    const renderedAt = ctx.now.getTime()
    const staleAfter = (seconds: number) => Math.min(renderedAt + seconds * 1000, reads?.until.getTime() ?? 0)
    const mayCache = key && reads && generation === resources.pages.generation(ctx.org.id)
    if (previous?.source && previous.source.fingerprint === fingerprint) {
      const page = { ...previous, renderedAt, staleAt: staleAfter(previous.source.cacheSeconds) }
      if (mayCache) resources.pages.set(ctx.org.id, key, page)
      return answerWithPage(request, page, failed)
    }
    const unprocessed = rendered.status === 503 && context.get(lastRefusal) ? sentFormOf(ctx) : undefined
    const after = context.get(retryAfter)
    const waiting: Record<string, string> = after ? { 'retry-after': after } : {}
    if (unprocessed) return answerFormAgain(unprocessed, request, ctx, waiting)
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
      ...(isDocument && documentHeaders(ctx.language, contentSecurityPolicy(hashes, parts.mode))),
      ...waiting,
    }
    if (rendered.status === 200 && cacheSeconds === 0) renders.neverShare(new URL(request.url).pathname)
    const isComplete = rendered.status === 200 && cacheSeconds > 0 && !rendered.headers.has('set-cookie')
    const cacheable = key && reads && isComplete
    if (!cacheable) headers['cache-control'] = 'private, no-store'
    const staleAt = cacheable ? staleAfter(cacheSeconds) : 0
    const source = fingerprint ? { fingerprint, cacheSeconds } : undefined
    const page = renderedPage(text, rendered.status, headers, { renderedAt, staleAt, source })
    if (cacheable && mayCache) resources.pages.set(ctx.org.id, key, page)
    return answerWithPage(request, page, failed)
  }

  function answerFormAgain(
    form: FormData,
    request: Request,
    { org, language }: Ctx,
    waiting: Record<string, string> = {},
  ): Response {
    const { pathname, search } = new URL(request.url)
    const html = parts.formAgainPage(form, { action: `${pathname}${search}`, organisation: org.name, language })
    const headers = documentHeaders(language, contentSecurityPolicy([], parts.mode))
    return new Response(html, {
      status: 503,
      headers: { ...headers, ...waiting, 'cache-control': 'private, no-store' },
    })
  }
}

/** How often a request waits for the render of another one, which a publication in the middle makes useless, before it renders its own. */
const maxWaits = 2

/** How long a new page is waited for when an expired one is there. */
const maxFreshMs = 2_000

/** The new page, or the expired one when the new one cannot be rendered, or not in time. */
async function freshOrStale(fresh: Promise<Response>, answerStale: () => Promise<Response>): Promise<Response> {
  const waiting = new AbortController()
  const rendered = fresh.then(
    (response) => (response.status === 503 ? undefined : response),
    (error: unknown) => undefinedWhenUnavailable(error),
  )
  const late = pause(maxFreshMs, undefined, { signal: waiting.signal }).catch(() => undefined)
  const response = await Promise.race([rendered, late])
  waiting.abort()
  return response ?? answerStale()
}

/** An expired page with its age (RFC 9111) and the mark of an expired one (RFC 9211): a negative time to live. */
async function answerStale(request: Request, page: RenderedPage, now: Date, failed: (error: unknown) => void) {
  const response = await answerWithPage(request, page, failed)
  const secondsSince = (time: number) => Math.max(Math.floor((now.getTime() - time) / 1000), 0)
  response.headers.set('age', String(secondsSince(page.renderedAt)))
  response.headers.set('cache-status', `khanepani; hit; ttl=-${secondsSince(page.staleAt)}`)
  response.headers.set('cache-control', 'private, no-cache')
  return response
}

function undefinedWhenUnavailable(error: unknown): undefined {
  if (asRefusal(error)?.kind !== 'unavailable') throw error
  return undefined
}

function isCacheable({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** The request without parameters that its page does not declare: no loader and no link of the page has them. */
function withPageAddress(request: Request, pageAddress: PageParts['pageAddress']): Request {
  const url = new URL(request.url)
  const requested = `${url.pathname}${url.search}`
  const declared = pageAddress(requested)
  if (declared === requested) return request
  const { method, headers, signal } = request
  return new Request(new URL(declared, url), { method, headers, signal })
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
