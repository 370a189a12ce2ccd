// Server entry: renders a matched page into a complete HTML document.

import { scripts as islandScripts } from 'virtual:islands'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import type { ReactElement } from 'react'
import type { EntryContext, LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { isRouteErrorResponse, ServerRouter } from 'react-router'
import { earlierMarkup, renderedDocument, requestLog, scriptMark } from '#platform/page-context.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { cacheForHeader } from '#platform/cached-pages.server.ts'
import { ScriptMark } from '#platform/script-mark.ts'
import { renderStill } from './still-markup.server.tsx'
import type { IslandWriter } from '#ui/island/island.tsx'
import { IslandWriterContext } from '#ui/island/island.tsx'

/**
 * Logs what the router caught: one line for what it refused itself (a form sent to a page without one, or by another website), the stack for a failure. A client
 * that is gone is logged by its status.
 */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (request.signal.aborted) return
  const log = context.get(requestLog)
  if (isRouteErrorResponse(error)) log?.info({ status: error.status }, 'page refused by the router')
  else if (isForeignOrigin(error)) log?.warn('form of another website refused by the router')
  else log?.error({ err: error }, 'page failed')
}

/** The router compares the Origin of a sent form with the address it was sent to, and has no class for its refusal. */
function isForeignOrigin(error: unknown): boolean {
  return error instanceof Error && error.message.includes('`origin` header')
}

/** The complete document: the policy, the validator and the cache need all of it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const mark = context.get(scriptMark)
  const handles = handlesOf(entry)
  const seconds = cacheSeconds(handles)
  const earlier = status === 200 && seconds > 0 ? context.get(earlierMarkup) : null
  const html = handles.some((handle) => handle?.hydrate)
    ? await renderHydrated(documentOf(request, entry, mark), mark)
    : `<!DOCTYPE html>${renderStill(documentOf(request, withoutOtherRoutes(entry), mark), mark, earlier)}`
  headers.set('content-type', 'text/html')
  headers.set(cacheForHeader, String(seconds))
  context.set(renderedDocument, html)
  return new Response(null, { status, headers })
}

function documentOf(request: Request, entry: EntryContext, mark: string) {
  return (
    <ScriptMark value={mark}>
      <IslandWriterContext value={writerFor(entry, mark)}>
        <ServerRouter context={entry} url={request.url} nonce={mark} />
      </IslandWriterContext>
    </ScriptMark>
  )
}

/** A document that the router hydrates: its loaders' data follow the markup, so the end of the stream is awaited. */
function renderHydrated(document: ReactElement, mark: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(document, {
      nonce: mark,
      onAllReady: () => {
        const body = new PassThrough()
        text(body).then(resolve, reject)
        pipe(body)
      },
      onShellError: reject,
      onError: reject,
    })
  })
}

/** The router builds every route it is given anew for each document; one that is not hydrated needs only its own. */
function withoutOtherRoutes(entry: EntryContext): EntryContext {
  const ids = entry.staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = Object.fromEntries(ids.map((id) => [id, entry.manifest.routes[id]]))
  const { serverHandoffStream: _stream, ...rest } = entry
  return { ...rest, manifest: { ...entry.manifest, routes } }
}

function writerFor({ manifest: { entry, hmr } }: EntryContext, mark: string): IslandWriter {
  // In development hot reload has to be loaded before the first island.
  const hot = hmr && `import ${JSON.stringify(hmr.runtime)}; import ${JSON.stringify(entry.module)}`
  return {
    write: (element, prefix) => renderToString(element, { identifierPrefix: prefix }),
    ...(hot && { start: <script type="module" nonce={mark} dangerouslySetInnerHTML={{ __html: hot }} /> }),
    scripts: (name) => islandScripts[name] ?? [],
  }
}

const daySeconds = 24 * 60 * 60

function cacheSeconds(handles: readonly (PageHandle | undefined)[]): number {
  if (handles.some((handle) => handle?.uncached)) return 0
  return Math.min(daySeconds, ...handles.map((handle) => handle?.freshForSeconds ?? daySeconds))
}

function handlesOf(entry: EntryContext): (PageHandle | undefined)[] {
  const { matches } = entry.staticHandlerContext
  return matches.map((match) => entry.routeModules[match.route.id]?.handle as PageHandle | undefined)
}
