// Loaders and actions with the request's context, and refusals as statuses of the page.

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { data } from 'react-router'
import { statusOf } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { lastRefusal, requestContext, requestLog, retryAfter } from '#platform/page-context.ts'
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
      const answered = await answer(args.context.get(requestContext), args)
      if (isWithInit(answered)) rememberRetryAfter(args.context, new Headers(answered.init?.headers).get('retry-after'))
      return answered
    } catch (error) {
      const refused = asRefusal(error)
      if (!refused) throw error
      const { key, kind, details } = refused
      if (kind === 'unavailable') args.context.get(requestLog)?.warn({ err: error }, 'page unavailable')
      const refusal: PageRefusal = details.values ? { key, values: details.values } : { key }
      args.context.set(lastRefusal, refusal)
      rememberRetryAfter(args.context, details.retryAfterSeconds)
      throw data(refusal, { status: statusOf[kind] })
    }
  }
}

/** The router sends headers of a loader or action only where every route above passes them on. */
function rememberRetryAfter(context: LoaderFunctionArgs['context'], seconds: string | number | null | undefined): void {
  if (seconds) context.set(retryAfter, String(seconds))
}

/** Whether a loader or action returned `data(value, init)`. */
function isWithInit(answered: unknown): answered is ReturnType<typeof data> {
  return typeof answered === 'object' && answered !== null && 'init' in answered && 'type' in answered
}
