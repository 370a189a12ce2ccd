// Whether a connection is linked to the person who acts: nobody enters, corrects or approves for their own.

import type { Ctx } from '#platform/context.ts'
import { isLinkedTo } from '../store/months.server.ts'

export async function isOwnConnection(ctx: Ctx, connectionId: number): Promise<boolean> {
  return ctx.actor.kind === 'staff' && isLinkedTo(ctx, ctx.actor.id, connectionId)
}
