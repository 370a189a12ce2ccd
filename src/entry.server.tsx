// Server entry: renders a matched page into a complete HTML document.

import { scripts as islandScripts } from 'virtual:islands'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import type { EntryContext, RouterContextProvider } from 'react-router'
import { ServerRouter } from 'react-router'
import type { PageHandle } from '#platform/page-handle.ts'
import { cacheForHeader } from '#platform/cached-pages.server.ts'
import { scriptMark } from '#platform/page-context.ts'
import { ScriptMark } from '#platform/script-mark.ts'
import type { IslandWriter } from '#ui/island/island.tsx'
import { IslandWriterContext } from '#ui/island/island.tsx'

/** Waits for the complete document: the policy's hashes, the validator and the cache need all of it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const mark = context.get(scriptMark)
  const html = await new Promise<string>((resolve, reject) => {
    const document = (
      <ScriptMark value={mark}>
        <IslandWriterContext value={writerFor(entry, mark)}>
          <ServerRouter context={entry} url={request.url} nonce={mark} />
        </IslandWriterContext>
      </ScriptMark>
    )
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
  headers.set('content-type', 'text/html')
  headers.set(cacheForHeader, String(cacheSeconds(entry)))
  return new Response(html, { status, headers })
}

function writerFor({ manifest: { entry, hmr } }: EntryContext, mark: string): IslandWriter {
  // In development hot reload has to be loaded before the first island.
  const hot = hmr && `import ${JSON.stringify(hmr.runtime)}; import ${JSON.stringify(entry.module)}`
  return {
    write: (element, prefix) => renderToString(element, { identifierPrefix: prefix }),
    start: hot ? (
      <script type="module" nonce={mark} dangerouslySetInnerHTML={{ __html: hot }} />
    ) : (
      <script type="module" async src={entry.module} />
    ),
    files: (name) => [...new Set([...entry.imports, ...(islandScripts[name] ?? [])])],
  }
}

const daySeconds = 24 * 60 * 60

function cacheSeconds(entry: EntryContext): number {
  const { matches } = entry.staticHandlerContext
  const handles = matches.map((match) => entry.routeModules[match.route.id]?.handle as PageHandle | undefined)
  if (handles.some((handle) => handle?.uncached)) return 0
  return Math.min(daySeconds, ...handles.map((handle) => handle?.freshForSeconds ?? daySeconds))
}
