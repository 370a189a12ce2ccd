// The readings that a bill is computed from: that of its month, and the last of the dial before its cycle.

import type { BsMonth } from '#kit/calendar/bs-month.ts'
import { pick } from '#kit/pick.ts'
import type { StoredReading } from '#features/readings/contract/reading.ts'
import type { BilledReading, BilledReadings } from '../contract/bill.ts'

/** `readings`: oldest first; `firstOfCycle`: the first month that the bill of `period` charges by its own reading. */
export function billedReadings(
  readings: readonly StoredReading[],
  { period, firstOfCycle }: { period: BsMonth; firstOfCycle: BsMonth },
): BilledReadings {
  return {
    before: shownOf(readings.findLast((one) => one.period < firstOfCycle && one.value !== null)),
    present: shownOf(readings.find((one) => one.period === period)),
  }
}

/** Those of the time in which a person held the connection; `until` is the day after it. */
export function readingsWithin(
  { before, present }: BilledReadings,
  { from, until }: { from: string | null; until: string | null },
): BilledReadings {
  const within = (one: BilledReading | null) =>
    one && (from === null || one.readOn >= from) && (until === null || one.readOn < until) ? one : null
  return { before: within(before), present: within(present) }
}

function shownOf(reading: StoredReading | undefined): BilledReading | null {
  return reading ? pick(reading, ['readOn', 'status', 'value', 'oldFinal', 'newStart']) : null
}
