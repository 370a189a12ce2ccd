// Answers for every tol over the coming hours, and the week of every zone, shared by the pages of a day.

import { addDays } from '#kit/calendar/civil-date.ts'
import { inNepal, nepalMidnight } from '#kit/calendar/nepal-time.ts'
import type { Ctx } from '#platform/context.ts'
import { perChange } from '#platform/shared-reads.server.ts'
import type { Tol } from '#features/tols/contract/places.ts'
import type { Places } from '#features/tols/operations.server.ts'
import type { Interruption } from '../contract/schedule.ts'
import { answerSteps, stepsFrom, type AnswerStep } from '../rules/answer.ts'
import { announced } from '../rules/outlook.ts'
import { planOf } from '../rules/supplies.ts'
import { hasSupplies, zoneWeeks, type ZoneWeek } from '../rules/week.ts'
import { readWholeSchedule } from './schedule.server.ts'

/** Tols that have the same answers, these, and the instant up to which the last of them holds. */
export type TolAnswers = { tols: Tol[]; steps: AnswerStep[]; until: Date }

export type WaterNow = {
  answers: TolAnswers[]
  weeks: ZoneWeek[]
  /** In progress and announced, of every zone. */
  interruptions: Interruption[]
  places: Places
  sample: boolean
}

/** Steps of an answer that a page holds: the present one and the next, for a page that stays open. */
const maxSteps = 2

/** Days from today for which the steps are found. */
const stepDays = 2

const weekDays = 7

/** The answers from now on, the week from today of every zone with supplies in it, and the interruptions. */
export async function readWaterNow(ctx: Ctx): Promise<WaterNow> {
  const today = inNepal(ctx.now).date
  const [{ places, plan }, ofDay] = await Promise.all([readWholeSchedule(ctx), readDay(ctx, today)])
  return {
    answers: ofDay.answers.map(({ tols, steps, until }) => {
      const coming = stepsFrom(steps, ctx.now, maxSteps + 1)
      return { tols, steps: coming.slice(0, maxSteps), until: coming[maxSteps]?.from ?? until }
    }),
    weeks: ofDay.weeks,
    interruptions: announced(plan.interruptions, ctx.now),
    places,
    sample: plan.rules.some(({ sample }) => sample),
  }
}

/** Read once a day and change: the answers from midnight until the end of the following day. */
function readDay(ctx: Ctx, today: string): Promise<{ answers: TolAnswers[]; weeks: ZoneWeek[] }> {
  return perChange(ctx, `water-schedules.day|${today}`, async () => {
    const { places, plan } = await readWholeSchedule(ctx)
    const [from, until] = [nepalMidnight(today), nepalMidnight(addDays(today, stepDays))]
    const hasOwnRows = new Set([...plan.exceptions, ...plan.interruptions].map(({ tol }) => tol))
    const groups = Map.groupBy(places.tols, ({ code, zone }) => (hasOwnRows.has(code) ? `${zone} ${code}` : zone))
    const answers = [...groups.values()].map((tols) => {
      return { tols, steps: answerSteps(planOf(tols[0]!, plan), from, until), until }
    })
    return { answers, weeks: zoneWeeks(places.zones, plan, today, weekDays).filter(hasSupplies) }
  })
}
