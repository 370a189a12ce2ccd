// What the office does about an attempt: read with its history, and resolved with a note.

import { listAttempts } from '../store/lists.server.ts'
import { listLinkedIds } from '#features/connections/operations/own.server.ts'
import { namesOfSigners } from '#features/people/operations.server.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import { record, recordOpened } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { OfficePayment } from '../contract/api.ts'
import { mayBeResolved } from '../rules/outcome.ts'
import { findAttempt, listParts, lockAttempt, updateAttempt } from '../store/attempts.server.ts'
import { listEvents } from '../store/events.server.ts'
import { listedOf } from './read.server.ts'

export async function readOfficePayment(
  ctx: Ctx<Staff>,
  { attempt: typed }: { attempt: string },
): Promise<OfficePayment> {
  const id = typed.toUpperCase()
  const attempt = (await findAttempt(ctx, id)) ?? refuse('missing', 'payments.unknown')
  await recordOpened(ctx, { action: 'payments.read', target: id })
  const [row] = await listAttempts(ctx, { id }, { direction: 'desc', offset: 0, limit: 1 })
  const { resolvedAt, resolvedById: byId, resolvedBy, resolution } = attempt
  const signature = { byId, byName: resolvedBy ?? '' }
  const nameOf = await namesOfSigners(ctx, [signature])
  const events = await listEvents(ctx, id)
  return {
    ...listedOf(row!),
    events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
    resolution: resolvedAt && { at: resolvedAt.toISOString(), by: nameOf(signature), note: resolution! },
    mayResolve: mayBeResolved({ ...attempt, isOwn: await isOwnAttempt(ctx, id) }),
  }
}

/** The attempt leaves the list of those to look at; a new difference brings it back. */
export async function resolvePayment(
  ctx: Ctx<Staff>,
  { attempt: typed, note }: { attempt: string; note: string },
): Promise<OfficePayment> {
  const id = typed.toUpperCase()
  return transaction(ctx, async (tx) => {
    const attempt = (await lockAttempt(tx, id)) ?? refuse('missing', 'payments.unknown')
    enforce(mayBeResolved({ ...attempt, isOwn: await isOwnAttempt(tx, id) }))
    const { id: resolvedById, name: resolvedBy } = tx.actor
    await updateAttempt(tx, id, { resolvedAt: tx.now, resolvedById, resolvedBy, resolution: note })
    await record(tx, { action: 'payments.resolved', target: id, changes: { difference: attempt.difference, note } })
    return readOfficePayment(tx, { attempt: id })
  })
}

async function isOwnAttempt(ctx: Ctx<Staff>, id: string): Promise<boolean> {
  const own = await listLinkedIds(ctx)
  return (await listParts(ctx, id)).some(({ connectionId }) => own.has(connectionId))
}
