// Fresh pages: rendered for a request, hashed for the policy, compressed and cached.

import { RouterContextProvider, type ServerBuild } from 'react-router'
import type { Language } from '#kit/language.ts'
import { cacheForHeader } from '#platform/cached-pages.server.ts'
import type { Ctx, SharedReads, Tenant } from '#platform/context.ts'
import { openMarkupCache } from '#platform/markup-cache.server.ts'
import { undefinedWhenUnavailable } from '#platform/page-copies.server.ts'
import {
  earlierMarkup,
  formTarget,
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
import { requestIdNow } from '#platform/request-log.server.ts'
import type { PageRenders } from '#platform/page-renders.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import { renderWhole, rendererOf } from '#platform/route-rendering.server.ts'
import {
  coloursOnly,
  contentSecurityPolicy,
  newScriptMark,
  otherContentPolicy,
  takeMarkedElements,
} from '#platform/security-headers.server.ts'
import { sentFormOf } from '#platform/sent-form.server.ts'

export type PageParts = {
  resources: Resources
  build: ServerBuild
  /** Reduces a requested address to that of its page. */
  pageAddress: (address: string) => string
  /** The kind of page of an address, for counting visits. */
  visitedPage: (address: string) => string | undefined
  /** The reads that the pages of an organisation share. */
  readsOf: (ctx: Ctx) => Promise<SharedReads>
  mode: 'development' | 'production'
  /** The document that returns the text of a form that could not be processed. */
  formAgainPage: (form: FormData, page: { action: string; organisation: Tenant; language: Language }) => string
  /** The document of a request for which the database has no answer at the moment. */
  busyPage: (page: { organisation: Tenant; language: Language; isForm: boolean }) => string
  /** Sets the contexts of features and shells, for their loaders. */
  provide: (context: RouterContextProvider) => void
}

/** A request by the declared address of its page; without `key` the response is not cached. */
export type PageRequest = { request: Request; ctx: Ctx; origin: string; key?: string | undefined }

export type FreshPages = {
  /** The page as it is now: rendered, or the previous one when the data of its loaders is the same. */
  answer: (page: PageRequest) => Promise<Response>
  /** The text of a form that could not be processed, to be sent again. */
  answerFormAgain: (form: FormData, page: PageRequest, headers?: Record<string, string>) => Response
}

/** `failed` takes the error of compressing a page. */
export function openFreshPages(
  parts: PageParts,
  renders: Pick<PageRenders, 'neverShare'>,
  failed: (error: unknown) => void,
): FreshPages {
  const render = rendererOf(parts)
  const { pages, log } = parts.resources
  const markup = openMarkupCache()

  async function answer({ request, ctx, origin, key }: PageRequest): Promise<Response> {
    const generation = pages.generation(ctx.org.id)
    // What a transaction reads may be seen by nobody else.
    const reads = ctx.db.isTransaction ? undefined : await parts.readsOf(ctx).catch(undefinedWhenUnavailable)
    const previous = key ? pages.previous(ctx.org.id, key, ctx.now) : undefined
    const mark = newScriptMark()
    const context = contextOf({ ctx: { ...ctx, ...(reads && { reads }) }, origin, mark })
    // In development a part may have been edited meanwhile.
    if (key && parts.mode === 'production') context.set(earlierMarkup, markup)
    if (previous?.source) context.set(previousFingerprint, previous.source.fingerprint)
    const rendered = await renderWhole(render, request, context)

    const renderedAt = ctx.now.getTime()
    const staleAfter = (seconds: number) => Math.min(renderedAt + seconds * 1000, reads?.until.getTime() ?? 0)
    const store = (page: RenderedPage) => {
      if (key && reads && generation === pages.generation(ctx.org.id)) pages.set(ctx.org.id, key, page)
    }
    const fingerprint = context.get(loadedFingerprint)
    if (previous?.source && previous.source.fingerprint === fingerprint) {
      const page = { ...previous, renderedAt, staleAt: staleAfter(previous.source.cacheSeconds) }
      store(page)
      return answerWithPage(request, page, failed)
    }
    const after = context.get(retryAfter)
    const waiting: Record<string, string> = after ? { 'retry-after': after } : {}
    const unprocessed = rendered.status === 503 && context.get(lastRefusal) ? sentFormOf(ctx) : undefined
    if (unprocessed) return answerFormAgain(unprocessed, { request, ctx, origin }, waiting)
    const cacheSeconds = Number(rendered.headers.get(cacheForHeader) ?? 0)
    rendered.headers.delete(cacheForHeader)
    const isDocument = rendered.headers.get('content-type')?.startsWith('text/html')
    if (!isDocument && !cacheSeconds) {
      if (!rendered.headers.has('cache-control')) rendered.headers.set('cache-control', 'private, no-store')
      return rendered
    }

    if (isDocument && rendered.status === 503) return answerBusy({ request, ctx, origin }, waiting)

    const { pathname, search } = new URL(request.url)
    const rendering = (isDocument && context.get(renderedDocument)) || (await rendered.text())
    const { html, hashes } = takeMarkedElements(rendering, mark)
    const headers: Record<string, string> = {
      'content-security-policy': otherContentPolicy,
      ...Object.fromEntries(rendered.headers),
      ...(isDocument &&
        documentHeaders(
          ctx.language,
          contentSecurityPolicy(hashes, parts.mode, { pathname, formTarget: context.get(formTarget) }),
        )),
      ...waiting,
    }
    if (rendered.status === 200 && cacheSeconds === 0) renders.neverShare(pathname)
    const isComplete = rendered.status === 200 && cacheSeconds > 0 && !rendered.headers.has('set-cookie')
    const isCacheable = Boolean(key && reads && isComplete)
    if (!isCacheable) headers['cache-control'] = 'private, no-store'
    const page = renderedPage(html, rendered.status, headers, {
      renderedAt,
      staleAt: isCacheable ? staleAfter(cacheSeconds) : 0,
      source: fingerprint ? { fingerprint, cacheSeconds } : undefined,
      address: isDocument ? { url: `${origin}${pathname}${search}`, language: ctx.language } : undefined,
    })
    if (isCacheable) store(page)
    return answerWithPage(request, page, failed)
  }

  function contextOf({ ctx, origin, mark }: Pick<PageRequest, 'ctx' | 'origin'> & { mark: string }) {
    const context = new RouterContextProvider()
    context.set(requestContext, ctx)
    context.set(publicOrigin, origin)
    context.set(requestLog, requestIdNow() ? log : log.child({ requestId: ctx.from.requestId }))
    context.set(scriptMark, mark)
    parts.provide(context)
    return context
  }

  function answerFormAgain(
    form: FormData,
    { request, ctx: { org, language } }: PageRequest,
    waiting: Record<string, string> = {},
  ): Response {
    const { pathname, search } = new URL(request.url)
    const html = parts.formAgainPage(form, { action: `${pathname}${search}`, organisation: org, language })
    return unavailable(html, { org, language }, waiting)
  }

  /** A loader was refused because the database did not answer in time: no failure of the page, and no error page. */
  function answerBusy({ request, ctx }: PageRequest, waiting: Record<string, string>): Response {
    const { org, language } = ctx
    const html = parts.busyPage({ organisation: org, language, isForm: request.method === 'POST' })
    return unavailable(html, { org, language }, waiting)
  }

  function unavailable(
    html: string,
    { org, language }: Pick<Ctx, 'org' | 'language'>,
    waiting: Record<string, string>,
  ) {
    const headers = documentHeaders(language, contentSecurityPolicy(coloursOnly(org.brand), parts.mode))
    return new Response(html, {
      status: 503,
      headers: { ...headers, ...waiting, 'cache-control': 'private, no-store' },
    })
  }

  return { answer, answerFormAgain }
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
