// Interruptions announced, changed and ended by staff; the public reads them at once.

import { randomInt } from 'node:crypto'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { InputOf } from '#kit/contract.ts'
import type { Page } from '#kit/page.ts'
import { refuse, refuseField } from '#kit/refusal.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { once } from '#platform/idempotency.server.ts'
import { readPlaces } from '#features/tols/operations.server.ts'
import type { InterruptionInput } from '../contract/interruption-form.ts'
import type { InterruptionsApi, StaffInterruption } from '../contract/interruptions.ts'
import type { Interruption } from '../contract/schedule.ts'
import { placeOf, reasonOf, stateAt, timeIssues, timesOf } from '../rules/interruption.ts'
import {
  findInterruption,
  insertInterruption,
  listInterruptions,
  lockInterruption,
  updateInterruption,
  type StoredInterruption,
} from '../store/interruptions.server.ts'
import { incrementRevision, removeRows } from '../store/plan.server.ts'

type Office = Ctx<Staff>

export async function listForStaff(
  ctx: Office,
  query: InputOf<InterruptionsApi['listInterruptions']>,
): Promise<Page<StaffInterruption>> {
  const { data, total } = await listInterruptions(ctx, query)
  return { data: data.map((stored) => shown(stored, ctx.now)), total }
}

export async function readForStaff(ctx: Office, { code }: { code: string }): Promise<StaffInterruption> {
  const stored = (await findInterruption(ctx, code)) ?? refuse('missing', 'supply.interruption_unknown')
  return shown(stored, ctx.now)
}

/** Writes an interruption once for each `submission`. */
export async function announceInterruption(
  ctx: Office,
  { submission, ...input }: InputOf<InterruptionsApi['announceInterruption']>,
): Promise<StaffInterruption> {
  const { code } = await once(ctx, { scope: 'interruptions', key: submission, content: input }, async (tx) => {
    const interruption = await interruptionOf(tx, input)
    await insertInterruption(tx, interruption)
    await incrementRevision(tx, [interruption.zone], tx.now)
    return { code: interruption.code }
  })
  return readForStaff(ctx, { code })
}

/** Refuses a change that is based on an earlier version, and one of an interruption that has ended. */
export function changeInterruption(
  ctx: Office,
  { code, version, ...input }: InputOf<InterruptionsApi['changeInterruption']>,
): Promise<StaffInterruption> {
  return transaction(ctx, async (tx) => {
    const before = await lockOpen(tx, code, version)
    const changed = await interruptionOf(tx, input, before)
    await updateInterruption(tx, changed)
    await incrementRevision(tx, [before.zone, changed.zone], tx.now)
    return readForStaff(tx, { code })
  })
}

/** Ends an interruption now; removes one that has not begun. */
export function endInterruption(
  ctx: Office,
  { code, version }: InputOf<InterruptionsApi['endInterruption']>,
): Promise<void> {
  return transaction(ctx, async (tx) => {
    const { version: _, announcedAt: __, ...before } = await lockOpen(tx, code, version)
    if (before.begins >= tx.now) await removeRows(tx, 'interruptions', [code])
    else await updateInterruption(tx, { ...before, expectedReturn: tx.now })
    await incrementRevision(tx, [before.zone], tx.now)
  })
}

/** The interruption of a form; refuses an unknown place or impossible times at their fields. `before`: what it changes. */
async function interruptionOf(tx: Office, input: InterruptionInput, before?: Interruption): Promise<Interruption> {
  const place = placeOf(input.place, await readPlaces(tx)) ?? refuseField('place', 'supply.place_unknown')
  const times = timesOf(input, tx.now, before?.begins)
  const fields = timeIssues(input, times, tx.now)
  if (fields.length > 0) refuse('invalid', 'request.invalid', { fields })
  return { code: before?.code ?? newCode(tx.now), ...place, ...times, reason: reasonOf(input), sample: false }
}

async function lockOpen(tx: Office, code: string, version: number): Promise<StoredInterruption> {
  const stored = (await lockInterruption(tx, code)) ?? refuse('missing', 'supply.interruption_unknown')
  if (stored.version !== version) refuse('conflict', 'supply.changed_meanwhile')
  if (stateAt(stored, tx.now) === 'ended') refuse('conflict', 'supply.already_ended')
  return stored
}

/** @example 'interruption-2026-11-23-048213' */
function newCode(now: Date): string {
  return `interruption-${inNepal(now).date}-${String(randomInt(1_000_000)).padStart(6, '0')}`
}

function shown(stored: StoredInterruption, now: Date): StaffInterruption {
  const { begins, expectedReturn, announcedAt, ...rest } = stored
  return {
    ...rest,
    begins: begins.toISOString(),
    expectedReturn: expectedReturn?.toISOString() ?? null,
    announcedAt: announcedAt.toISOString(),
    state: stateAt(stored, now),
  }
}
