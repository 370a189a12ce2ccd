// The months that a run charges to a connection: those of its reading, and those that were estimated before the dial was read.

import { addMonths, firstDayOf, monthsBetween, type BsMonth } from '#kit/calendar/bs-month.ts'
import type { DatedState } from '#features/connections/contract/connection.ts'
import { isConnectedIn } from '#features/connections/rules/states.ts'
import type { StoredReading } from '#features/readings/contract/reading.ts'
import { chargeOfCut, isCharged, shareOfMonth } from '#features/readings/rules/charged-months.ts'
import type { Consumption } from '#features/readings/rules/consumption.ts'
import type { LeftOutReason } from '../contract/runs.ts'
import type { ChargedMonth } from './bill.ts'
import { charges, chargesOf, newestOf } from './billed-before.ts'
import { hasBill, isBilledBefore, wasCharged } from './charged-readings.ts'
import {
  consumptionAt,
  estimated,
  monthsCounted,
  monthsToRead,
  type UsedConnection,
  type UsedIn,
} from './metered-use.ts'
import { cycleOf, endOfCycle, isClosedIn } from './policy.ts'

export type UsedMonths = { consumption: Consumption; months: ChargedMonth[] }

/**
 * What a connection with a meter is charged for the cycle that ends with a month, or the reason why it is charged nothing. `consumption` is that of
 * the cycle, `months` has the months that are charged anew, too.
 */
export function monthsUsed(connection: UsedConnection, run: UsedIn): UsedMonths | LeftOutReason {
  const { readings, states } = connection
  const { period, policy } = run
  const cycle = cycleOf(period, policy.cycleMonths)
  const own = readingAtEnd(connection, cycle)
  const isUncharged = (month: BsMonth) => chargesOf(connection.bills, month).length === 0
  const isCut = !cycle.some((month) => isConnectedIn(states, month) && isUncharged(month))
  if (!own && !isCut && policy.missingReading === 'skipped')
    return [...cycle, ...monthsToRead(connection, run)].some(isCharged({ ...connection, policy }))
      ? 'no_reading'
      : 'not_charged'
  const consumption = own ? consumptionAt(connection, own, run) : isCut ? withoutUse : estimated(connection, run)
  if (!consumption) return 'not_countable'
  const inCycle = readings.filter(({ period: month }) => cycle.includes(month))
  const used = inCycle.flatMap((reading) => usedOf(connection, reading, run) ?? [])
  const without = own ? [] : monthsOf(consumption, states).filter(({ period: month }) => isUncharged(month))
  const now = [...used.flatMap(({ months }) => months), ...without]
  const before = usedBefore(connection, run, new Set(now.map((month) => month.period)))
  const all = [...before.flatMap(({ months }) => months), ...now]
  const units = used.reduce((sum, one) => sum + one.units, 0)
  return charged(
    connection,
    run,
    isCut && all.length === 0 ? withoutUse : { ...consumption, units: consumption.units === null ? null : units },
    new Map(all.map((month) => [month.period, month])),
    cutBefore(connection, run, [...before, ...used]),
  )
}

/** The reading that ends a cycle: that of its last month in which the tap was not closed yet. */
export function readingAtEnd(
  { readings, states }: Pick<UsedConnection, 'readings' | 'states'>,
  cycle: readonly BsMonth[],
): StoredReading | undefined {
  const last = cycle.findLast((month) => !isClosedIn(states, month)) ?? cycle.at(-1)!
  return readings.find(({ period }) => period === last)
}

/** Of a tap that was cut and whose dial has counted nothing. */
const withoutUse: Consumption = { basis: 'minimum', units: null, months: [] }

/** A tap that was cut for a month is charged nothing for its use but what its dial has counted. */
function monthsOf({ basis, months }: Consumption, states: readonly DatedState[]): Consumption['months'] {
  return months.filter(({ period, units }) => isConnectedIn(states, period) || (basis === 'read' && units > 0))
}

/** The same without a reading to count: a tap without a meter, and one that was cut. */
export function monthsWithoutUse(connection: UsedConnection, run: UsedIn): UsedMonths | LeftOutReason {
  const months = cycleOf(run.period, run.policy.cycleMonths).map((period) => ({ period, units: 0 }))
  return charged(connection, run, { basis: 'minimum', units: null, months }, new Map(), [])
}

/**
 * `used`: the months with their units; the other months of the cycle are charged as its consumption was found, or as those of a cut tap, and so are
 * those `before` it that no run could bill.
 */
function charged(
  { states, bills }: UsedConnection,
  { period, policy }: UsedIn,
  consumption: Consumption,
  used: ReadonlyMap<BsMonth, ChargedMonth>,
  before: readonly BsMonth[],
): UsedMonths | LeftOutReason {
  const units = consumption.basis === 'average' ? consumption.months.at(-1)!.units : 0
  const others = [...before, ...cycleOf(period, policy.cycleMonths)].filter(
    (month) => !used.has(month) && chargesOf(bills, month).length === 0,
  )
  const connected = others.filter((month) => isConnectedIn(states, month)).map((month) => ({ period: month, units }))
  const held = others.flatMap((month): ChargedMonth[] => {
    const charge = isConnectedIn(states, month) ? 'nothing' : chargeOfCut({ states, policy }, month)
    if (charge === 'nothing') return []
    return [{ period: month, units: 0, ...(charge === 'fee' && { holdFeePaisa: policy.holdFeePaisa }) }]
  })
  const all = [...used.values(), ...connected, ...held]
  if (all.length === 0) return 'not_connected'
  const months = all.flatMap((month): ChargedMonth[] => {
    const share = shareOfMonth(states, month.period, policy)
    if (share === 'none') return []
    return [share === 'full' ? month : { ...month, days: share }]
  })
  if (months.length === 0) return 'not_charged'
  return { consumption, months: months.toSorted((one, other) => (one.period < other.period ? -1 : 1)) }
}

/** `isLate`: nobody knows whether a bill of its months was issued before it came. */
type UsedReading = { reading: StoredReading; units: number; months: ChargedMonth[]; isLate: boolean }

/**
 * Undefined of a reading that was charged. What is not the dial's is charged for a month that was not charged, and so is a month of a charged reading
 * whose own bill, which the reading did not change, was credited since, or was issued anew without the reading.
 */
function usedOf(connection: UsedConnection, reading: StoredReading, run: UsedIn): UsedReading | undefined {
  const { bills, states } = connection
  const consumption = consumptionAt(connection, reading, run)
  if (!consumption) return undefined
  const months = monthsOf(consumption, states)
  if (consumption.units === null) {
    const uncharged = months.filter(({ period }) => !newestOf(bills, period))
    return { reading, units: 0, months: uncharged, isLate: false }
  }
  const all = months.map(({ period }) => period)
  const charged = wasCharged(reading, all, bills)
  const left = months.filter(({ period }) => isBilledBefore(newestOf(bills, period), reading))
  if (charged === 'yes' && left.length === 0) return undefined
  const due = charged === 'yes' ? left : months
  const units = due.reduce((sum, month) => sum + month.units, 0)
  const isLate = charged === 'perhaps'
  if (charged === 'no') return { reading, units, months: due, isLate }
  return { reading, units, months: due.map((month) => ({ ...month, onlyIfChanged: true })), isLate }
}

/**
 * Readings of earlier cycles that are charged with this one: those that came after the bill of their months, and those that no run can bill, also
 * because a later one of them is charged `now` for the month of its end.
 */
function usedBefore(connection: UsedConnection, run: UsedIn, now: ReadonlySet<BsMonth>): UsedReading[] {
  const first = cycleOf(run.period, run.policy.cycleMonths)[0]!
  const due = new Set(now)
  const found = connection.readings.toReversed().flatMap((reading) => {
    if (reading.period >= first || reading.units === null || hasBill(reading, connection.bills)) return []
    const used = usedOf(connection, reading, run)
    if (!used || !(used.isLate || isLeftOut(connection, run, reading, due))) return []
    for (const { period } of used.months) due.add(period)
    return [used]
  })
  return found.toReversed()
}

/** Whether no run can bill the cycle of a reading: there is none at its end, or the month of its end was charged, or is `now`, without it. */
function isLeftOut(connection: UsedConnection, run: UsedIn, { period }: StoredReading, now: ReadonlySet<BsMonth>) {
  const end = endOfCycle(period, run.policy.cycleMonths)
  const cycle = cycleOf(end, run.policy.cycleMonths)
  if (!isBilledHere(connection, run, cycle[0]!)) return false
  const isBilled = connection.bills.some((bill) => bill.period === end || charges(bill, end))
  return isBilled || now.has(end) || !readingAtEnd(connection, cycle)
}

/** Whether a month began after the organisation had begun to bill here, or after a month that it billed. */
function isBilledHere({ bills }: UsedConnection, { billsSince }: UsedIn, month: BsMonth): boolean {
  return billsSince !== null && (firstDayOf(month) >= billsSince || bills.some(({ period }) => period < month))
}

/** Months of earlier cycles in which the tap was cut, where these were not billed for want of a reading: since the dial was read before those `used`. */
function cutBefore(connection: UsedConnection, run: UsedIn, used: readonly UsedReading[]): BsMonth[] {
  const { cutTap, cycleMonths } = run.policy
  const ofDial = used.filter(({ reading }) => reading.units !== null)
  if (ofDial.length === 0 || cutTap === 'nothing') return []
  const since = monthsCounted(connection, ofDial[0]!.reading, run)[0]!
  const until = [ofDial.at(-1)!.reading.period, cycleOf(run.period, cycleMonths)[0]!].toSorted()[0]!
  return monthsFrom(since, until).filter((month) => {
    const cycle = cycleOf(endOfCycle(month, cycleMonths), cycleMonths)
    const isOpen = cycle.some((one) => isConnectedIn(connection.states, one))
    const isHere = isBilledHere(connection, run, cycle[0]!)
    return isHere && isOpen && !isConnectedIn(connection.states, month) && !readingAtEnd(connection, cycle)
  })
}

/** Up to the month before the second. */
function monthsFrom(first: BsMonth, until: BsMonth): BsMonth[] {
  const count = Math.max(monthsBetween(first, until), 0)
  return Array.from({ length: count }, (_, place) => addMonths(first, place))
}
