// Whether a reading of the dial was charged: by a bill that is not credited, never because bills were issued since.

import type { BsMonth } from '#kit/calendar/bs-month.ts'
import type { StoredReading } from '#features/readings/contract/reading.ts'
import { charges, type BillBefore } from './billed-before.ts'

/**
 * Without its months: by the bill of which it is the reading, or by one whose lines were left out, as no bill of the connection is credited. Readings
 * are entered in the order of their months, so that a bill whose own reading was of the dial knew all before it.
 */
export function hasBill({ period }: Pick<StoredReading, 'period'>, bills: readonly BillBefore[]): boolean {
  return bills.some(
    (bill) => bill.units !== null && (bill.period === period || (bill.period > period && bill.lines.length === 0)),
  )
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
