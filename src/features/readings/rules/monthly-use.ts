// Units used in each month: the reading's own, or spread over the months since the dial was last read.

import { addMonths, monthsBetween, type BsMonth } from '#kit/calendar/bs-month.ts'
import type { ReadingStatus } from '../contract/reading.ts'
import { spread } from './consumption.ts'

/** `units` is null where no later reading of the dial tells them yet; `isSpread` where one counted several months. */
export type MonthlyUse = { period: BsMonth; units: number | null; isSpread: boolean }

/** Each month from the first reading to the newest; readings are oldest first. `isCharged`: whether a month can have used units, as bills take it. */
export function monthlyUse(
  readings: readonly { period: BsMonth; units: number | null; status: ReadingStatus }[],
  isCharged: (period: BsMonth) => boolean = () => true,
): MonthlyUse[] {
  const first = readings[0]
  if (!first) return []
  const count = monthsBetween(first.period, readings.at(-1)!.period) + 1
  const months = Array.from({ length: count }, (_, index): MonthlyUse => {
    return { period: addMonths(first.period, index), units: null, isSpread: false }
  })
  let unread = 0
  for (const { period, units } of readings) {
    if (units === null) continue
    const end = monthsBetween(first.period, period) + 1
    const counted = months.slice(unread, end)
    for (const month of counted) month.units = 0
    const charged = counted.filter((month) => isCharged(month.period))
    const sharing = charged.length > 0 ? charged : counted.slice(-1)
    for (const [index, share] of spread(units, sharing.length).entries())
      Object.assign(sharing[index]!, { units: share, isSpread: sharing.length > 1 })
    unread = end
  }
  return months
}

export type MonthBesideLastYear = MonthlyUse & { lastYear: MonthlyUse | null }

/** Each month with the same month of the year before; null where that one is not known. */
export function besideLastYear(months: readonly MonthlyUse[]): MonthBesideLastYear[] {
  const known = new Map(months.map((month) => [month.period, month]))
  return months.map((month) => ({ ...month, lastYear: known.get(addMonths(month.period, -12)) ?? null }))
}
