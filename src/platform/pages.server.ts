// Page requests: from the cache, else rendered, hashed for the policy, compressed and cached.

import { RouterContextProvider, type ServerBuild } from 'react-router'
import type { Bilingual, Language } from '#kit/language.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx, SharedReads, Tenant } from '#platform/context.ts'
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
  requestLog,
  retryAfter,
  scriptMark,
} from '#platform/page-context.ts'
import { answerWithPage, renderedPage, type RenderedPage } from '#platform/page-encoding.server.ts'
import { answerCopy, answerStale, freshOrStale, undefinedWhenUnavailable } from '#platform/page-copies.server.ts'
import { refreshPages } from '#platform/page-refresh.server.ts'
import { openPageRenders } from '#platform/page-renders.server.ts'
import { hasRecentChange } from '#platform/recent-change.ts'
import { readForm } from '#platform/request-body.server.ts'
import { publicAddress, siteOrigin } from '#platform/request.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import {
  contentSecurityPolicy,
  newScriptMark,
  nothingInline,
  otherContentPolicy,
  takeMarkedElements,
} from '#platform/security-headers.server.ts'
import { sentFormOf } from '#platform/sent-form.server.ts'
import { renderWhole, rendererOf } from '#platform/route-rendering.server.ts'

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
  refreshPages(resources.pages, refreshPage, (error) => resources.log.error({ err: error }, 'page not refreshed'))
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
    const hasChanged = hasRecentChange(request.headers.get('cookie'))
    if (key && hasChanged) await resources.changesReceived()
    const cached = key && resources.pages.get(org.id, key, now)
    if (cached) return rememberLanguage(requested, isSecure, await answerWithPage(request, cached, failed))
    const copy = key && !hasChanged && resources.pages.copy(org.id, key, now)
    if (copy) return rememberLanguage(requested, isSecure, await answerCopy(request, copy, now, failed))
    const from = { requestId: address.requestId, address: address.client }
    const ctx = visitorContext(org, { now, language, from })
    const response = key ? await answerUncached(request, ctx, origin, key) : await answerSent(request, ctx, origin)
    return rememberLanguage(requested, isSecure, response)
  }

  function visitorContext(org: Tenant, { now, language, from }: Pick<Ctx, 'now' | 'language' | 'from'>): Ctx {
    const { database: db, files, keys } = resources
    return { org, actor: { kind: 'visitor', client: 'web' }, db, files, keys, now, language, from }
  }

  /** Renders a page before its next reader asks for it, within the same limits. */
  async function refreshPage(orgId: number, key: string, { address, copies }: RenderedPage): Promise<void> {
    const org = resources.tenants.byId(orgId)
    const id = `${orgId}|${key}`
    if (!org || !address) return
    const { url, language } = address
    const { origin, pathname } = new URL(url)
    const request = new Request(url, {
      headers: { accept: 'text/html', 'accept-encoding': Object.keys(copies).join(', ') },
    })
    const from = { requestId: 'refresh', address: 'refresh' }
    const ctx = visitorContext(org, { now: resources.clock(), language, from })
    await (renders.underWay(id) ?? renders.run(pathname, id, () => answerFresh(request, ctx, origin, key)))
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
    context.set(requestLog, resources.log.child({ requestId: ctx.from.requestId }))
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
    const { html: text, hashes } = takeMarkedElements(rendering, mark)
    const headers: Record<string, string> = {
      'content-security-policy': otherContentPolicy,
      ...Object.fromEntries(rendered.headers),
      ...(isDocument && documentHeaders(ctx.language, contentSecurityPolicy(hashes, parts.mode))),
      ...waiting,
    }
    const { pathname, search } = new URL(request.url)
    if (rendered.status === 200 && cacheSeconds === 0) renders.neverShare(pathname)
    const isComplete = rendered.status === 200 && cacheSeconds > 0 && !rendered.headers.has('set-cookie')
    const cacheable = key && reads && isComplete
    if (!cacheable) headers['cache-control'] = 'private, no-store'
    const staleAt = cacheable ? staleAfter(cacheSeconds) : 0
    const source = fingerprint ? { fingerprint, cacheSeconds } : undefined
    const address = isDocument ? { url: `${origin}${pathname}${search}`, language: ctx.language } : undefined
    const page = renderedPage(text, rendered.status, headers, { renderedAt, staleAt, source, address })
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
    const headers = documentHeaders(language, contentSecurityPolicy(nothingInline, parts.mode))
    return new Response(html, {
      status: 503,
      headers: { ...headers, ...waiting, 'cache-control': 'private, no-store' },
    })
  }
}

/** How often a request waits for the render of another one, which a publication in the middle makes useless, before it renders its own. */
const maxWaits = 2

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
