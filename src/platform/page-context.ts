// How does a page's loader get the request's context from the router?

import { createContext } from 'react-router'
import type { Ctx } from '#platform/context.ts'

/** Set once per request by the server; read with `pageCtx`. */
export const requestContext = createContext<Ctx>()

/** The address this page was asked under, as the outside sees it (`https://damak.example`). */
export const publicOrigin = createContext<string>()

type Readable = { get<T>(key: ReturnType<typeof createContext<T>>): T }

export function pageCtx(context: Readable): Ctx {
  return context.get(requestContext)
}
