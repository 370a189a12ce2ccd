// A week of a plan as bars on the 24-hour line of each day.

import { addDays } from '#kit/calendar/civil-date.ts'
import { nepalMidnight } from '#kit/calendar/nepal-time.ts'
import type { SupplyZone } from '#features/tols/contract/places.ts'
import type { Plan } from '../contract/schedule.ts'
import { supplyDays, type SupplyDay } from './outlook.ts'
import { planOf, suppliesBetween } from './supplies.ts'

/** off: a supply that was planned and does not come. uncertain: nobody knows whether it comes. interrupted: no water is possible. */
export type BarKind = 'supply' | 'off' | 'uncertain' | 'interrupted'

/** A part of a day, in minutes since Nepal's midnight. */
export type Bar = { from: number; to: number; kind: BarKind }

export type WeekDay = SupplyDay & { bars: Bar[] }

export type ZoneWeek = { zone: SupplyZone; days: WeekDay[] }

type Period = { starts: Date; ends: Date; kind: BarKind }

const minuteMs = 60_000
const dayMinutes = 1_440

/** `count` days from `first`. A supply over midnight has a bar on both days. */
export function weekOf(plan: Plan, first: string, count: number): WeekDay[] {
  return supplyDays(plan, first, count).map((day) => ({ ...day, bars: barsOf(plan, day.day) }))
}

/** `count` days from `first` of each zone as a whole: without what is announced for single tols. */
export function zoneWeeks(zones: readonly SupplyZone[], plan: Plan, first: string, count: number): ZoneWeek[] {
  return zones.map((zone) => ({ zone, days: weekOf(planOf({ code: null, zone: zone.code }, plan), first, count) }))
}

export function hasSupplies({ days }: ZoneWeek): boolean {
  return days.some(({ supplies }) => supplies.length > 0)
}

/** Interruptions first, as what is drawn later covers what was drawn before. */
function barsOf(plan: Plan, day: string): Bar[] {
  const [start, end] = [nepalMidnight(day), nepalMidnight(addDays(day, 1))]
  const interruptions = plan.interruptions.map(({ begins, expectedReturn }) => {
    return { starts: begins, ends: expectedReturn ?? end, kind: 'interrupted' as const }
  })
  const supplies = suppliesBetween(plan, start, end).flatMap<Period>(({ starts, ends, planned, state }) => {
    if (state === 'cancelled') return { ...planned, kind: 'off' }
    if (state === 'uncertain') return { starts, ends, kind: 'uncertain' }
    const moved = state === 'changed' ? [{ ...planned, kind: 'off' as const }] : []
    return [...moved, { starts, ends, kind: 'supply' }]
  })
  const minuteOf = (at: Date) => Math.round((at.getTime() - start.getTime()) / minuteMs)
  return [...interruptions, ...supplies]
    .filter(({ starts, ends }) => starts < end && ends > start)
    .map(({ starts, ends, kind }) => {
      return { from: Math.max(minuteOf(starts), 0), to: Math.min(minuteOf(ends), dayMinutes), kind }
    })
}
