// How does another feature end a person's sessions, or take away a lost second factor?

import type { Ctx } from '#platform/context.ts'
import { endSessions } from '../store/sessions.server.ts'
import { removeSecondFactor } from '../store/second-factors.server.ts'

export async function endSessionsOf(ctx: Ctx, personId: number, because: string): Promise<void> {
  await endSessions(ctx, { personId, at: ctx.now, because })
}

/** Sessions in other organisations end too: they were opened with the factor that is gone. */
export async function takeSecondFactor(ctx: Ctx, personId: number): Promise<void> {
  await removeSecondFactor(ctx.db, personId)
  await endSessions(ctx, { personId, at: ctx.now, because: 'second factor removed', everywhere: true })
}
