// Reads of readings that came after the run of their month: the months, and their connections.

import type { SearchedQuery } from '#kit/page.ts'
import type { Ctx } from '#platform/context.ts'
import { maxCounted, pageFound } from '#platform/count.server.ts'
import type { LateReadings } from '../contract/late-readings.ts'
import { endsCycle } from '../rules/policy.ts'
import { countLateMonths, countLateReadings, listLateReadings } from '../store/late-readings.server.ts'
import { findBillingPolicy } from '../store/policies.server.ts'

/** Without months that no run bills: another program makes the bills, or no cycle ends with them, so that the next bill has them. */
export async function readLateReadings(ctx: Ctx, { page, limit, search }: SearchedQuery): Promise<LateReadings> {
  const { billing, cycleMonths } = await findBillingPolicy(ctx)
  const known = billing === 'runs' ? await countLateMonths(ctx) : []
  const months = known.filter(({ period }) => endsCycle(period, cycleMonths))
  const request = { periods: months.map(({ period }) => period), customer: search }
  const counted = await countLateReadings(ctx, request, maxCounted + 1)
  const rows = await listLateReadings(ctx, request, { offset: (page - 1) * limit, limit })
  const data = rows.map(({ nameEn, nameNe, tolEn, tolNe, enteredAt, ...row }) => ({
    ...row,
    name: { en: nameEn, ne: nameNe },
    tol: { en: tolEn ?? '', ne: tolNe ?? '' },
    enteredAt: enteredAt.toISOString(),
  }))
  return { ...pageFound(data, counted), months }
}
