// Reads of readings that came after the run of their month: the months, and their connections.

import { addMonths, bsMonthOf } from '#kit/calendar/bs-month.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { SearchedQuery } from '#kit/page.ts'
import type { Ctx } from '#platform/context.ts'
import { maxCounted, pageFound } from '#platform/count.server.ts'
import type { LateReadings } from '../contract/late-readings.ts'
import { endsCycle } from '../rules/policy.ts'
import { countLateMonths, countLateReadings, listLateReadings } from '../store/late-readings.server.ts'
import { findBillingPolicy } from '../store/policies.server.ts'
import { inBothLanguages } from './found-connection.server.ts'

/** As far back as a run reads what was billed. */
const monthsBack = 36

/** Without months that no run bills: another program makes the bills, or no cycle ends with them, so that the next bill has them. */
export async function readLateReadings(ctx: Ctx, { page, limit, search }: SearchedQuery): Promise<LateReadings> {
  const { billing, cycleMonths } = await findBillingPolicy(ctx)
  const since = addMonths(bsMonthOf(inNepal(ctx.now).date), -monthsBack)
  const known = billing === 'runs' ? await countLateMonths(ctx, since) : []
  const months = known.filter(({ period }) => endsCycle(period, cycleMonths))
  const request = { since, periods: months.map(({ period }) => period), customer: search }
  const counted = await countLateReadings(ctx, request, maxCounted + 1)
  const rows = await listLateReadings(ctx, request, { offset: (page - 1) * limit, limit })
  const data = rows.map(({ enteredAt, ...row }) => ({ ...inBothLanguages(row), enteredAt: enteredAt.toISOString() }))
  return { ...pageFound(data, counted), months }
}
