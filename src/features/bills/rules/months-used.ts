// The months that a run charges to a connection: those of its reading, and those that were estimated before the dial was read.

import { firstDayOf, type BsMonth } from '#kit/calendar/bs-month.ts'
import type { DatedState } from '#features/connections/contract/connection.ts'
import { isConnectedIn } from '#features/connections/rules/states.ts'
import type { StoredReading } from '#features/readings/contract/reading.ts'
import { chargeOfCut, isCharged, shareOfMonth } from '#features/readings/rules/charged-months.ts'
import type { Consumption } from '#features/readings/rules/consumption.ts'
import type { LeftOutReason } from '../contract/runs.ts'
import type { ChargedMonth } from './bill.ts'
import { chargesOf } from './billed-before.ts'
import { consumptionAt, estimated, monthsToRead, type UsedConnection, type UsedIn } from './metered-use.ts'
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
  const isCut = !cycle.some((month) => isConnectedIn(states, month))
  if (!own && !isCut && policy.missingReading === 'skipped')
    return [...cycle, ...monthsToRead(connection, run)].some(isCharged({ ...connection, policy }))
      ? 'no_reading'
      : 'not_charged'
  const consumption = own ? consumptionAt(connection, own, run) : isCut ? withoutUse : estimated(connection, run)
  if (!consumption) return 'not_countable'
  const earlier = readings.filter((reading) => cycle.includes(reading.period) && reading !== own)
  const before = earlier.flatMap((reading) => consumptionAt(connection, reading, run) ?? [])
  const inCycle = [...before, consumption].flatMap((each) => monthsOf(each, states))
  const used = [...monthsBefore(connection, run), ...inCycle]
  const units = before.reduce((sum, one) => sum + (one.units ?? 0), consumption.units ?? 0)
  return charged(
    connection,
    run,
    isCut && used.length === 0 ? withoutUse : { ...consumption, units: consumption.units === null ? null : units },
    new Map(used.map((month) => [month.period, month])),
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
  return charged(connection, run, { basis: 'minimum', units: null, months }, new Map())
}

/** `used`: the months with their units; the other months of the cycle are charged as its consumption was found, or as those of a cut tap. */
function charged(
  { states, bills }: UsedConnection,
  { period, policy }: UsedIn,
  consumption: Consumption,
  used: ReadonlyMap<BsMonth, ChargedMonth>,
): UsedMonths | LeftOutReason {
  const units = consumption.basis === 'average' ? consumption.months.at(-1)!.units : 0
  const others = cycleOf(period, policy.cycleMonths).filter(
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

/** Months of earlier cycles that are charged with this one: those that were billed before their reading came, and those that no run could bill. */
function monthsBefore(connection: UsedConnection, run: UsedIn): ChargedMonth[] {
  const first = cycleOf(run.period, run.policy.cycleMonths)[0]!
  return connection.readings.flatMap((reading): ChargedMonth[] => {
    if (reading.period >= first || reading.units === null) return []
    const mayBeLate = mayHaveComeLater(connection, run, reading)
    if (!mayBeLate && !isUnbilled(connection, run, reading)) return []
    const consumption = consumptionAt(connection, reading, run)
    const months = consumption ? monthsOf(consumption, connection.states) : []
    return mayBeLate ? months.map((month) => ({ ...month, onlyIfChanged: true })) : months
  })
}

/**
 * Whether a reading may have come after the bill of its cycle, and after all bills since: one of a later reading has charged its months. Of a reading
 * within a cycle nobody knows, so that its months are charged only where that changes what was billed.
 */
function mayHaveComeLater(
  { bills }: UsedConnection,
  { policy: { cycleMonths } }: UsedIn,
  { period }: StoredReading,
): boolean {
  const isOfCycle = (end: BsMonth) => end >= period && cycleOf(end, cycleMonths).includes(period)
  const place = bills.findIndex((bill) => bill.metered && bill.units === null && isOfCycle(bill.period))
  return place >= 0 && !bills.slice(place + 1).some((later) => later.period > period && later.units !== null)
}

/** Whether a reading was taken within a cycle that was not billed, as there is none at its end. A later bill has charged it. */
function isUnbilled(
  connection: UsedConnection,
  { policy: { cycleMonths }, billsSince }: UsedIn,
  { period, readOn }: StoredReading,
): boolean {
  if (billsSince === null || readOn < billsSince || connection.bills.some((bill) => bill.period >= period)) return false
  const cycle = cycleOf(endOfCycle(period, cycleMonths), cycleMonths)
  return firstDayOf(cycle[0]!) >= billsSince && !readingAtEnd(connection, cycle)
}
