// Revocation for other features: end a person’s sessions, reset the second factor, remove all sign-in data.

import type { Ctx } from '#platform/context.ts'
import { endSessions, removeSignIns } from '../store/sessions.server.ts'
import { removeSecondFactor } from '../store/second-factors.server.ts'

/** Removes a person’s sessions, devices, codes and second factor in every organisation; the password stays. */
export { removeSignIns }

export async function endSessionsOf(ctx: Ctx, personId: number, because: string): Promise<void> {
  await endSessions(ctx, { personId, at: ctx.now, because })
}

/** Ends sessions in other organisations too: they were opened with the removed factor. */
export async function resetSecondFactor(ctx: Ctx, personId: number): Promise<void> {
  await removeSecondFactor(ctx.db, personId)
  await endSessions(ctx, { personId, at: ctx.now, because: 'second factor removed', everywhere: true })
}
