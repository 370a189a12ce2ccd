// Units used in each month, as the readings of the dial are shared by the months that they bill.

import { isConnectedIn, isCutIn } from '#features/connections/rules/states.ts'
import { addMonths, monthsBetween, type BsMonth } from '#kit/calendar/bs-month.ts'
import type { ReadConnection, StoredReading } from '../contract/reading.ts'
import { isCharged, isUnmetered } from './charged-months.ts'
import { sharesOf } from './consumption.ts'
import { historyOf } from './history.ts'

/**
 * `units` is null where no reading of the dial tells them; `isSpread` where one counted several months; `isCut` where the tap was cut for the whole
 * month; `isFree` where it was connected and the policies charge nothing.
 */
export type MonthlyUse = { period: BsMonth; units: number | null; isSpread: boolean; isCut: boolean; isFree: boolean }

/** Each month from the first that one of the readings, oldest first, counts to the newest. `readings`: of the history, those of another holder left out. */
export function monthlyUse(
  connection: Pick<ReadConnection, 'states' | 'history' | 'opening' | 'openedIn' | 'meteredOn' | 'policy'>,
  readings: readonly StoredReading[] = connection.history,
): MonthlyUse[] {
  const [first, last] = [readings[0]?.period, readings.at(-1)?.period]
  if (first === undefined || last === undefined) return []
  const history = historyOf(connection, first)
  const shares = new Map<BsMonth, Pick<MonthlyUse, 'units' | 'isSpread'>>()
  for (const [place, reading] of history.entries()) {
    if (reading.period < first || reading.period > last) continue
    const months = sharesOf(reading, history.slice(0, place), isCharged(connection))
    for (const { period, units } of months) shares.set(period, { units, isSpread: months.length > 1 })
  }
  const from = [first, ...shares.keys()].toSorted()[0]!
  return Array.from({ length: monthsBetween(from, last) + 1 }, (_, index): MonthlyUse => {
    const period = addMonths(from, index)
    const isCut = isCutIn(connection.states, period)
    const isCounted = isUnmetered(period, connection) || isCharged(connection)(period)
    const isFree = isConnectedIn(connection.states, period) && !isCounted
    return { period, ...(shares.get(period) ?? { units: isCut ? 0 : null, isSpread: false }), isCut, isFree }
  })
}

export type MonthBesideLastYear = MonthlyUse & { lastYear: MonthlyUse | null }

/** Each month with the same month of the year before; null where that one is not known. */
export function besideLastYear(months: readonly MonthlyUse[]): MonthBesideLastYear[] {
  const known = new Map(months.map((month) => [month.period, month]))
  return months.map((month) => ({ ...month, lastYear: known.get(addMonths(month.period, -12)) ?? null }))
}
