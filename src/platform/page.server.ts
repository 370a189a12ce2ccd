// Loaders and actions with the request's context, and refusals as statuses of the page.

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { data } from 'react-router'
import { statusOf } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { lastRefusal, requestContext } from '#platform/page-context.ts'
import type { PageRefusal } from '#platform/page-refusal.ts'
import { asRefusal } from '#platform/unavailable.server.ts'

/**
 * A loader (or action) with the request's context as first parameter.
 * @example export const loader = page((ctx, { params }) => findArticle(ctx, Number(params.id)))
 */
export function page<T, Args extends LoaderFunctionArgs | ActionFunctionArgs = LoaderFunctionArgs>(
  answer: (ctx: Ctx, args: Args) => Promise<T> | T,
): (args: Args) => Promise<T> {
  return async (args) => {
    try {
      return await answer(args.context.get(requestContext), args)
    } catch (error) {
      const refused = asRefusal(error)
      if (!refused) throw error
      const { key, kind, details } = refused
      const refusal: PageRefusal = { key, ...(details.values ? { values: details.values } : {}) }
      args.context.set(lastRefusal, refusal)
      throw data(refusal, { status: statusOf[kind] })
    }
  }
}
