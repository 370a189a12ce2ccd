// Limit on how many forms one network may send, counted before the body of the request is read.

import { networkOf } from '#kit/network.ts'
import type { Ctx } from './context.ts'
import type { LimitOf } from './rate-limit.server.ts'
import { bucketFor, countAgainst } from './rate-limit.server.ts'

declare module '#platform/rate-limit.server.ts' {
  interface LimitNames {
    forms: LimitOf<'form-limit', [network: string]>
  }
}

/** Many customers share one network behind a mobile operator; what one person may send is limited by the features. */
const limit = { max: 300, seconds: 3600 }

/** Refuses with `too-many` past the limit. Staff are not counted. */
export async function countForm(ctx: Pick<Ctx, 'db' | 'keys' | 'actor' | 'from' | 'now'>): Promise<void> {
  if (ctx.actor.kind === 'staff') return
  await countAgainst(ctx.db, bucketFor(ctx, 'forms', networkOf(ctx.from.address)), limit, ctx.now)
}
