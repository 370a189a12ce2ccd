// Server: health, assets, API and pages as one application.

import { bodies as scripts, serviceWorker, verifyWorker } from 'virtual:enhancement'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { ServerBuild } from 'react-router'
import { auditContext } from '#features/audit/screens/names.ts'
import { dashboardSectionsContext, quickActionsContext } from '#features/dashboards/screens/sections.ts'
import { nextClosing } from '#features/documents/operations/lists.server.ts'
import { nextPublishingChange } from '#features/publishing/operations/history.server.ts'
import { datedTranslator } from '#kit/format/dated-translator.ts'
import type { Language, Messages } from '#kit/language.ts'
import { nextNepalMidnight } from '#kit/calendar/nepal-time.ts'
import { apiBase } from '#platform/api-base.ts'
import { answerRefusal, apiOf } from '#platform/api.server.ts'
import { openAdmission } from '#platform/admission.server.ts'
import { pageLanguage, requestedLanguage, type CachePlaces } from '#platform/cached-pages.server.ts'
import { answerCacheOf } from '#platform/cached-answers.server.ts'
import type { Ctx, Tenant } from '#platform/context.ts'
import { openApiDocument } from '#platform/openapi.server.ts'
import { answerWithPage, renderedPage } from '#platform/page-encoding.server.ts'
import { openPages } from '#platform/pages.server.ts'
import { countRequest } from '#platform/metrics.server.ts'
import { traceRequest } from '#platform/tracing.server.ts'
import { withRequestId } from '#platform/request-log.server.ts'
import { publicAddress, rememberAddress } from '#platform/request.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import {
  coloursOnly,
  contentSecurityPolicy,
  otherContentPolicy,
  securityHeaders,
} from '#platform/security-headers.server.ts'
import { sharedReadsOf } from '#platform/shared-reads.server.ts'
import { asRefusal, retryAfterSeconds } from '#platform/unavailable.server.ts'
import { pageNamesContext } from '#features/numbers/screens/names.ts'
import { identifyBy } from '#features/sessions/operations/identity.server.ts'
import { previewPath } from '#features/publishing/contract/preview-address.ts'
import { api, publishedKinds } from '#root/features.server.ts'
import { auditActions, dashboardSections, items, navigation, quickActions } from '#root/features.ts'
import { formAgainPage } from '#root/form-again-page.tsx'
import { busyPage } from '#root/busy-page.tsx'
import { offlinePage } from '#root/offline-page.tsx'
import { answerSetUp } from '#root/set-up.ts'
import { healthOf } from '#root/health.ts'
import { messages } from '#root/messages.ts'
import { loggedPath, previewsOf } from '#root/preview.ts'
import { priorityOf } from '#root/request-priorities.ts'
import { permissionsOf, roles } from '#root/roles.ts'
import { navigationContext } from '#shells/navigation.ts'

export type AppOptions = {
  build: ServerBuild
  places: CachePlaces
  clientFolder: string | undefined
  mode: 'development' | 'production'
}

/** The whole product as one fetch handler. The address of the peer is read from the socket. */
export function createApp(resources: Resources, options: AppOptions): Hono {
  const app = new Hono()
  const admission = openAdmission()
  app.use(async (c, next) => {
    const started = performance.now()
    const socket =
      (c.env as { incoming?: { socket: { remoteAddress?: string } } } | undefined)?.incoming?.socket.remoteAddress ??
      'unknown'
    const address = rememberAddress(c.req.raw, socket, resources.env)
    const { trustedProxies } = resources.env
    await withRequestId(address.requestId, () =>
      traceRequest(c.req.raw.headers, { isTrusted: trustedProxies > 0 }, next, () => ({
        method: c.req.method,
        route: routeOf(c, options.places),
        status: c.res.status,
        requestId: address.requestId,
      })),
    )
    if (isOverloaded(c.res) && !c.res.headers.has('retry-after')) c.res.headers.set('retry-after', retryAfterFor(c.res))
    const headers = { ...securityHeaders(address.origin, c.req.path), 'content-security-policy': otherContentPolicy }
    for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    c.res.headers.set('x-request-id', address.requestId)
    const { requestId, host } = address
    const path = loggedPath(c.req.path)
    const ms = performance.now() - started
    if (resources.env.metricsPort !== undefined)
      countRequest({ route: routeOf(c, options.places), method: c.req.method, status: c.res.status, ms })
    resources.log.info(
      {
        requestId,
        host,
        method: c.req.method,
        path,
        status: c.res.status,
        ms: Math.round(ms),
      },
      'request',
    )
  })
  app.use((c, next) => admission.run(c.req.raw, priorityOf(c.req.path), next))
  app.route('/', healthOf(resources))
  const failed = (error: unknown) => resources.log.error({ err: error }, 'script not compressed')
  const forever = 'public, max-age=31536000, immutable'
  for (const [path, body] of Object.entries(scripts)) {
    const script = renderedPage(body, 200, scriptHeaders(forever), { renderedAt: 0, staleAt: Infinity })
    app.get(path, (c) => answerWithPage(c.req.raw, script, failed, 'thorough'))
  }
  const worker = { ...scriptHeaders('no-cache'), 'content-security-policy': workerPolicy }
  app.get('/service-worker.js', (c) => c.body(serviceWorker, 200, worker))
  app.get('/verify-worker.js', (c) => c.body(verifyWorker, 200, worker))
  app.get('/offline', (c) => respondOffline(resources, c.req.raw, options))
  if (options.clientFolder)
    app.use(
      '/assets/*',
      serveStatic({
        root: options.clientFolder,
        precompressed: true,
        onFound: (_, c) => c.header('cache-control', forever),
      }),
    )
  app.get(`${apiBase}/openapi.json`, (c) => c.json(openApiDocument(api, apiBase, roles)))
  const identify = identifyBy(resources.keys, permissionsOf)
  const readsOf = sharedReadsOf(resources.pages, nextChange)
  const { answer: pages, ...rendering } = openPages({
    resources,
    build: options.build,
    pageAddress: options.places.page,
    visitedPage: options.places.visited,
    mode: options.mode,
    readsOf,
    formAgainPage,
    busyPage,
    provide: (context) => {
      context.set(navigationContext, navigation)
      context.set(auditContext, { actions: auditActions, items })
      context.set(pageNamesContext, navigation.public)
      context.set(dashboardSectionsContext, dashboardSections)
      context.set(quickActionsContext, quickActions)
    },
  })
  const cache = answerCacheOf(resources, options.places.answer, readsOf)
  app.get(`${apiBase}/`, (c) => c.redirect(apiBase, 308))
  app.get(apiBase, (c) => (isEmpty(resources) ? respondEmpty(resources, c.req.raw, options.mode) : pages(c.req.raw)))
  app.route(apiBase, apiOf(api, { resources, identify, translatorFor, cache }))
  const preview = previewsOf({ resources, kinds: publishedKinds, ...rendering })
  app.get(`${previewPath}*`, async (c) => (await preview(c.req.raw)) ?? pages(c.req.raw))
  app.all('*', (c) => (isEmpty(resources) ? respondEmpty(resources, c.req.raw, options.mode) : pages(c.req.raw)))
  app.onError((error, c) => {
    const unavailable = isPage(c.req.raw) && asRefusal(error)?.kind === 'unavailable'
    return unavailable
      ? respondBusy(resources, c.req.raw, options)
      : answerRefusal(error, c.req.raw, { resources, translatorFor })
  })
  return app
}

/** The pattern of the row or page that answers; `other` for what has none, such as addresses that do not exist. */
function routeOf(c: Context, places: CachePlaces): string {
  const { path } = c.req
  if (path.startsWith('/assets/')) return '/assets/*'
  const row = matchedRoutes(c).findLast((route) => !route.path.includes('*'))
  return row?.path ?? places.route(path) ?? 'other'
}

function isPage({ url, headers }: Request): boolean {
  const isApi = new URL(url).pathname.startsWith(`${apiBase}/`)
  return !isApi && (headers.get('accept')?.includes('text/html') ?? false)
}

/** The service worker fetches pages and style sheets, and nothing else. */
const workerPolicy = "default-src 'none'; connect-src 'self'"

function respondOffline({ tenants }: Resources, request: Request, { mode }: AppOptions): Response {
  const language = pageLanguage(requestedLanguage(new URL(request.url).search), request.headers.get('cookie'))
  const organisation = tenants.find(publicAddress(request).host)
  return new Response(offlinePage({ organisation, language }), {
    headers: documentHeaders(mode, language, organisation?.brand),
  })
}

function respondBusy({ tenants }: Resources, request: Request, { mode }: AppOptions): Response {
  const { search } = new URL(request.url)
  const language = pageLanguage(requestedLanguage(search), request.headers.get('cookie'))
  const organisation = tenants.find(publicAddress(request).host)
  const html = busyPage({ organisation, language, isForm: request.method === 'POST' })
  return new Response(html, { status: 503, headers: documentHeaders(mode, language, organisation?.brand) })
}

function scriptHeaders(cacheControl: string): Record<string, string> {
  return { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': cacheControl, vary: 'Accept-Encoding' }
}

function isOverloaded({ status }: Response): boolean {
  return status === 429 || status === 503
}

/** For pages, whose refusals carry no time: a limit's window is at least a minute. */
function retryAfterFor({ status }: Response): string {
  return String(status === 429 ? 60 : retryAfterSeconds)
}

function isEmpty({ tenants }: Resources): boolean {
  return tenants.all().length === 0
}

async function respondEmpty(resources: Resources, request: Request, mode: AppOptions['mode']): Promise<Response> {
  const { html, status, language } = await answerSetUp(resources, request)
  return new Response(html, { status, headers: documentHeaders(mode, language) })
}

function documentHeaders(
  mode: AppOptions['mode'],
  language: Language,
  brand?: Tenant['brand'],
): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'content-security-policy': contentSecurityPolicy(coloursOnly(brand), mode),
    'cache-control': 'no-store',
  }
}

async function nextChange(ctx: Ctx): Promise<Date> {
  const midnight = nextNepalMidnight(ctx.now)
  const changes = await Promise.all([nextPublishingChange(ctx, ctx.now), nextClosing(ctx)])
  return changes.reduce<Date>((first, change) => (change && change < first ? change : first), midnight)
}

const translatorFor = (language: Language) => datedTranslator<Messages>(messages, language)
