// Cached answers of public API rows: which requests have one, under which key, and how it is stored.

import type { Endpoint } from '#kit/contract.ts'
import { pathParameters } from '#kit/contract.ts'
import { declaredQuery } from '#kit/declared-query.ts'
import type { Language } from '#kit/language.ts'
import { isLanguage } from '#kit/language.ts'
import { clientOf } from '#platform/client-credentials.ts'
import type { Ctx, SharedReads } from '#platform/context.ts'
import { answerWithPage, renderedPage } from '#platform/page-encoding.server.ts'
import { hasRecentChange } from '#platform/recent-change.ts'
import type { Resources } from '#platform/resources.server.ts'
import { otherContentPolicy } from '#platform/security-headers.server.ts'
import type { ServedRow } from '#platform/serve.server.ts'

/** A request as both servers see it; `address` is path and query. */
export type AnswerRequest = { method: string; address: string; header: (name: string) => string | undefined }
/** The organisation whose changes invalidate the answer, and the key of the answer beside its pages. */
export type AnswerPlace = { org: number; key: string }
export type AnswerPlaces = (request: AnswerRequest) => AnswerPlace | undefined

/** One cached answer: taken from the cache, or stored after the row has run. */
export type CachedAnswer = {
  find(): Promise<Response | undefined>
  /** The context in which the row runs: with the reads that its organisation's pages share. */
  withReads(ctx: Ctx): Promise<Ctx>
  store(output: unknown, endpoint: Endpoint): Promise<Response>
}
export type AnswerCache = (request: Request) => CachedAnswer | undefined

const daySeconds = 24 * 60 * 60

/** The language of an API request: `lang`, then Accept-Language, then English. */
export function answerLanguage(requested: string | null, accepted: string | undefined): Language {
  if (isLanguage(requested)) return requested
  return /^\s*ne\b/i.test(accepted ?? '') ? 'ne' : 'en'
}

/**
 * The places of the rows that their contract calls cached. A request has none when somebody is signed in, or when it wants CSV by its Accept
 * header. Anonymous clients with their basic credential share one answer.
 */
export function answerPlaces(rows: readonly ServedRow[], base: string): AnswerPlaces {
  const known = rows.filter(({ endpoint }) => endpoint.cached).map(({ endpoint }) => patternOf(endpoint, base))
  return ({ method, address, header }) => {
    if ((method !== 'GET' && method !== 'HEAD') || !address.startsWith(base)) return undefined
    if (!isAnonymous(header('authorization')) || header('accept')?.includes('text/csv')) return undefined
    const question = address.indexOf('?')
    const [path, search] = question < 0 ? [address, ''] : [address.slice(0, question), address.slice(question)]
    for (const { pattern, names } of known) {
      const org = pattern.exec(path)?.groups?.org
      if (org === undefined) continue
      const requested = search ? new URLSearchParams(search).get('lang') : null
      const language = answerLanguage(requested, header('accept-language'))
      return { org: Number(org), key: `api|${language}|${path}${declaredQuery(search, names, Infinity)}` }
    }
    return undefined
  }
}

/** The cache of answers, in the cache of pages. */
export function answerCacheOf(
  {
    pages,
    tenants,
    clock,
    log,
    changesReceived,
  }: Pick<Resources, 'pages' | 'tenants' | 'clock' | 'log' | 'changesReceived'>,
  placeOf: AnswerPlaces,
  readsOf: (ctx: Ctx) => Promise<SharedReads>,
): AnswerCache {
  const failed = (error: unknown) => log.error({ err: error }, 'answer not compressed')
  return (request) => {
    const { pathname, search } = new URL(request.url)
    const header = (name: string) => request.headers.get(name) ?? undefined
    const place = placeOf({ method: request.method, address: pathname + search, header })
    const org = place && tenants.byId(place.org)
    if (!org) return undefined
    const generation = pages.generation(org.id)
    const renderedAt = clock().getTime()
    let reads: SharedReads | undefined
    return {
      async find() {
        if (hasRecentChange(request.headers.get('cookie'))) await changesReceived()
        const known = pages.get(org.id, place.key, clock())
        return known && answerWithPage(request, known, failed)
      },
      async withReads(ctx) {
        reads = await readsOf({ ...ctx, org }).catch(() => undefined)
        // A row that names any organisation has the context of the host's.
        return reads && ctx.org.id === org.id ? { ...ctx, reads } : ctx
      },
      store(output, { freshForSeconds = daySeconds }) {
        const staleAt = Math.min(renderedAt + freshForSeconds * 1000, reads?.until.getTime() ?? 0)
        const page = renderedPage(JSON.stringify(output), 200, answerHeaders, { renderedAt, staleAt })
        if (staleAt > renderedAt && generation === pages.generation(org.id)) pages.set(org.id, place.key, page)
        return answerWithPage(request, page, failed)
      },
    }
  }
}

const answerHeaders = {
  'content-type': 'application/json',
  'cache-control': 'no-cache',
  vary: 'Accept, Accept-Language, Accept-Encoding, Authorization',
  'content-security-policy': otherContentPolicy,
}

function patternOf({ path, input }: Endpoint, base: string): { pattern: RegExp; names: string[] } {
  const inPath = pathParameters(path)
  const source = path.replace('{orgId}', String.raw`(?<org>[1-9]\d{0,8})`).replaceAll(/\{\w+\}/g, '[^/]+')
  const names = Object.keys(input?.fields ?? {}).filter((name) => !inPath.includes(name))
  return { pattern: new RegExp(`^${base}${source}$`), names }
}

function isAnonymous(authorization: string | undefined): boolean {
  if (!authorization) return true
  const [scheme = '', value = ''] = authorization.split(' ', 2)
  return scheme.toLowerCase() === 'basic' && clientOf(value) !== undefined
}
