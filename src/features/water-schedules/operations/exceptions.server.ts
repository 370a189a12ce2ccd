// Supplies cancelled, moved or added by staff; the public reads them at once.

import { randomInt } from 'node:crypto'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { InputOf } from '#kit/contract.ts'
import type { Page } from '#kit/page.ts'
import { enforce, refuse, refuseField } from '#kit/refusal.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { once } from '#platform/idempotency.server.ts'
import { readPlaces } from '#features/tols/operations.server.ts'
import type { ExceptionsApi, StaffException } from '../contract/exceptions.ts'
import type { SupplyException } from '../contract/schedule.ts'
import { dayIssues, exceptionIn, mayBeAdded } from '../rules/exception.ts'
import { placeOf, reasonOf } from '../rules/interruption.ts'
import { findException, listExceptions, lockZone } from '../store/exceptions.server.ts'
import { incrementRevision, readPlan, removeRows, upsertExceptions } from '../store/plan.server.ts'

type Office = Ctx<Staff>

export async function listSupplyExceptions(
  ctx: Office,
  paging: InputOf<ExceptionsApi['listSupplyExceptions']>,
): Promise<Page<StaffException>> {
  const { data, total } = await listExceptions(ctx, { ...paging, since: inNepal(ctx.now).date })
  return { data: data.map(shown), total }
}

/** Writes an exception once for each `submission`. Changes of one zone wait for each other. */
export function addSupplyException(
  ctx: Office,
  { submission, ...input }: InputOf<ExceptionsApi['addSupplyException']>,
): Promise<StaffException> {
  return once(ctx, { scope: 'supply-exceptions', key: submission, content: input }, async (tx) => {
    const { zone, tol } = placeOf(input.place, await readPlaces(tx)) ?? {}
    if (!zone || tol === undefined || !(await lockZone(tx, zone))) return refuseField('place', 'supply.place_unknown')
    const fields = dayIssues(input, tx.now)
    if (fields.length > 0) refuse('invalid', 'request.invalid', { fields })
    const added = exceptionIn(input, { zone, tol, reason: reasonOf(input) })
    enforce(mayBeAdded(added, await readPlan(tx, inNepal(tx.now).date)))
    const exception: SupplyException = { ...added, code: newCode(tx.now) }
    await upsertExceptions(tx, [exception])
    await incrementRevision(tx, [zone], tx.now)
    return shown(exception)
  })
}

export function removeSupplyException(
  ctx: Office,
  { code }: InputOf<ExceptionsApi['removeSupplyException']>,
): Promise<void> {
  return transaction(ctx, async (tx) => {
    const { zone } = (await findException(tx, code)) ?? refuse('missing', 'supply.exception_unknown')
    await removeRows(tx, 'exceptions', [code])
    await incrementRevision(tx, [zone], tx.now)
  })
}

/** @example 'change-2026-11-23-048213' */
function newCode(now: Date): string {
  return `change-${inNepal(now).date}-${String(randomInt(1_000_000)).padStart(6, '0')}`
}

function shown(exception: SupplyException): StaffException {
  const { code, kind, zone, tol, reason } = exception
  return {
    code,
    kind,
    zone,
    tol,
    date: kind === 'extra' ? null : exception.date,
    starts: kind === 'extra' ? null : exception.starts,
    to: kind === 'cancelled' ? null : exception.to,
    reason,
  }
}
