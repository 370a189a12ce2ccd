// A signed-in person’s own sessions and password: list, end, change password.

import { networkOf } from '#kit/network.ts'
import { refuse, refuseField } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Customer, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { hashPassword, isPassword } from '#platform/passwords.server.ts'
import { findPerson, updatePassword } from '#features/people/operations.server.ts'
import { ownPasswordCounts } from '../rules/rate-limits.ts'
import { endSessions, listSessions } from '../store/sessions.server.ts'
import { endEarlierAccess } from './codes.server.ts'
import { enforcePasswordPolicy } from './password-policy.server.ts'
import { countAll } from './sign-in.server.ts'

type SignedInCtx = Ctx<Customer | Staff>

export async function readMySessions(ctx: SignedInCtx) {
  const sessions = await listSessions(ctx, ctx.actor.id, ctx.now)
  return {
    data: sessions.map(({ id, device, address, createdAt, lastSeenAt }) => ({
      id,
      name: device,
      address,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: id === ctx.actor.session,
    })),
  }
}

export async function logOut(ctx: SignedInCtx): Promise<void> {
  await endOwn(ctx, { only: ctx.actor.session, because: 'logged out' })
}

export async function endMySession(ctx: SignedInCtx, { id }: { id: number }): Promise<void> {
  if ((await endOwn(ctx, { only: id, because: 'ended by the person' })) === 0) refuse('missing', 'session.unknown')
}

/** Ends all sessions, or with `others` all except this one. */
export async function endMySessions(ctx: SignedInCtx, { others }: { others: boolean }): Promise<void> {
  await endOwn(ctx, { ...(others && { except: ctx.actor.session }), because: 'ended by the person' })
}

export async function changePassword(ctx: SignedInCtx, input: { current: string; password: string }): Promise<void> {
  const { id, session } = ctx.actor
  await countAll(ctx, ownPasswordCounts({ personId: id }))
  const hashing = { known: true, network: networkOf(ctx.from.address) }
  const person = await findPerson(ctx.db, id)
  if (!(await isPassword(person?.passwordHash, input.current, hashing))) refuseField('current', 'session.wrong_current')
  await enforcePasswordPolicy(ctx, id, input.password)
  const passwordHash = await hashPassword(input.password, hashing)
  await transaction(ctx, async (tx) => {
    await updatePassword(tx.db, id, passwordHash, tx.now)
    await endEarlierAccess(tx, id, { because: 'password changed', except: session })
    await record(tx, { action: 'password.changed', target: `person ${id}` })
  })
}

function endOwn(ctx: SignedInCtx, filter: { only?: number; except?: number; because: string }): Promise<number> {
  return transaction(ctx, async (tx) => {
    const ended = await endSessions(tx, { personId: tx.actor.id, at: tx.now, ...filter })
    await record(tx, { action: 'session.ended', target: `person ${tx.actor.id}`, changes: { ...filter, ended } })
    return ended
  })
}
