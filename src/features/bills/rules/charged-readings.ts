// Whether a reading of the dial was charged: by a bill that is not credited, never because bills were issued since.

import type { BsMonth } from '#kit/calendar/bs-month.ts'
import type { StoredReading } from '#features/readings/contract/reading.ts'
import { charges, type BillBefore } from './billed-before.ts'

/** By a bill whose lines were left out, as no bill of the connection is credited and no reading corrected: of its own reading, or of a later one of the dial, which knew it. */
export function hasBill({ period }: Pick<StoredReading, 'period'>, bills: readonly BillBefore[]): boolean {
  return bills.some((bill) => bill.units !== null && bill.period >= period && bill.lines.length === 0)
}

/**
 * `months`: over which its units are spread. `perhaps`: a bill charged them without a reading of the dial at its end, and nobody knows whether this
 * one came before it or after.
 */
export function wasCharged(
  { period }: Pick<StoredReading, 'period'>,
  months: readonly BsMonth[],
  bills: readonly BillBefore[],
): 'yes' | 'perhaps' | 'no' {
  const charged = bills.filter((bill) => bill.period >= period && months.some((month) => charges(bill, month)))
  if (charged.some(({ metered, units }) => !metered || units !== null)) return 'yes'
  return charged.length > 0 ? 'perhaps' : 'no'
}

/** Whether the last bill of a month, where there is one, was that of a month before the reading, and did not know it. */
export function isBilledBefore(newest: BillBefore | undefined, { period }: Pick<StoredReading, 'period'>): boolean {
  return newest === undefined || newest.period < period
}
