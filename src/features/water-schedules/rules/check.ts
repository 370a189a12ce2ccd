// Validation of plan rows: known zones and tols, no overlapping rules, exceptions only to planned supplies.

import { addDays } from '#kit/calendar/civil-date.ts'
import { nepalMidnight } from '#kit/calendar/nepal-time.ts'
import { allow, deny, type Verdict } from '#kit/refusal.ts'
import type { SupplyZone, Tol } from '#features/tols/contract/places.ts'
import type { Plan, PlanRule, SupplyException } from '../contract/schedule.ts'
import { runsOn, suppliesBetween } from './supplies.ts'

type Places = { zones: readonly Pick<SupplyZone, 'code'>[]; tols: readonly Pick<Tol, 'code' | 'zone'>[] }
type Placed = { zone: string | null; tol?: string | null }

/** Days for which two rules are compared; every season and every interval of days occurs within it. */
const comparedDays = 800

/** Allows a row whose zone exists and whose tol belongs to it. */
export function isPlaced({ zone, tol = null }: Placed, { zones, tols }: Places): Verdict {
  if (zone !== null && !zones.some(({ code }) => code === zone)) return deny('supply.zone_unknown', { zone })
  const found = tol === null || tols.some(({ code, zone: of }) => code === tol && (zone === null || of === zone))
  return found ? allow : deny('supply.tol_unknown', { tol })
}

/** Allows a rule that overlaps no other rule of its zone. Identical hours count as one supply and are allowed. */
export function overlapsNoRule(rule: PlanRule, others: readonly PlanRule[]): Verdict {
  const neighbours = others.filter(({ zone, code }) => zone === rule.zone && code !== rule.code)
  for (const other of neighbours) {
    const date = firstClash(rule, other)
    if (date) return deny('supply.rules_overlap', { date, other: other.code })
  }
  return allow
}

/** Allows an exception that cancels or changes a planned supply, or adds one. */
export function mayBeException(exception: SupplyException, rules: readonly PlanRule[]): Verdict {
  if (exception.kind === 'extra') return allow
  const { date, starts, zone, kind } = exception
  const planned = rules.some(
    (rule) => rule.zone === zone && runsOn(rule, date) && (starts === null || rule.starts === starts),
  )
  return planned ? allow : deny('supply.nothing_planned', { kind })
}

function firstClash(rule: PlanRule, other: PlanRule): string | undefined {
  const first = rule.validFrom > other.validFrom ? rule.validFrom : other.validFrom
  const from = nepalMidnight(first)
  const to = nepalMidnight(addDays(first, comparedDays))
  const both: Plan = { rules: [rule, other], exceptions: [], interruptions: [] }
  const supplies = suppliesBetween(both, from, to)
  return supplies.find((supply, index) => index > 0 && supply.starts < supplies[index - 1]!.ends)?.day
}
