// Consumption to bill for a reading: counted, minimum or average; units spread over the months since the last reading of the dial.

import { addMonths, monthsBetween, type BsMonth } from '#kit/calendar/bs-month.ts'
import { deny, type Answered } from '#kit/refusal.ts'
import type { PastReading, Reading } from '../contract/reading.ts'
import { countedUnits, isDialReading, type DialReading } from './counted-units.ts'

/**
 * What a reading bills. `basis`: the dial was read; nothing but the minimum; or the average, which a bill shows as such. `months`
 * are charged each by its own tariff; there are several after months without a reading of the dial, and what was billed for all
 * of them but the last is credited. `units` is what the dial counted, null where it was not read.
 */
export type Consumption = {
  basis: 'read' | 'minimum' | 'average'
  units: number | null
  months: { period: BsMonth; units: number }[]
}

/** Readings of the dial from which an average is taken. */
const averagedReadings = 3

/**
 * The consumption that a reading bills, given the readings before it, oldest first; the first of them is the meter's opening
 * reading. Locked months are billed the minimum, broken and estimated ones the average. When the dial is read again, its units
 * are spread over the months since it was last read. A meter that is replaced or reset after broken months did not count them:
 * they keep their average, and only the units since the change are billed. `isCharged`: whether a month can have used the units; those
 * in which the tap was cut cannot.
 */
export function consumptionOf(
  reading: Reading,
  before: readonly PastReading[],
  dialDigits: number,
  isCharged: (period: BsMonth) => boolean = () => true,
): Answered<Consumption> {
  if (before.some(({ period }) => period > reading.period)) return deny('meter_readings.later_reading')
  if (!isDialReading(reading)) return { ok: true, value: withoutDial(reading, before, isCharged) }
  const last = before.findLast(isDialReading)
  if (!last) return deny('meter_readings.no_opening')
  const months = monthsCharged(last.period, reading.period, isCharged)
  const counted = countedUnits(reading, {
    last: last.value,
    dialDigits,
    // Asked for only where the value is below the last one.
    usualUnits: reading.value < last.value ? averageUnits(before, isCharged) : undefined,
    months: months.length,
  })
  if (!counted.ok) return counted
  if (!isNewCount(reading) || !brokenBefore(before)) return read(counted.value, months)
  const since = countedSince(reading, before)
  return read(reading.value - (reading.newStart ?? 0), monthsCharged(since, reading.period, isCharged))
}

/**
 * Units of a month by the last three readings of the dial, half rounded up; undefined without one. A reading after several
 * months counts for each of them that is charged, and not at all where none is; a new count after broken months for those since.
 */
export function averageUnits(
  history: readonly PastReading[],
  isCharged: (period: BsMonth) => boolean = () => true,
): number | undefined {
  const counted = history
    .map((reading, place) => {
      const since = countedSince(reading, history.slice(0, place))
      return { units: reading.units, months: monthsAfter(since, reading.period).filter(isCharged).length }
    })
    .filter((one): one is { units: number; months: number } => one.units !== null && one.months > 0)
    .slice(-averagedReadings)
  if (counted.length === 0) return undefined
  const units = counted.reduce((sum, one) => sum + one.units, 0)
  const months = counted.reduce((sum, one) => sum + one.months, 0)
  return Math.floor((2 * units + months) / (2 * months))
}

/** The months over which a past reading of the dial spread its units, with the share of each; none for another reading. */
export function sharesOf(
  reading: PastReading,
  before: readonly PastReading[],
  isCharged: (period: BsMonth) => boolean,
): Consumption['months'] {
  if (reading.units === null) return []
  return sharedBy(reading.units, monthsCharged(countedSince(reading, before), reading.period, isCharged))
}

/** The months that a reading of the dial in this month would count, whether they are charged or not. */
export function countedMonths(before: readonly PastReading[], period: BsMonth): BsMonth[] {
  return monthsAfter(before.findLast(isDialReading)?.period, period)
}

/** Whole units over a number of months, the remainder in the latest. @example spread(45, 2) // [22, 23] */
export function spread(units: number, months: number): number[] {
  const each = Math.floor(units / months)
  return Array.from({ length: months }, (_, index) => (index === months - 1 ? units - each * (months - 1) : each))
}

function withoutDial(
  { status, period }: Reading,
  before: readonly PastReading[],
  isCharged: (period: BsMonth) => boolean,
): Consumption {
  const average = status === 'locked' ? undefined : averageUnits(before, isCharged)
  const basis = average === undefined ? 'minimum' : 'average'
  return { basis, units: null, months: [{ period, units: average ?? 0 }] }
}

function read(units: number, months: BsMonth[]): Answered<Consumption> {
  return { ok: true, value: { basis: 'read', units, months: sharedBy(units, months) } }
}

function sharedBy(units: number, months: readonly BsMonth[]): Consumption['months'] {
  const shares = spread(units, months.length)
  return months.map((period, index) => ({ period, units: shares[index]! }))
}

/** The months that can have used the units; the last where none can. */
function monthsCharged(first: BsMonth | undefined, last: BsMonth, isCharged: (period: BsMonth) => boolean): BsMonth[] {
  const charged = monthsAfter(first, last).filter(isCharged)
  return charged.length > 0 ? charged : [last]
}

/** The months after the first, up to the second; the second alone when both are the same or the first is unknown. */
function monthsAfter(first: BsMonth | undefined, last: BsMonth): BsMonth[] {
  const count = first === undefined ? 1 : Math.max(monthsBetween(first, last), 1)
  if (count === 1) return [last]
  return Array.from({ length: count }, (_, index) => addMonths(last, index + 1 - count))
}

/** The month after which a reading of the dial counts: that of the reading before it, or the newest broken one before a new count. */
function countedSince(reading: Reading, before: readonly PastReading[]): BsMonth | undefined {
  const broken = isDialReading(reading) && isNewCount(reading) ? brokenBefore(before) : undefined
  return (broken ?? before.findLast(isDialReading))?.period
}

/** The newest broken month since the dial was last read. */
function brokenBefore(before: readonly PastReading[]): PastReading | undefined {
  const last = before.findLastIndex(isDialReading)
  return before.slice(last + 1).findLast(({ status }) => status === 'broken')
}

function isNewCount(reading: DialReading): reading is Extract<Reading, { newStart?: number }> {
  return reading.status === 'replaced' || reading.status === 'reset'
}
