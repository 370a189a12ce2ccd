// The history of a connection as the rules of consumption read it: since when its opening reading counts, its readings.

import type { DatedState } from '#features/connections/contract/connection.ts'
import { addMonths, bsMonthOf, type BsMonth } from '#kit/calendar/bs-month.ts'
import type { NewReading, PastReading, ReadConnection, Reading } from '../contract/reading.ts'

/**
 * The month in which the first meter was fitted or its tap connected, whichever is later, where the organisation billed here by then. Null of an
 * older tap: the register says with which reading its meter began here, not when (decision 353). Meters and states: oldest first.
 */
export function openingMonth(
  { meters, states }: { meters: readonly { fittedOn: string }[]; states: readonly DatedState[] },
  billsSince: string | null,
): BsMonth | null {
  const opened = [meters[0]?.fittedOn ?? '', states[0]?.since ?? ''].toSorted()[1]!
  return billsSince !== null && opened >= billsSince ? bsMonthOf(opened) : null
}

/** It begins with the opening reading: before the month since which that one counts, but no later than before the first reading. */
export function historyOf(
  { history, opening, openedIn }: Pick<ReadConnection, 'history' | 'opening' | 'openedIn'>,
  next: BsMonth,
): PastReading[] {
  const readings = history.map((one): PastReading => ({ ...readingOf(one), units: one.units }))
  if (opening === null) return readings
  const read = readings[0]?.period ?? next
  const first = openedIn !== null && openedIn < read ? openedIn : read
  return [{ period: addMonths(first, -1), status: 'normal', value: opening, units: null }, ...readings]
}

export function readingOf({ period, status, value, oldFinal, newStart }: NewReading): Reading {
  switch (status) {
    case 'normal':
    case 'rollover':
      return { period, status, value: value! }
    case 'replaced':
    case 'reset':
      return {
        period,
        status,
        value: value!,
        ...(oldFinal !== null && { oldFinal }),
        ...(newStart !== null && { newStart }),
      }
    default:
      return { period, status }
  }
}
