// HTTP API of the water supply schedule: supplies of each tol, exceptions and interruptions.

import * as z from 'zod/mini'
import { isIsoDate } from '#kit/calendar/civil-date.ts'
import type { Season } from '#kit/calendar/season.ts'
import type { Contract } from '#kit/contract.ts'
import { format, orgId } from '#kit/inputs.ts'
import { type Bilingual, inDigits } from '#kit/language.ts'
import { bilingual } from '#kit/outputs.ts'
import { date } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { tolCode } from '#features/tols/contract/codes.ts'
import { code, tol } from '#features/tols/contract/places.ts'

/** Weekdays as 0 = Sunday … 6 = Saturday, or every so many days counted from a date (which is one of them). */
export type SupplyDays = { kind: 'weekdays'; weekdays: number[] } | { kind: 'every'; days: number; from: string }

/**
 * A rule of a zone's plan: water from `starts` ('HH:MM', Nepal) for `minutes`, possibly past midnight, on the given days, within
 * the season and the validity; both apply to the day on which the supply starts. `sample` marks demonstration content.
 */
export type PlanRule = {
  code: string
  zone: string
  days: SupplyDays
  starts: string
  minutes: number
  season: Season | null
  validFrom: string
  validUntil: string | null
  sample: boolean
}

export type SupplyTime = { date: string; starts: string; minutes: number }

/**
 * A deviation from the plan. cancelled: no supply on `date` at `starts` (null: all of that day). changed: the supply is moved to
 * `to`. extra: an additional supply at `to`. `tol` null: all of the zone.
 */
export type SupplyException = {
  code: string
  zone: string
  tol: string | null
  reason: Bilingual
} & (
  | { kind: 'cancelled'; date: string; starts: string | null }
  | { kind: 'changed'; date: string; starts: string; to: SupplyTime }
  | { kind: 'extra'; to: SupplyTime }
)

/** No water from `begins` until `expectedReturn`; null when unknown. `zone` null: all zones; `tol` null: all of the zone. */
export type Interruption = {
  code: string
  zone: string | null
  tol: string | null
  begins: Date
  expectedReturn: Date | null
  reason: Bilingual
  sample: boolean
}

export type Plan = { rules: PlanRule[]; exceptions: SupplyException[]; interruptions: Interruption[] }

/** uncertain: overlaps an interruption without expected return. shortened: an interruption covers a part of it. */
export const supplyStates = ['planned', 'extra', 'changed', 'shortened', 'cancelled', 'uncertain'] as const
export type SupplyState = (typeof supplyStates)[number]

/**
 * One supply of a tol. `key` is stable across changes. `day` is the civil day for which it was planned. `planned` holds the planned
 * times; `starts` and `ends` are the current times (of a cancelled supply: the planned ones).
 */
export type Supply = {
  key: string
  day: string
  starts: Date
  ends: Date
  planned: { starts: Date; ends: Date }
  state: SupplyState
  reason: Bilingual | null
  expectedReturn: Date | null
  sample: boolean
}

/** Maximum number of days of one request. */
export const maxDays = 92

const isoDate = z.string().check(z.refine(isIsoDate))
const instant = z.string()

const scheduleRequest = form({ orgId, tol: tolCode, from: date(), to: date(), format })

/** Instants are ISO 8601 in Nepal's time; `dateBs` is the Bikram Sambat day 'YYYY-MM-DD', null outside the month table. */
const scheduledSupply = z.object({
  tol: code,
  ward: z.int(),
  tolName: bilingual,
  zone: code,
  date: isoDate,
  dateBs: z.nullable(z.string()),
  starts: instant,
  ends: instant,
  plannedStarts: instant,
  plannedEnds: instant,
  state: z.enum(supplyStates),
  reason: z.nullable(bilingual),
  expectedReturn: z.nullable(instant),
  sample: z.boolean(),
})
export type ScheduledSupply = z.infer<typeof scheduledSupply>

const announcedInterruption = z.object({
  code,
  zone: z.nullable(code),
  tol: z.nullable(code),
  begins: instant,
  expectedReturn: z.nullable(instant),
  reason: bilingual,
  sample: z.boolean(),
})

export const waterSchedulesApi = {
  waterSchedule: {
    method: 'GET',
    path: '/customer/water-schedule/{orgId}',
    for: 'anyone',
    cached: true,
    freshForSeconds: 60,
    summary: {
      en:
        'When water comes, tol by tol. `tol` narrows to one tol; `from` and `to` are Gregorian days in Nepal, both included ' +
        `(today and six days later unless given, ${maxDays} days at most). Besides the supplies: the tols and the interruptions ` +
        'of these days. With `format=csv` or `Accept: text/csv` the supplies as CSV.',
      ne:
        'टोलअनुसार पानी आउने समय। `tol` ले एउटा टोल छान्छ; `from` र `to` नेपालका ई.सं. मिति हुन्, दुवै दिन समावेश हुन्छन् ' +
        `(नदिए आज र छ दिनपछिसम्म, बढीमा ${inDigits(String(maxDays), 'ne')} दिन)। वितरणसँगै टोलहरू र यी दिनका वितरण अवरोध पनि आउँछन्। ` +
        '`format=csv` वा `Accept: text/csv` दिए वितरण CSV मा।',
    },
    input: scheduleRequest,
    output: z.object({
      data: z.array(scheduledSupply),
      total: z.number(),
      from: isoDate,
      to: isoDate,
      tols: z.array(tol),
      interruptions: z.array(announcedInterruption),
    }),
    also: ['text/csv'],
  },
} as const satisfies Contract
