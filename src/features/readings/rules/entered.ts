// What the form of a reading says and whether it may be sent: the rules of recording, asked while the reading is entered.

import { deny, type Answered, type Verdict } from '#kit/refusal.ts'
import type { BsMonth } from '#kit/calendar/bs-month.ts'
import { isReadStatus, type MeterInUse, type NewReading, type ReadConnection } from '../contract/reading.ts'
import { beforeNewest, mayBeCorrected, mayBeReadBy, recordedReading, type Recorded } from './recorded.ts'

/** Whether the form is shown at all: nobody reads their own meter, and where there is none, nothing is read. */
export function mayRecord({ isOwn, meter }: { isOwn: boolean; meter: MeterInUse | null }): Verdict {
  const mayRead = mayBeReadBy({ isOwn })
  return mayRead.ok && !meter ? deny('meter_readings.no_meter') : mayRead
}

/**
 * What follows from a reading as it is entered; undefined while its value is missing, or where only the server knows. The month of the newest reading
 * is corrected, from what was known before it.
 */
export function enteredReading(
  entered: NewReading,
  known: ReadConnection,
  { newest, today }: { newest: BsMonth | undefined; today: string },
): Answered<Recorded> | undefined {
  if (isReadStatus(entered.status) && entered.value === null) return undefined
  if (entered.period !== newest) return recordedReading(entered, known, today)
  const mayCorrect = mayBeCorrected(entered.period, known)
  if (!mayCorrect.ok) return mayCorrect
  const base = beforeNewest(known)
  return base && recordedReading(entered, base, today)
}
