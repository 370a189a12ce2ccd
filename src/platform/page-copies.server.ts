// Responses with a copy of a page that is not the newest: expired and not to be had anew, or from before an addition.

import { copyHeaders } from '#platform/cached-pages.server.ts'
import { answerWithPage, type RenderedPage } from '#platform/page-encoding.server.ts'
import { asRefusal } from '#platform/unavailable.server.ts'

/** How long a new page is waited for when an expired one is there. */
const maxFreshMs = 2_000

/** The new page, or the expired one when the new one cannot be rendered, or not in time. */
export async function freshOrStale(fresh: Promise<Response>, answerStale: () => Promise<Response>): Promise<Response> {
  const rendered = fresh.then(
    (response) => (response.status === 503 ? undefined : response),
    (error: unknown) => undefinedWhenUnavailable(error),
  )
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, maxFreshMs, undefined)))
  const response = await Promise.race([rendered, late]).finally(() => clearTimeout(timer))
  return response ?? answerStale()
}

/** An expired page with its age (RFC 9111) and the mark of an expired one (RFC 9211): a negative time to live. */
export async function answerStale(request: Request, page: RenderedPage, now: Date, failed: (error: unknown) => void) {
  const response = await answerWithPage(request, page, failed)
  const secondsSince = (time: number) => Math.max(Math.floor((now.getTime() - time) / 1000), 0)
  response.headers.set('age', String(secondsSince(page.renderedAt)))
  response.headers.set('cache-status', `khanepani; hit; ttl=-${secondsSince(page.staleAt)}`)
  response.headers.set('cache-control', 'private, no-cache')
  return response
}

/** The copy of a page that is being rendered again after an addition. */
export async function answerCopy(request: Request, page: RenderedPage, now: Date, failed: (error: unknown) => void) {
  const response = await answerWithPage(request, page, failed)
  for (const [name, value] of Object.entries(copyHeaders(page, now))) response.headers.set(name, value)
  return response
}

export function undefinedWhenUnavailable(error: unknown): undefined {
  if (asRefusal(error)?.kind !== 'unavailable') throw error
  return undefined
}
