// How are offices and holidays read, and how are they entered?

import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Ctx, Machine, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { Holiday, Office } from './contract.ts'
import { listHolidays, listOffices, replaceHolidays, replaceOffices } from './store.server.ts'

export { listOffices as readOffices }

/** The holidays from today on, the nearest first: enough to say when the office opens next, and to list a season of them. */
export function holidaysAhead(ctx: Pick<Ctx, 'org' | 'db' | 'now'>, most = 12): Promise<Holiday[]> {
  return listHolidays(ctx, inNepal(ctx.now).date, most)
}

export function enterOffices(ctx: Ctx<Staff | Machine>, offices: Office[]): Promise<void> {
  return transaction(ctx, (tx) => replaceOffices(tx, offices))
}

/** Enters the holidays of a stretch of days in place of those it had. */
export function enterHolidays(
  ctx: Ctx<Staff | Machine>,
  { from, to, holidays }: { from: string; to: string; holidays: Holiday[] },
): Promise<void> {
  return transaction(ctx, (tx) => replaceHolidays(tx, from, to, holidays))
}
