// Offices and public holidays: read.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Ctx } from '#platform/context.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import { onCallOf, type OnCall } from '#features/organisations/rules.ts'
import { perChange } from '#platform/shared-reads.server.ts'
import type { Holiday } from './contract.ts'
import { officeStatus } from './rules.ts'
import { listHolidays, listOffices } from './store.server.ts'

export { listOffices as readOffices }

/** The holidays from one day to another, both included. */
export async function holidaysIn(ctx: Pick<Ctx, 'org' | 'db'>, first: string, last: string): Promise<Holiday[]> {
  return (await listHolidays(ctx, first, 40)).filter(({ day }) => day <= last)
}

/** Holidays from today on, the nearest first, at most `max`. */
export function upcomingHolidays(ctx: Pick<Ctx, 'org' | 'db' | 'now' | 'reads'>, max = 12): Promise<Holiday[]> {
  const today = inNepal(ctx.now).date
  return perChange(ctx, `offices.holidays|${today}|${max}`, () => listHolidays(ctx, today, max))
}

/** Whom to call for a burst pipe now; undefined while the office is open and where there is no such number. */
export async function readOnCallWhileClosed(
  ctx: Pick<Ctx, 'org' | 'db' | 'now' | 'reads'>,
): Promise<OnCall | undefined> {
  const [{ organisation, hours }, holidays] = await Promise.all([readShell(ctx), upcomingHolidays(ctx, 1)])
  return officeStatus(hours, holidays, ctx.now).state === 'open' ? undefined : onCallOf(organisation)
}
