// The months that a run charges to a connection: those of its reading, and those that were estimated before the dial was read.

import { firstDayOf, lastDayOf, type BsMonth } from '#kit/calendar/bs-month.ts'
import type { ConnectionState } from '#features/connections/contract/connection.ts'
import type { StoredReading } from '#features/readings/contract/reading.ts'
import { consumptionOf, type Consumption } from '#features/readings/rules/consumption.ts'
import { historyOf } from '#features/readings/rules/recorded.ts'
import type { BillingPolicy } from '../contract/runs.ts'
import { chargesOf, type BillBefore } from './billed-before.ts'

export type DatedState = { since: string; state: ConnectionState }
export type DatedDial = { fittedOn: string; dialDigits: number }

/**
 * What of a connection tells its use. `readings`: oldest first, none after the period; `opening`: the opening reading of its first
 * meter, null where readings are left out; states and meters: oldest first; `bills`: those not credited.
 */
export type UsedConnection = {
  readings: readonly StoredReading[]
  opening: number | null
  states: readonly DatedState[]
  meters: readonly DatedDial[]
  bills: readonly BillBefore[]
}

export type UsedMonths = { consumption: Consumption; months: Consumption['months'] }

const usualDialDigits = 5

/**
 * Undefined without a reading or a connected day; a reason where the reading cannot be counted. `consumption` is that of the period,
 * `months` has the months that are charged anew, too.
 */
export function monthsUsed(
  connection: UsedConnection,
  { period, policy }: { period: BsMonth; policy: Pick<BillingPolicy, 'missingReading'> },
): UsedMonths | 'not_countable' | 'no_reading' | 'not_connected' {
  const { states } = connection
  const own = connection.readings.find((reading) => reading.period === period)
  const isCut = !isConnectedIn(states, period)
  if (!own && isCut) return 'not_connected'
  if (!own && policy.missingReading === 'skipped') return 'no_reading'
  const consumption = own ? consumptionAt(connection, own) : estimated(connection, period)
  if (!consumption) return 'not_countable'
  // A tap that was cut is charged nothing but what its dial has counted.
  if (isCut && !consumption.units) return 'not_connected'
  return { consumption, months: [...monthsAnew(connection, period), ...consumption.months] }
}

/** Whether a tap was connected on a day of the month; one whose first state is later was not. */
export function isConnectedIn(states: readonly DatedState[], period: BsMonth): boolean {
  const [first, last] = [firstDayOf(period), lastDayOf(period)]
  const atFirst = states.findLast(({ since }) => since <= first)
  return [atFirst, ...states.filter(({ since }) => since > first && since <= last)].some(
    (one) => one?.state === 'connected',
  )
}

/** Whether a tap that had been connected before was cut for the whole month. */
function isCutIn(states: readonly DatedState[], period: BsMonth): boolean {
  const begun = states[0] !== undefined && states[0].since <= lastDayOf(period)
  return begun && !isConnectedIn(states, period)
}

/** The dial of the meter that was in use on a day; of the first one before it was fitted, as the register may not know that day. */
export function dialDigitsOn(meters: readonly DatedDial[], on: string): number {
  return (meters.findLast(({ fittedOn }) => fittedOn <= on) ?? meters[0])?.dialDigits ?? usualDialDigits
}

/** Months that were billed before their reading came, as that reading counts them; once. */
function monthsAnew(connection: UsedConnection, period: BsMonth): Consumption['months'] {
  const { readings, bills } = connection
  const late = readings.filter((reading) => {
    if (reading.period >= period || reading.units === null) return false
    const place = bills.findIndex((bill) => bill.period === reading.period)
    const bill = bills[place]
    if (!bill?.metered || bill.units !== null) return false
    return chargesOf(bills.slice(place + 1), reading.period).length === 0
  })
  return late.flatMap((reading) => consumptionAt(connection, reading)?.months ?? [])
}

function consumptionAt(connection: UsedConnection, reading: StoredReading): Consumption | undefined {
  const { readings, states, meters, opening } = connection
  const history = historyOf(
    { history: readings.filter((one) => one.period <= reading.period), opening },
    reading.period,
  )
  const [entered, before] = [history.at(-1)!, history.slice(0, -1)]
  const answer = consumptionOf(
    entered,
    before,
    dialDigitsOn(meters, reading.readOn),
    (period) => !isCutIn(states, period),
  )
  return answer.ok ? answer.value : undefined
}

function estimated({ readings, opening }: UsedConnection, period: BsMonth): Consumption | undefined {
  const history = historyOf({ history: readings, opening }, period)
  const answer = consumptionOf({ period, status: 'estimated' }, history, usualDialDigits)
  return answer.ok ? answer.value : undefined
}
