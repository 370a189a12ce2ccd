// A connection as golden cases of billing have it: rates of Ratnanagar, connected since 2020, a dial of four digits that began at 100.

import { asSample, ratnanagar } from '#demonstration/published-tariffs.ts'
import type { BilledConnection, RunOutcome } from '#features/bills/rules/run.ts'
import type { DatedState } from '#features/connections/contract/connection.ts'
import type { StoredReading } from '#features/readings/contract/reading.ts'
import { firstDayOf, lastDayOf } from '#kit/calendar/bs-month.ts'
import { addDays } from '#kit/calendar/civil-date.ts'

/** 10 units 90, 15 units 160, 25 units 315. */
export const tariffs = asSample(ratnanagar, { fiscalYear: '2083/84', effectiveFrom: '2026-07-17' }).map(
  (tariff, index) => ({ ...tariff, sample: false, id: `${index}` }),
)

/** A day of a month of 2083. */
export function on(month: number, day: number): string {
  return addDays(firstDayOf(`2083/0${month}`), day - 1)
}

export const connected: DatedState[] = [{ since: '2020-01-01', state: 'connected' }]

export const blank: BilledConnection = {
  id: 1,
  customerNumber: 'A',
  tap: { customerType: 'residential', tapSize: '1/2', metered: true, sewer: false },
  formerTaps: [],
  isBilled: false,
  importedBills: [],
  entries: [],
  balancePaisa: 0,
  readings: [],
  opening: 100,
  meteredOn: null,
  states: connected,
  meters: [{ fittedOn: '2020-01-01', dialDigits: 4 }],
  bills: [],
}

/** Two days before the end of its month; locked where there is no value. */
export function readingOf(
  period: string,
  value: number | null,
  units: number | null,
  more: Partial<StoredReading> = {},
): StoredReading {
  const status = value === null ? 'locked' : 'normal'
  const empty = { oldFinal: null, newStart: null, newSerial: null, note: '', source: 'office', readBy: '' } as const
  return { period, readOn: addDays(lastDayOf(period), -2), status, value, units, ...empty, ...more }
}

/** The rupees of a bill by month, less what was billed for it, or the reason for none. */
export function rupeesByMonth(made: RunOutcome): Record<string, number> | string {
  if (made.kind === 'left-out') return made.reason
  const sums: Record<string, number> = {}
  for (const line of made.amounts.lines)
    if (line.kind === 'charge' || line.kind === 'billed')
      sums[line.period] = (sums[line.period] ?? 0) + line.amountPaisa / 100
  return sums
}
