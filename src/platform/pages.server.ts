// Page requests: answered from the cache, from a render for somebody else, or rendered.

import type { Language } from '#kit/language.ts'
import { refuse } from '#kit/refusal.ts'
import { maxSmallBytes } from '#platform/body-budget.server.ts'
import { languageCookie, pageKey, pageLanguage, requestedLanguage } from '#platform/cached-pages.server.ts'
import type { Ctx, Tenant } from '#platform/context.ts'
import { openFreshPages, type PageParts, type PageRequest } from '#platform/fresh-pages.server.ts'
import { undefinedWhenUnavailable } from '#platform/page-copies.server.ts'
import type { RenderedPage } from '#platform/page-encoding.server.ts'
import { refreshPages } from '#platform/page-refresh.server.ts'
import { openPageRenders } from '#platform/page-renders.server.ts'
import { openPageReuse, renderId } from '#platform/page-reuse.server.ts'
import { hasRecentChange } from '#platform/recent-change.ts'
import { readForm } from '#platform/request-body.server.ts'
import { publicAddress, siteOrigin } from '#platform/request.server.ts'
import { sentFormOf } from '#platform/sent-form.server.ts'
import { isVisit } from '#platform/visits.server.ts'

export type Pages = {
  /** Answers every request that is not an asset or an API call. */
  answer: (request: Request) => Promise<Response>
  /** Runs a render of this path when its turn comes. */
  inTurn: (pathname: string, render: () => Promise<Response>) => Promise<Response>
  /** Renders a page in the given context, at once; it is neither cached nor taken from the cache. */
  render: (page: Pick<PageRequest, 'request' | 'ctx' | 'origin'>) => Promise<Response>
  visitorContext: (org: Tenant, at: Pick<Ctx, 'now' | 'language' | 'from'>) => Ctx
}

export function openPages(parts: PageParts): Pages {
  const { resources } = parts
  const renders = openPageRenders(parts.build)
  const failed = (error: unknown) => resources.log.error({ err: error }, 'page not compressed')
  const fresh = openFreshPages(parts, renders, failed)
  const reuse = openPageReuse({ pages: resources.pages, renders, answerFresh: fresh.answer, failed })
  refreshPages(resources.pages, refreshPage, (error) => resources.log.error({ err: error }, 'page not refreshed'))
  return {
    answer,
    inTurn: (pathname, render) => renders.run(pathname, undefined, render),
    render: ({ request, ctx, origin }) => fresh.answer({ request, ctx, origin }),
    visitorContext,
  }

  async function answer(received: Request): Promise<Response> {
    const address = publicAddress(received)
    const org = resources.tenants.find(address.host) ?? refuse('missing', 'organisation.unknown')
    const origin = siteOrigin(address, org, resources.env)
    const request = isCacheable(received) ? withPageAddress(received, parts.pageAddress) : received
    const url = new URL(request.url)
    const requested = requestedLanguage(url.search)
    const language = pageLanguage(requested, request.headers.get('cookie'))
    const key = isCacheable(request) ? pageKey(origin, language, `${url.pathname}${url.search}`) : undefined
    const now = resources.clock()
    const hasChanged = hasRecentChange(request.headers.get('cookie'))
    if (key && hasChanged) await resources.changesReceived()
    const from = { requestId: address.requestId, address: address.client, origin }
    const page = { request, ctx: visitorContext(org, { now, language, from }), origin }
    const cached = key && reuse.answerCached(request, { org, key, now, hasChanged })
    const response = await (cached || (key ? reuse.answerUncached({ ...page, key }) : answerSent(page)))
    countVisit(request, org, response)
    return rememberLanguage(requested, address.origin.startsWith('https:'), response)
  }

  /** Here for what the fast path has left; a page that was not found is none, one that the reader's browser still has is one. */
  function countVisit({ method, url, headers }: Request, org: Tenant, { status, headers: sent }: Response): void {
    const isPage = status === 304 || (status === 200 && (sent.get('content-type')?.startsWith('text/html') ?? false))
    if (method !== 'GET' || !isPage || !isVisit((name) => headers.get(name) ?? undefined)) return
    const visited = parts.visitedPage(new URL(url).pathname)
    if (visited) resources.visits.count(org.id, visited)
  }

  function visitorContext(org: Tenant, { now, language, from }: Pick<Ctx, 'now' | 'language' | 'from'>): Ctx {
    const { database: db, files, keys } = resources
    return { org, actor: { kind: 'visitor', client: 'web' }, db, files, keys, now, language, from }
  }

  /** Renders a page before its next reader asks for it, within the same limits. */
  async function refreshPage(orgId: number, key: string, { address, copies }: RenderedPage): Promise<void> {
    const org = resources.tenants.byId(orgId)
    const id = renderId(orgId, key)
    if (!org || !address) return
    const { url, language } = address
    const { origin, pathname } = new URL(url)
    const request = new Request(url, {
      headers: { accept: 'text/html', 'accept-encoding': Object.keys(copies).join(', ') },
    })
    const from = { requestId: 'refresh', address: 'refresh' }
    const ctx = visitorContext(org, { now: resources.clock(), language, from })
    await (renders.underWay(id) ?? renders.run(pathname, id, () => fresh.answer({ request, ctx, origin, key })))
  }

  /** A form that was sent is returned with its text when there is no turn for it. */
  async function answerSent(page: PageRequest): Promise<Response> {
    const { request, ctx } = page
    const { pathname } = new URL(request.url)
    try {
      return await renders.run(pathname, undefined, () => fresh.answer(page))
    } catch (error) {
      undefinedWhenUnavailable(error)
      const form = sentFormOf(ctx) ?? (await readForm(request, maxSmallBytes).catch(() => undefined))
      if (!form) throw error
      return fresh.answerFormAgain(form, page)
    }
  }
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
