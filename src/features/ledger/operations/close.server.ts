// Closing of months and fiscal years.

import { addDays } from '#kit/calendar/civil-date.ts'
import { bsMonthOf, lastDayOf, parseBsMonth, type BsMonth } from '#kit/calendar/bs-month.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { enforce, refuse, refuseField } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { Closings } from '../contract/api.ts'
import { mayCloseMonth, yearEndingWith } from '../rules/days.ts'
import { lockLedger } from '../store/entries.server.ts'
import { findClosedUntil, findCutOver, insertClosing } from '../store/months.server.ts'
import { authorshipOf } from './post.server.ts'

export async function readClosings(ctx: Ctx): Promise<Closings> {
  const cutOverOn = await findCutOver(ctx)
  if (!cutOverOn) return { cutOverOn: null, closedUntil: null, next: null }
  const closedUntil = await findClosedUntil(ctx)
  const period = bsMonthOf(closedUntil === null ? cutOverOn : addDays(closedUntil, 1))
  const may = mayCloseMonth(period, { cutOverOn, closedUntil, today: inNepal(ctx.now).date })
  return { cutOverOn, closedUntil, next: { period, may } }
}

/** Closes the month that is next, and the fiscal year with its last month. */
export async function closeMonth(ctx: Ctx, { period: typed }: { period: string }): Promise<Closings> {
  const period: BsMonth = parseBsMonth(typed) ?? refuseField('period', 'ledger.period_wrong', { typed })
  return transaction(ctx, async (tx) => {
    await lockLedger(tx, 'exclusive')
    const cutOverOn = (await findCutOver(tx)) ?? refuse('conflict', 'ledger.not_open')
    const closedUntil = await findClosedUntil(tx)
    enforce(mayCloseMonth(period, { cutOverOn, closedUntil, today: inNepal(tx.now).date }))
    const by = authorshipOf(tx)
    await insertClosing(tx, { kind: 'month', closedUntil: lastDayOf(period) }, by)
    if (yearEndingWith(period)) await insertClosing(tx, { kind: 'fiscal-year', closedUntil: lastDayOf(period) }, by)
    await record(tx, { action: 'ledger.closed', target: period })
    return readClosings(tx)
  })
}
