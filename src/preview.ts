// Preview of an item for people without an account: its public page and pictures, read as if the item were public, under an address with a token.

import type { AnyPublished } from '#features/publishing/operations/definition.server.ts'
import { previewPath } from '#features/publishing/contract/preview-address.ts'
import { asPublished, findPreview } from '#features/publishing/operations/previews.server.ts'
import { withoutTrackingCodes } from '#kit/tracking-code.ts'
import { pageLanguage, requestedLanguage } from '#platform/cached-pages.server.ts'
import { concurrencyLimit } from '#platform/concurrency-limit.server.ts'
import type { Pages } from '#platform/pages.server.ts'
import { publicAddress, siteOrigin } from '#platform/request.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import { isPartOfPage, previewDocument } from './preview-document.ts'

type Parts = { resources: Resources; kinds: readonly AnyPublished[] } & Pick<
  Pages,
  'inTurn' | 'render' | 'visitorContext'
>

/** Each holds a connection while it renders: whoever has an address may not take those of everybody else. */
const pageBounds = { maxRunning: 2, maxWaiting: 20, maxWaitMs: 5_000 }
/** The first time that a picture is shown it is encoded, which takes seconds; pages do not wait for that. */
const partBounds = { maxRunning: 2, maxWaiting: 100, maxWaitMs: 20_000 }

/** Never stored, never found by search engines, and the address with its token is sent to no other website. */
const previewHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

/** Answers a request for a preview; undefined where the address names none that is in force. */
export function previewsOf({ resources, kinds, inTurn, render, visitorContext }: Parts) {
  const [pages, parts] = [concurrencyLimit(pageBounds), concurrencyLimit(partBounds)]
  return async (request: Request): Promise<Response | undefined> => {
    const { pathname, search } = new URL(request.url)
    const [, token, part] = /^\/preview\/([\w-]{43})(\/.*)?$/.exec(pathname) ?? []
    const address = publicAddress(request)
    const org = resources.tenants.find(address.host)
    if (!org || !token || (part && !isPartOfPage(part))) return undefined
    const language = pageLanguage(requestedLanguage(search), request.headers.get('cookie'))
    const from = { requestId: address.requestId, address: address.client }
    const ctx = visitorContext(org, { now: resources.clock(), language, from })
    const previewed = await findPreview(ctx, kinds, token)
    if (!previewed) return undefined
    const origin = siteOrigin(address, org, resources.env)
    const target = new URL(`${part ?? previewed.page}?lang=${language}`, origin)
    const page = () => new Request(target, { headers: { accept: request.headers.get('accept') ?? '*/*' } })
    // Most pictures of a page belong to other items, which are public.
    const publicPart = part ? await inTurn(target.pathname, () => render({ request: page(), ctx, origin })) : undefined
    if (publicPart?.ok) return publicPart
    const shown = { base: `${previewPath}${token}`, page: previewed.page, language }
    // The turns first, then the transaction, which ends before the response is sent.
    return (part ? parts : pages).run(() =>
      inTurn(target.pathname, () =>
        asPublished(ctx, previewed, async (tx) =>
          responseOf(await render({ request: page(), ctx: tx, origin }), shown),
        ),
      ),
    )
  }
}

/** The response without its dependence on the transaction: a document read to its end; a file's bytes come from the disk. */
async function responseOf(rendered: Response, shown: Parameters<typeof previewDocument>[1]): Promise<Response> {
  const headers = new Headers(rendered.headers)
  for (const [name, value] of Object.entries(previewHeaders)) headers.set(name, value)
  for (const name of ['etag', 'last-modified']) headers.delete(name)
  const isDocument = headers.get('content-type')?.startsWith('text/html') ?? false
  if (!isDocument) return new Response(rendered.body, { status: rendered.status, headers })
  headers.delete('content-length')
  return new Response(previewDocument(await rendered.text(), shown), { status: rendered.status, headers })
}

/** The path of a request as it is logged: without tracking codes and without the token of a preview. */
export function loggedPath(path: string): string {
  return withoutTrackingCodes(path.replace(/^\/preview\/[^/]+/, '/preview/:token'))
}
