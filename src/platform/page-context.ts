// How does a page's loader get the request's context from the router?

import { createContext } from 'react-router'
import type { Ctx } from '#platform/context.ts'
import type { PageRefusal } from '#platform/page-refusal.ts'

/** Set once per request by the server; read with `pageCtx`. */
export const requestContext = createContext<Ctx>()

/** The address this page was asked under, as the outside sees it (`https://damak.example`). */
export const publicOrigin = createContext<string>()

/** Why the last loader of this request refused it: a file that is not there is answered by a page of its own. */
export const lastRefusal = createContext<PageRefusal | null>(null)

type Readable = { get<T>(key: ReturnType<typeof createContext<T>>): T }

export function pageCtx(context: Readable): Ctx {
  return context.get(requestContext)
}
