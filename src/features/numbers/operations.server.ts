// Numbers of the office in a period: complaints, applications, visits and searches.

import { readApplicationAges } from '#features/applications/operations/numbers.server.ts'
import { readComplaintNumbers } from '#features/complaints/operations/numbers.server.ts'
import { readFailedSearches } from '#features/search/operations/failures.server.ts'
import { inNepal, nepalMidnight } from '#kit/calendar/nepal-time.ts'
import { addDays } from '#kit/calendar/civil-date.ts'
import type { Ctx } from '#platform/context.ts'
import type { Numbers } from './contract.ts'
import { periodOf } from './rules.ts'
import { sumByDay, sumByPage } from './store.server.ts'

export async function readNumbers(
  ctx: Pick<Ctx, 'db' | 'org' | 'now'>,
  sent: { from?: string | undefined; to?: string | undefined },
): Promise<Numbers> {
  const period = periodOf(sent, inNepal(ctx.now).date)
  const complaints = { from: nepalMidnight(period.from), until: nepalMidnight(addDays(period.to, 1)) }
  return {
    ...period,
    complaints: await readComplaintNumbers(ctx, complaints),
    applications: await readApplicationAges(ctx),
    pages: await sumByPage(ctx, period),
    searches: await readFailedSearches(ctx, period),
    days: await sumByDay(ctx, period),
  }
}
