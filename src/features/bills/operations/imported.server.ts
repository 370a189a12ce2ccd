// What an organisation that bills in another program has imported in the last two years.

import { addMonths, bsMonthOf } from '#kit/calendar/bs-month.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Ctx } from '#platform/context.ts'
import type { ImportedMonth } from '../contract/imported.ts'
import { listImportedMonths } from '../store/imported.server.ts'

const monthsBack = 24

export async function readImportedMonths(ctx: Ctx): Promise<{ data: ImportedMonth[] }> {
  return { data: await listImportedMonths(ctx, addMonths(bsMonthOf(inNepal(ctx.now).date), -monthsBack)) }
}
