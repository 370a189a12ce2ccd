// Current and next supply of a tol, supplies by day, and the interruptions to announce.

import { addDays } from '#kit/calendar/civil-date.ts'
import { inNepal, nepalMidnight } from '#kit/calendar/nepal-time.ts'
import type { Interruption, Plan, Supply } from '../contract/schedule.ts'
import { flows, suppliesBetween } from './supplies.ts'

export type Outlook = {
  /** The supply in progress. */
  flowing: Supply | undefined
  /** The next confirmed supply after it. Undefined when none is planned within 400 days. */
  next: Supply | undefined
  /** Current interruptions and those that begin within `announcedDays`, soonest first. */
  interruptions: Interruption[]
}

export type SupplyDay = { day: string; supplies: Supply[] }

const dayMs = 86_400_000

/** Days searched for the next supply, a longer range only when a shorter one has none: a season may begin months from now. */
const horizons = [8, 60, 400]

/** Days for which interruptions are announced in advance. */
const announcedDays = 14

/** The outlook of one tol's plan at an instant. */
export function outlook(plan: Plan, now: Date): Outlook {
  const flowing = suppliesBetween(plan, now, new Date(now.getTime() + 1)).find((one) => isFlowing(one, now))
  return { flowing, next: nextAfter(plan, now), interruptions: announced(plan.interruptions, now) }
}

/** True while the supply is in progress. */
export function isFlowing(supply: Supply, now: Date): boolean {
  return flows(supply) && supply.starts <= now && now < supply.ends
}

/** `count` days from `first` with the supplies that start on each; a moved supply is listed on its planned day too. */
export function supplyDays(plan: Plan, first: string, count: number): SupplyDay[] {
  const supplies = suppliesBetween(plan, nepalMidnight(first), nepalMidnight(addDays(first, count)))
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(first, index)
    return { day, supplies: supplies.filter((supply) => isListedOn(supply, day)) }
  })
}

/** Current and upcoming interruptions, soonest first. */
export function announced(interruptions: readonly Interruption[], now: Date): Interruption[] {
  const end = new Date(now.getTime() + announcedDays * dayMs)
  return interruptions
    .filter(({ begins, expectedReturn }) => begins < end && (!expectedReturn || expectedReturn > now))
    .toSorted((a, b) => a.begins.getTime() - b.begins.getTime())
}

/** Those in progress and those that begin within a day, for readers whose tol is not known. */
export function pressing(interruptions: readonly Interruption[], now: Date): Interruption[] {
  const end = now.getTime() + dayMs
  return announced(interruptions, now).filter(({ begins }) => begins.getTime() < end)
}

function nextAfter(plan: Plan, now: Date): Supply | undefined {
  for (const days of horizons) {
    const supplies = suppliesBetween(plan, now, new Date(now.getTime() + days * dayMs))
    const next = supplies.find((supply) => flows(supply) && supply.starts > now)
    if (next) return next
  }
  return undefined
}

function isListedOn({ starts, day: planned, state }: Supply, day: string): boolean {
  return inNepal(starts).date === day || (state === 'changed' && planned === day)
}
