// Counts of the dashboard: billing runs and credit notes that are to be approved.

import type { Ctx, Staff } from '#platform/context.ts'
import { maxCounted } from '#platform/count.server.ts'
import type { BillingDue } from '../contract/due.ts'
import { countCredits } from '../store/credits.server.ts'
import { countRuns } from '../store/runs.server.ts'

export async function readBillingDue(ctx: Ctx<Staff>): Promise<BillingDue> {
  const [runs, credits] = await Promise.all([
    countRuns(ctx, { state: 'prepared' }, maxCounted),
    countCredits(ctx, { state: 'prepared' }, maxCounted),
  ])
  return { runs, credits }
}
