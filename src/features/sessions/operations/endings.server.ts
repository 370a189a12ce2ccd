// Endings that other features ask for: a person's sessions, a lost second factor, everything a person signs in with.

import type { Ctx } from '#platform/context.ts'
import { endSessions, removeSignIns } from '../store/sessions.server.ts'
import { removeSecondFactor } from '../store/second-factors.server.ts'

/** Sessions, devices, codes and second factor of a person, at every organisation; the password stays. */
export { removeSignIns }

export async function endSessionsOf(ctx: Ctx, personId: number, because: string): Promise<void> {
  await endSessions(ctx, { personId, at: ctx.now, because })
}

/** Sessions in other organisations end too: they were opened with the factor that is gone. */
export async function takeSecondFactor(ctx: Ctx, personId: number): Promise<void> {
  await removeSecondFactor(ctx.db, personId)
  await endSessions(ctx, { personId, at: ctx.now, because: 'second factor removed', everywhere: true })
}
