// What about a bill of a run should be looked at: its use beside that of last year, months that were locked, an average, a credit.

import { isCutIn } from '#features/connections/rules/states.ts'
import { addMonths, monthsBetween, type BsMonth } from '#kit/calendar/bs-month.ts'
import type { BillAmounts } from '../contract/bill.ts'
import type { BillFlag } from '../contract/runs.ts'
import { consumptionAt, type UsedConnection, type UsedIn } from './metered-use.ts'
import type { UsedMonths } from './months-used.ts'
import { cycleOf } from './policy.ts'

const highMultiple = 3
const longLocked = 3

export function flagsOf(
  connection: UsedConnection,
  run: UsedIn,
  used: UsedMonths,
  { chargePaisa }: Pick<BillAmounts, 'chargePaisa'>,
): BillFlag[] {
  const { units, basis } = used.consumption
  const flags: BillFlag[] = []
  if (units === 0) flags.push('no_use')
  if (isHigh(useOf(connection, run, used), useOfLastYear(connection, run))) flags.push('high_use')
  if (isLongLocked(connection, run)) flags.push('long_locked')
  if (basis === 'average') flags.push('average')
  if (chargePaisa < 0) flags.push('credit')
  return flags
}

/** Units of a month. */
function isHigh(use: number | undefined, lastYear: number | undefined): boolean {
  return use !== undefined && lastYear !== undefined && use > highMultiple * lastYear
}

/** Units of a month: what the dial has counted since it was last read before the cycle, over the months that are charged. */
function useOf(
  { readings }: UsedConnection,
  { period, policy }: UsedIn,
  { consumption: { units }, months }: UsedMonths,
): number | undefined {
  if (units === null) return undefined
  const first = cycleOf(period, policy.cycleMonths)[0]!
  const before = readings.findLast((reading) => reading.period < first && reading.units !== null)
  const counted = months.filter((month) => !before || month.period > before.period)
  return units / Math.max(counted.length, 1)
}

/** Units of a month over those of the same cycle of last year, without those in which the tap was cut; undefined where none of them was counted. */
function useOfLastYear(connection: UsedConnection, run: UsedIn): number | undefined {
  const cycle = cycleOf(addMonths(run.period, -12), run.policy.cycleMonths)
  const months = cycle.filter((month) => !isCutIn(connection.states, month))
  const known = months.flatMap((month) => unitsIn(month, connection, run) ?? [])
  if (known.length === 0) return undefined
  return known.reduce((sum, units) => sum + units, 0) / known.length
}

/** Units of a month by the reading that counted it, over all months that it counted. */
function unitsIn(month: BsMonth, connection: UsedConnection, run: UsedIn): number | undefined {
  const reading = connection.readings.find(({ period, units }) => period >= month && units !== null)
  if (!reading || reading.period >= run.period) return undefined
  const { units = null, months = [] } = consumptionAt(connection, reading, run) ?? {}
  return units !== null && months.some(({ period }) => period === month) ? units / months.length : undefined
}

/** The present month and those before it, one reading in each, none while the tap was cut; in longer cycles one in each cycle. */
function isLongLocked({ readings, states }: UsedConnection, { period, policy }: UsedIn): boolean {
  const newest = readings.slice(-longLocked)
  if (newest.length < longLocked || newest.at(-1)!.period !== period) return false
  return newest.every((reading, place) => {
    const before = newest[place - 1]
    const follows = !before || monthsBetween(before.period, reading.period) <= policy.cycleMonths
    return reading.status === 'locked' && follows && !isCutIn(states, reading.period)
  })
}
