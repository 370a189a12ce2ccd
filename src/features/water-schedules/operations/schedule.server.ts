// Reads of the water supply schedule: by tol, by zone, by day, and for the calendar feed.

import { bsKey, toBs } from '#kit/calendar/bikram-sambat.ts'
import { addDays, daysBetween } from '#kit/calendar/civil-date.ts'
import { inNepal, nepalMidnight } from '#kit/calendar/nepal-time.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { perChange } from '#platform/shared-reads.server.ts'
import type { SupplyZone, Tol } from '#features/tols/contract/places.ts'
import { readPlaces, requireTol, type Places } from '#features/tols/operations.server.ts'
import { maxDays } from '../contract/schedule.ts'
import type { Plan, ScheduledSupply, Supply } from '../contract/schedule.ts'
import { planOf, suppliesBetween } from '../rules/supplies.ts'
import { findRevision, readPlan } from '../store/plan.server.ts'

export type TolSchedule = { tol: Tol; zone: SupplyZone; plan: Plan; places: Places }

/** Days before today of which exceptions and interruptions are read. */
const lookBackDays = 40

/** One tol with its zone and plan. Refuses `missing` for an unknown tol. */
export async function readTolSchedule(ctx: Ctx, code: string): Promise<TolSchedule> {
  const [places, plan] = await Promise.all([readPlaces(ctx), readSharedPlan(ctx, lookBackStart(ctx))])
  const tol = requireTol(code, places.tols)
  const zone = places.zones.find((one) => one.code === tol.zone)!
  return { tol, zone, plan: planOf(tol, plan), places }
}

/** All tols and zones with the complete plan. */
export async function readWholeSchedule(ctx: Ctx): Promise<{ places: Places; plan: Plan }> {
  const [places, plan] = await Promise.all([readPlaces(ctx), readSharedPlan(ctx, lookBackStart(ctx))])
  return { places, plan }
}

/** The tol's supplies from two weeks ago to ninety days ahead, with the revision of its zone's plan. */
export async function readFeed(ctx: Ctx, code: string) {
  const { tol, plan } = await readTolSchedule(ctx, code)
  const today = inNepal(ctx.now).date
  const supplies = suppliesBetween(plan, nepalMidnight(addDays(today, -14)), nepalMidnight(addDays(today, 90)))
  return { tol, supplies, ...(await findRevision(ctx, tol.zone)) }
}

export type ScheduleQuery = { tol?: string | undefined; from?: string | undefined; to?: string | undefined }

/**
 * The supplies of a range of days by tol, with the interruptions of these days. Refuses `invalid` beyond `maxDays`. The week from today of all
 * tols is found once for each change.
 */
export function readSchedule(ctx: Ctx, query: ScheduleQuery) {
  const isWeek = query.tol === undefined && query.from === undefined && query.to === undefined
  if (!isWeek) return findSchedule(ctx, query)
  return perChange(ctx, `water-schedules.week|${inNepal(ctx.now).date}`, () => findSchedule(ctx, query))
}

async function findSchedule(ctx: Ctx, { tol: code, ...days }: ScheduleQuery) {
  const from = days.from ?? inNepal(ctx.now).date
  const to = days.to ?? addDays(from, 6)
  const count = daysBetween(from, to) + 1
  if (count < 1 || count > maxDays) refuse('invalid', 'supply.days_wrong', { values: { max: maxDays } })
  const [{ tols }, plan] = await Promise.all([readPlaces(ctx), readSharedPlan(ctx, addDays(from, -1))])
  const selected = code ? [requireTol(code, tols)] : tols
  const [start, end] = [nepalMidnight(from), nepalMidnight(addDays(to, 1))]
  const data = selected.flatMap((tol) =>
    suppliesBetween(planOf(tol, plan), start, end).map((one) => scheduled(tol, one)),
  )
  const interruptions = plan.interruptions
    .filter((one) => one.begins < end && (!one.expectedReturn || one.expectedReturn > start))
    .filter(
      (one) => !code || planOf(selected[0]!, { rules: [], exceptions: [], interruptions: [one] }).interruptions.length,
    )
  return { data, total: data.length, from, to, tols: selected, interruptions }
}

function lookBackStart({ now }: Pick<Ctx, 'now'>): string {
  return addDays(inNepal(now).date, -lookBackDays)
}

function scheduled(tol: Tol, supply: Supply): ScheduledSupply {
  const date = inNepal(supply.starts).date
  const bs = toBs(date)
  return {
    tol: tol.code,
    ward: tol.ward,
    tolName: tol.name,
    zone: tol.zone,
    date,
    dateBs: bs ? bsKey(bs) : null,
    starts: inNepalOffset(supply.starts),
    ends: inNepalOffset(supply.ends),
    plannedStarts: inNepalOffset(supply.planned.starts),
    plannedEnds: inNepalOffset(supply.planned.ends),
    state: supply.state,
    reason: supply.reason,
    expectedReturn: supply.expectedReturn && inNepalOffset(supply.expectedReturn),
    sample: supply.sample,
  }
}

/** @example inNepalOffset(new Date('2026-11-20T23:45:00Z')) // '2026-11-21T05:30:00+05:45' */
export function inNepalOffset(instant: Date): string {
  const { date, time } = inNepal(instant)
  return `${date}T${time}:00+05:45`
}

/** The plan without exceptions and interruptions that ended before `since`. */
function readSharedPlan(ctx: Ctx, since: string): Promise<Plan> {
  return perChange(ctx, `water-schedules.plan|${since}`, () => readPlan(ctx, since))
}
