// The use of a connection by its meter: consumption of a reading, or of a month without one, since the day from which its opening reading counts.

import type { BsMonth } from '#kit/calendar/bs-month.ts'
import type { DatedState } from '#features/connections/contract/connection.ts'
import { isConnectedIn } from '#features/connections/rules/states.ts'
import type { PastReading, StoredReading } from '#features/readings/contract/reading.ts'
import { isCharged } from '#features/readings/rules/charged-months.ts'
import { consumptionOf, countedMonths, type Consumption } from '#features/readings/rules/consumption.ts'
import { historyOf, openingMonth } from '#features/readings/rules/history.ts'
import type { BillingPolicy } from '../contract/policy.ts'
import type { BillBefore } from './billed-before.ts'
import { cycleOf, endOfCycle } from './policy.ts'

export type DatedDial = { fittedOn: string; dialDigits: number }

/**
 * What of a connection tells its use. `readings`: oldest first, none after the period; `opening`: the opening reading of its first
 * meter, null where readings are left out; `meteredOn`: the day of that one where the tap had none before; states and meters: oldest first; `bills`: those not credited, as they were issued.
 */
export type UsedConnection = {
  readings: readonly StoredReading[]
  opening: number | null
  meteredOn: string | null
  states: readonly DatedState[]
  meters: readonly DatedDial[]
  bills: readonly BillBefore[]
}

/** The month that ends a cycle, the policies of the organisation, and the day since which it bills here, null where it has not begun. */
export type UsedIn = { period: BsMonth; policy: BillingPolicy; billsSince: string | null }

const usualDialDigits = 5

/** The dial of the meter that was in use on a day; of the first one before it was fitted, as the register may not know that day. */
export function dialDigitsOn(meters: readonly DatedDial[], on: string): number {
  return (meters.findLast(({ fittedOn }) => fittedOn <= on) ?? meters[0])?.dialDigits ?? usualDialDigits
}

/** Units are spread over the months in which the tap was connected and that are charged. */
export function consumptionAt(
  connection: UsedConnection,
  reading: StoredReading,
  run: UsedIn,
): Consumption | undefined {
  const { readings, meters } = connection
  const known = readings.filter((one) => one.period <= reading.period)
  const history = historyIn(connection, known, reading.period, run)
  const [entered, before] = [history.at(-1)!, history.slice(0, -1)]
  const dialDigits = dialDigitsOn(meters, reading.readOn)
  const answer = consumptionOf(entered, before, dialDigits, isCharged({ ...connection, policy: run.policy }))
  return answer.ok ? answer.value : undefined
}

/** Of a month without a reading. */
export function estimated(connection: UsedConnection, run: UsedIn): Consumption | undefined {
  const { period, policy } = run
  const history = historyIn(connection, connection.readings, period, run)
  const isCounted = isCharged({ ...connection, policy })
  const answer = consumptionOf({ period, status: 'estimated' }, history, usualDialDigits, isCounted)
  return answer.ok ? answer.value : undefined
}

/** The months since the dial was last read before a reading, whether they are charged or not. */
export function monthsCounted(connection: UsedConnection, { period }: StoredReading, run: UsedIn): BsMonth[] {
  const before = connection.readings.filter((one) => one.period < period)
  return countedMonths(historyIn(connection, before, period, run), period)
}

/** The months that a reading of the period would charge. */
export function monthsToRead(connection: UsedConnection, run: UsedIn): BsMonth[] {
  const { period, policy } = run
  const history = historyIn(connection, connection.readings, period, run)
  return countedMonths(history, period).filter(isCharged({ ...connection, policy }))
}

function historyIn(
  connection: UsedConnection,
  readings: readonly StoredReading[],
  next: BsMonth,
  run: UsedIn,
): PastReading[] {
  const openedIn = firstMonth(connection, readings[0]?.period ?? next, run)
  return historyOf({ history: readings, opening: connection.opening, openedIn }, next)
}

/**
 * The month since which the opening reading counts. Of an older tap it is the first that a bill charged, whatever cycles are now; before there is
 * one, the first that was read, and in cycles of several months, the first of its cycle in which the tap was connected.
 */
function firstMonth(
  { bills, ...connection }: UsedConnection,
  read: BsMonth,
  { policy: { cycleMonths }, billsSince }: UsedIn,
): BsMonth {
  const [billed] = bills
    .filter(({ metered }) => metered)
    .flatMap(({ lines }) => lines.flatMap((line) => (line.kind === 'charge' ? [line.period] : [])))
    .toSorted()
  const known = billed !== undefined && billed <= read ? billed : read
  const opened = openingMonth(connection, billsSince)
  if (opened !== null) return opened < known ? opened : known
  if (known === billed || cycleMonths === 1) return known
  const cycle = cycleOf(endOfCycle(known, cycleMonths), cycleMonths)
  return cycle.find((month) => month <= known && isConnectedIn(connection.states, month)) ?? known
}
