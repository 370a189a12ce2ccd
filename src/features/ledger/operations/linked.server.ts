// Whether a connection is linked to the person who acts: nobody enters, corrects or approves for their own.

import { isLinked } from '#features/connections/operations/own.server.ts'
import type { Ctx } from '#platform/context.ts'

export async function isOwnConnection(ctx: Ctx, connectionId: number): Promise<boolean> {
  return ctx.actor.kind === 'staff' && isLinked(ctx, ctx.actor.id, connectionId)
}
