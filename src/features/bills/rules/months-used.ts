// The months that a run charges to a connection: those of its reading, and those that were estimated before the dial was read.

import { addMonths, type BsMonth } from '#kit/calendar/bs-month.ts'
import type { DatedState } from '#features/connections/contract/connection.ts'
import { isConnectedIn, isCutIn } from '#features/connections/rules/states.ts'
import type { PastReading, StoredReading } from '#features/readings/contract/reading.ts'
import { consumptionOf, type Consumption } from '#features/readings/rules/consumption.ts'
import { historyOf } from '#features/readings/rules/recorded.ts'
import type { BillingPolicy } from '../contract/policy.ts'
import type { LeftOutReason } from '../contract/runs.ts'
import type { ChargedMonth } from './bill.ts'
import { chargesOf, type BillBefore } from './billed-before.ts'
import { cycleOf, endsCycle, isHeldIn, shareOfMonth } from './policy.ts'

export type DatedDial = { fittedOn: string; dialDigits: number }

/**
 * What of a connection tells its use. `readings`: oldest first, none after the period; `opening`: the opening reading of its first
 * meter, null where readings are left out; states and meters: oldest first; `bills`: those not credited, as they were issued.
 */
export type UsedConnection = {
  readings: readonly StoredReading[]
  opening: number | null
  states: readonly DatedState[]
  meters: readonly DatedDial[]
  bills: readonly BillBefore[]
}

export type UsedMonths = { consumption: Consumption; months: ChargedMonth[] }

/** The month that ends a cycle, and the policies of the organisation. */
export type UsedIn = { period: BsMonth; policy: BillingPolicy }

const usualDialDigits = 5

/**
 * What a connection with a meter is charged for the cycle that ends with a month, or the reason why it is charged nothing. `consumption` is that of
 * the cycle, `months` has the months that are charged anew, too.
 */
export function monthsUsed(connection: UsedConnection, run: UsedIn): UsedMonths | LeftOutReason {
  const { readings, states } = connection
  const { period, policy } = run
  const cycle = cycleOf(period, policy.cycleMonths)
  const own = readings.find((reading) => reading.period === period)
  const isCut = !cycle.some((month) => isConnectedIn(states, month))
  if (!own && isCut) return monthsWithoutUse(connection, run)
  if (!own && policy.missingReading === 'skipped') return 'no_reading'
  const consumption = own ? consumptionAt(connection, own, policy) : estimated(connection, run)
  if (!consumption) return 'not_countable'
  // A tap that was cut is charged nothing for its use but what its dial has counted.
  if (isCut && !consumption.units) return monthsWithoutUse(connection, run)
  const earlier = readings.filter((reading) => reading.period < period && cycle.includes(reading.period))
  const before = earlier.flatMap((reading) => consumptionAt(connection, reading, policy) ?? [])
  const used = [...monthsAnew(connection, run), ...before.flatMap(({ months }) => months), ...consumption.months]
  const units = before.reduce((sum, one) => sum + (one.units ?? 0), consumption.units ?? 0)
  return charged(
    connection,
    run,
    { ...consumption, units: consumption.units === null ? null : units },
    new Map(used.map((month) => [month.period, month])),
  )
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
  const held = policy.cutTap === 'nothing' ? [] : others.filter((month) => isHeldIn(states, month))
  const feeOf = (month: BsMonth): ChargedMonth =>
    policy.cutTap === 'fee'
      ? { period: month, units: 0, holdFeePaisa: policy.holdFeePaisa }
      : { period: month, units: 0 }
  const all = [...used.values(), ...connected, ...held.map(feeOf)]
  if (all.length === 0) return 'not_connected'
  const months = all.flatMap((month): ChargedMonth[] => {
    const share = shareOfMonth(states, month.period, policy)
    if (share === 'none') return []
    return [share === 'full' ? month : { ...month, days: share }]
  })
  if (months.length === 0) return 'not_charged'
  return { consumption, months: months.toSorted((one, other) => (one.period < other.period ? -1 : 1)) }
}

/** The dial of the meter that was in use on a day; of the first one before it was fitted, as the register may not know that day. */
export function dialDigitsOn(meters: readonly DatedDial[], on: string): number {
  return (meters.findLast(({ fittedOn }) => fittedOn <= on) ?? meters[0])?.dialDigits ?? usualDialDigits
}

/** Months that were billed before their reading came, as that reading counts them; once. */
function monthsAnew(connection: UsedConnection, { period, policy }: UsedIn): Consumption['months'] {
  const { readings, bills, states } = connection
  const late = readings.filter((reading) => {
    if (reading.period >= period || reading.units === null) return false
    if (reading.units === 0 && isCutIn(states, reading.period)) return false
    const place = bills.findIndex((bill) => bill.period === reading.period)
    const bill = bills[place]
    if (!bill?.metered || bill.units !== null) return false
    return chargesOf(bills.slice(place + 1), reading.period).length === 0
  })
  return late.flatMap((reading) => consumptionAt(connection, reading, policy)?.months ?? [])
}

/** Units are spread over the months in which the tap was connected and that are charged. */
function consumptionAt(
  connection: UsedConnection,
  reading: StoredReading,
  policy: BillingPolicy,
): Consumption | undefined {
  const { readings, states, meters } = connection
  const known = readings.filter((one) => one.period <= reading.period)
  const history = historyIn(connection, known, reading.period, policy)
  const [entered, before] = [history.at(-1)!, history.slice(0, -1)]
  const answer = consumptionOf(entered, before, dialDigitsOn(meters, reading.readOn), isCharged({ states }, policy))
  return answer.ok ? answer.value : undefined
}

function isCharged({ states }: Pick<UsedConnection, 'states'>, policy: BillingPolicy): (period: BsMonth) => boolean {
  return (period) => !isCutIn(states, period) && shareOfMonth(states, period, policy) !== 'none'
}

function estimated(connection: UsedConnection, { period, policy }: UsedIn): Consumption | undefined {
  const history = historyIn(connection, connection.readings, period, policy)
  const answer = consumptionOf({ period, status: 'estimated' }, history, usualDialDigits, isCharged(connection, policy))
  return answer.ok ? answer.value : undefined
}

/**
 * The opening reading is of the month before the first one that was read, or charged without a reading; in cycles of several months, of the
 * month before the first one of its cycle in which the tap was connected.
 */
function historyIn(
  { opening, states, bills }: UsedConnection,
  readings: readonly StoredReading[],
  next: BsMonth,
  { cycleMonths }: BillingPolicy,
): PastReading[] {
  const history = historyOf({ history: readings, opening }, next)
  if (opening === null) return history
  const first = [readings[0]?.period ?? next, ...monthsUnread(bills)].toSorted()[0]!
  const openedIn = (begun: BsMonth) => [{ ...history[0]!, period: addMonths(begun, -1) }, ...history.slice(1)]
  if (cycleMonths === 1) return openedIn(first)
  const end = cycleOf(addMonths(first, cycleMonths - 1), cycleMonths).find((month) => endsCycle(month, cycleMonths))!
  const begun = cycleOf(end, cycleMonths).find((month) => month <= first && isConnectedIn(states, month)) ?? first
  return openedIn(begun)
}

/** The months that a metered tap was charged for without a reading of its dial. */
function monthsUnread(bills: readonly BillBefore[]): BsMonth[] {
  return bills
    .filter(({ metered, units }) => metered && units === null)
    .flatMap(({ lines }) => lines.flatMap((line) => (line.kind === 'charge' ? [line.period] : [])))
}
