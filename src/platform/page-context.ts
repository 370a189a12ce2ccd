// Router contexts of a page request: its Ctx, origin and last refusal.

import { createContext } from 'react-router'
import type { Ctx } from '#platform/context.ts'
import type { Log } from '#platform/log.server.ts'
import type { MarkupCache } from '#platform/markup-cache.server.ts'
import type { PageRefusal } from '#platform/page-refusal.ts'

/** Set once per request by the server; read with `pageCtx`. */
export const requestContext = createContext<Ctx>()

/** The public origin of the request (`https://damak.example`). */
export const publicOrigin = createContext<string>()

/** The mark of the script elements that the product renders (`newScriptMark`). */
export const scriptMark = createContext<string>()

/** The log of the request, for errors that the router catches. */
export const requestLog = createContext<Log | null>(null)

/** Why the last loader of this request refused it; a missing file gets a page of its own. */
export const lastRefusal = createContext<PageRefusal | null>(null)

/** Seconds after which a refused visitor may try again, for the header of the page. */
export const retryAfter = createContext<string | null>(null)

/** The origin of another website to which a form of this page is sent; a loader sets it. */
export const formTarget = createContext<string | null>(null)

/** The document that the server entry rendered; its Response has no body, so the text is not encoded and decoded on the way. */
export const renderedDocument = createContext<string | null>(null)

/** The markup of earlier documents, for a request whose page may be cached. */
export const earlierMarkup = createContext<MarkupCache | null>(null)

/** The fingerprint of the data from which the page was last rendered: with the same data it is not rendered. */
export const previousFingerprint = createContext<string | null>(null)

/** The fingerprint of the data that the loaders returned now. */
export const loadedFingerprint = createContext<string | null>(null)

type Readable = { get<T>(key: ReturnType<typeof createContext<T>>): T }

export function pageCtx(context: Readable): Ctx {
  return context.get(requestContext)
}
