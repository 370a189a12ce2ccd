// Rendering of one request by the routes of the build: documents, files, HEAD, and what is missing.

import { createRequestHandler } from 'react-router'
import type { RequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
import { cacheForHeader } from '#platform/cached-pages.server.ts'
import { documentsOf } from '#platform/page-documents.server.ts'

type RenderedBuild = { build: ServerBuild; mode: 'development' | 'production' }

/** Renders one request by the routes of the build; unexpected failures of the public documents fall back to the router. */
export function rendererOf({ build, mode }: RenderedBuild): RequestHandler {
  const renderOthers = createRequestHandler(build, mode)
  // In development the router's handler also has the styles of the sources.
  if (mode === 'development') return renderOthers
  const renderDocument = documentsOf(build)
  return async (request, context) =>
    (await renderDocument(request, context as RouterContextProvider)) ?? renderOthers(request, context)
}

/** A client that is gone: the response is for the log alone (the status is nginx's), and is never cached or shared. */
const clientClosedRequest = 499

/**
 * Renders a request. A HEAD response has the length of the document and must never be cached in its place: HEAD renders all of it. When the
 * client is gone before the end, the router fails with the reason of the abort, which is no failure of ours.
 */
export async function renderWhole(render: RequestHandler, request: Request, context: RouterContextProvider) {
  try {
    const rendered = await renderDocument(render, request, context)
    return rendered.status === 500 && request.signal.aborted ? clientClosed() : rendered
  } catch (error) {
    if (request.signal.aborted) return clientClosed()
    throw error
  }
}

function clientClosed(): Response {
  return new Response(null, { status: clientClosedRequest, headers: { 'cache-control': 'no-store' } })
}

async function renderDocument(render: RequestHandler, request: Request, context: RouterContextProvider) {
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
