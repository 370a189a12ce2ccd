// What does a resident want to know now: is water flowing, when does it come next, and what stands in its way?

import { addDays } from '#kit/calendar/civil-date.ts'
import { inNepal, nepalMidnight } from '#kit/calendar/nepal-time.ts'
import type { Interruption, Plan, Supply } from '../contract.ts'
import { flows, suppliesBetween } from './supplies.ts'

export type Outlook = {
  /** Water that flows at this moment. */
  flowing: Supply | undefined
  /** The next one that is promised, after the flowing one. Undefined when none is planned for a year. */
  next: Supply | undefined
  /** Interruptions that last now or begin within the days ahead, soonest first. */
  interruptions: Interruption[]
}

export type SupplyDay = { day: string; supplies: Supply[] }

const dayMs = 86_400_000

/** How far ahead is looked, in days, farther only when nothing nearer is found: a season may begin months from now. */
const horizons = [8, 60, 400]

/** For how many days ahead interruptions are told. */
const announcedDays = 14

/** How things stand for one tol's plan at an instant. */
export function outlook(plan: Plan, now: Date): Outlook {
  const flowing = suppliesBetween(plan, now, new Date(now.getTime() + 1)).find((one) => isFlowing(one, now))
  return { flowing, next: nextAfter(plan, now), interruptions: announced(plan.interruptions, now) }
}

/** Does it flow at this instant? */
export function isFlowing(supply: Supply, now: Date): boolean {
  return flows(supply) && supply.starts <= now && now < supply.ends
}

/** So many days from one on with the supplies that start on each; a moved one stands on its old day too. */
export function supplyDays(plan: Plan, first: string, count: number): SupplyDay[] {
  const supplies = suppliesBetween(plan, nepalMidnight(first), nepalMidnight(addDays(first, count)))
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(first, index)
    return { day, supplies: supplies.filter((supply) => standsOn(supply, day)) }
  })
}

/** Interruptions that last now or begin soon, soonest first. */
export function announced(interruptions: readonly Interruption[], now: Date): Interruption[] {
  const end = new Date(now.getTime() + announcedDays * dayMs)
  return interruptions
    .filter(({ begins, expectedReturn }) => begins < end && (!expectedReturn || expectedReturn > now))
    .toSorted((a, b) => a.begins.getTime() - b.begins.getTime())
}

function nextAfter(plan: Plan, now: Date): Supply | undefined {
  for (const days of horizons) {
    const supplies = suppliesBetween(plan, now, new Date(now.getTime() + days * dayMs))
    const next = supplies.find((supply) => flows(supply) && supply.starts > now)
    if (next) return next
  }
  return undefined
}

function standsOn({ starts, day: planned, state }: Supply, day: string): boolean {
  return inNepal(starts).date === day || (state === 'changed' && planned === day)
}
