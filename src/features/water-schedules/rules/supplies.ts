// Supplies of a tol between two instants, calculated from plan, exceptions and interruptions.

import { addDays, dayNumber, isoDateOf, weekday } from '#kit/calendar/civil-date.ts'
import { inNepal, nepalInstant } from '#kit/calendar/nepal-time.ts'
import { inSeason } from '#kit/calendar/season.ts'
import type { Tol } from '#features/tols/contract/places.ts'
import type { Interruption, Plan, PlanRule, Supply, SupplyException, SupplyTime } from '../contract/schedule.ts'

const minuteMs = 60_000

/** The part of an organisation's plan that applies to one tol. */
export function planOf(tol: { code: Tol['code'] | null; zone: Tol['zone'] }, plan: Plan): Plan {
  const appliesTo = (row: { zone: string | null; tol: string | null }) =>
    (row.zone === null || row.zone === tol.zone) && (row.tol === null || row.tol === tol.code)
  return {
    rules: plan.rules.filter(({ zone }) => zone === tol.zone),
    exceptions: plan.exceptions.filter(appliesTo),
    interruptions: plan.interruptions.filter(appliesTo),
  }
}

/**
 * Every supply of one tol's plan that overlaps `from` ≤ t < `to`, in order of time. A moved or shortened supply is included when
 * its current or its planned times overlap.
 */
export function suppliesBetween(plan: Plan, from: Date, to: Date): Supply[] {
  const planned = daysToCheck(plan, from, to).flatMap((day) =>
    plan.rules.filter((rule) => runsOn(rule, day)).map((rule) => plannedSupply(rule, day)),
  )
  const supplies = [...planned.map((supply) => withException(supply, plan.exceptions)), ...extras(plan.exceptions)]
  const now = supplies.map((supply) => plan.interruptions.reduce(withInterruption, supply))
  return withoutDuplicates(now.filter((supply) => overlaps(supply, from, to)))
}

/** True when the rule has a supply on this day. */
export function runsOn({ days, season, validFrom, validUntil }: PlanRule, day: string): boolean {
  if (day < validFrom || (validUntil !== null && day > validUntil)) return false
  if (season && !inSeason(day, season)) return false
  if (days.kind === 'weekdays') return days.weekdays.includes(weekday(day))
  const since = dayNumber(day) - dayNumber(days.from)
  return since >= 0 && since % days.days === 0
}

/** True when the supply is confirmed. */
export function flows({ state }: Pick<Supply, 'state'>): boolean {
  return state !== 'cancelled' && state !== 'uncertain'
}

// A supply that started the day before may still be in progress, and one planned for another day may be moved into the range.
function daysToCheck({ exceptions }: Plan, from: Date, to: Date): string[] {
  const first = dayNumber(addDays(inNepal(from).date, -1))
  const last = dayNumber(inNepal(to).date)
  const days = new Set(Array.from({ length: last - first + 1 }, (_, index) => isoDateOf(first + index)))
  for (const exception of exceptions) if (exception.kind === 'changed') days.add(exception.date)
  return [...days]
}

function plannedSupply(rule: PlanRule, day: string): Supply {
  const times = timesOf({ date: day, starts: rule.starts, minutes: rule.minutes })
  return {
    key: `${day}.${rule.code}`,
    day,
    ...times,
    planned: times,
    state: 'planned',
    reason: null,
    expectedReturn: null,
    sample: rule.sample,
  }
}

function timesOf({ date, starts, minutes }: SupplyTime): { starts: Date; ends: Date } {
  const begin = nepalInstant(date, starts)
  return { starts: begin, ends: new Date(begin.getTime() + minutes * minuteMs) }
}

// A cancellation takes precedence over a change of the same supply.
function withException(supply: Supply, exceptions: readonly SupplyException[]): Supply {
  const starts = inNepal(supply.planned.starts).time
  const own = exceptions.filter(
    (one) => one.kind !== 'extra' && one.date === supply.day && (one.starts === null || one.starts === starts),
  )
  const exception = own.find(({ kind }) => kind === 'cancelled') ?? own[0]
  if (!exception) return supply
  const { reason } = exception
  if (exception.kind === 'cancelled') return { ...supply, state: 'cancelled', reason }
  return exception.kind === 'changed' ? { ...supply, ...timesOf(exception.to), state: 'changed', reason } : supply
}

function extras(exceptions: readonly SupplyException[]): Supply[] {
  return exceptions.flatMap((exception) => {
    if (exception.kind !== 'extra') return []
    const times = timesOf(exception.to)
    const { date: day } = exception.to
    const { code, reason } = exception
    const rest = { reason, expectedReturn: null, sample: false }
    return [{ key: `extra.${code}`, day, ...times, planned: times, state: 'extra' as const, ...rest }]
  })
}

// The part outside an interruption is confirmed; when the interruption ends within the supply, only the part before it, because
// emptied pipes refill slowly.
function withInterruption(supply: Supply, { begins, expectedReturn, reason }: Interruption): Supply {
  if (!flows(supply) || supply.ends <= begins || (expectedReturn && expectedReturn <= supply.starts)) return supply
  if (begins > supply.starts) return { ...supply, ends: begins, state: 'shortened', reason, expectedReturn }
  if (!expectedReturn) return { ...supply, state: 'uncertain', reason, expectedReturn }
  if (expectedReturn >= supply.ends) {
    return { ...supply, ...supply.planned, state: 'cancelled', reason, expectedReturn }
  }
  return { ...supply, starts: expectedReturn, state: 'shortened', reason, expectedReturn }
}

function overlaps({ starts, ends, planned }: Supply, from: Date, to: Date): boolean {
  return (starts < to && ends > from) || (planned.starts < to && planned.ends > from)
}

// Two rules may give the same hours (a season inside another); they are one supply.
function withoutDuplicates(supplies: Supply[]): Supply[] {
  const seen = new Set<string>()
  return supplies.toSorted(inOrder).filter(({ starts, ends, state }) => {
    const hours = `${starts.getTime()}-${ends.getTime()}-${state}`
    return !seen.has(hours) && seen.add(hours)
  })
}

function inOrder(a: Supply, b: Supply): number {
  return a.starts.getTime() - b.starts.getTime() || a.ends.getTime() - b.ends.getTime() || (a.key < b.key ? -1 : 1)
}
