// Meter readings: statuses, the record of one reading and what is known of a connection when one is recorded.

import type { DatedState } from '#features/connections/contract/connection.ts'
import type { BsMonth } from '#kit/calendar/bs-month.ts'
import type { MonthPolicy } from './charged-months.ts'

/**
 * `normal`: the dial was read. `rollover`: the dial passed its end. `reset`: the meter was set back, `replaced`: exchanged; both
 * carry where the old count ended and the new one began. `locked`: nobody could reach the meter. `broken`: the meter did not
 * count. `estimated`: no reading was taken.
 */
export const readingStatuses = ['normal', 'rollover', 'reset', 'replaced', 'locked', 'broken', 'estimated'] as const
export type ReadingStatus = (typeof readingStatuses)[number]

/** Statuses with a value read from the dial. */
export const readStatuses = ['normal', 'rollover', 'reset', 'replaced'] as const
export type ReadStatus = (typeof readStatuses)[number]

export function isReadStatus(status: ReadingStatus): status is ReadStatus {
  return readStatuses.includes(status as ReadStatus)
}

/** One month's reading. `oldFinal` and `newStart` belong to `replaced` and `reset`; without them the count went from the last value to 0. */
export type Reading = { period: BsMonth } & (
  | { status: 'normal' | 'rollover'; value: number }
  | { status: 'replaced' | 'reset'; value: number; oldFinal?: number; newStart?: number }
  | { status: 'locked' | 'broken' | 'estimated' }
)

/** A reading in the history of a connection; `units` were counted since the reading before it, null where none were counted. */
export type PastReading = Reading & { units: number | null }

/** How a reading came: entered at the office, imported, or sent by the customer. */
export const readingSources = ['office', 'import', 'customer'] as const
export type ReadingSource = (typeof readingSources)[number]

/** A reading as it is entered; null where its status has no such value. `newSerial`: of the meter fitted with it. */
export type NewReading = {
  period: BsMonth
  /** ISO date. */
  readOn: string
  status: ReadingStatus
  value: number | null
  oldFinal: number | null
  newStart: number | null
  newSerial: string | null
  note: string
}

/** Who read a meter: the name of then, '' where it is not known or the customer read; of a member of staff the person, too. */
export type Reader = { readBy: string; readById: number | null }

/** A reading as it is stored. */
export type StoredReading = NewReading &
  Pick<Reader, 'readBy'> & {
    units: number | null
    source: ReadingSource
  }

/** A meter in use, and where the meter before it ended. */
export type MeterInUse = {
  fittedOn: string
  serial: string
  dialDigits: number
  openingReading: number
  /** The last reading of the meter before; null for the first meter. */
  finalBefore: number | null
}

/**
 * What the rules need to know of a connection. `history` is oldest first and reaches back at least to the fourth-last reading of
 * the dial; where it has every reading, `opening` is the opening reading of the first meter, elsewhere null. `openedIn`: the month since
 * which that one counts, null where nobody knows. `meteredOn`: the day of the first meter of a tap that had none, null elsewhere.
 */
export type ReadConnection = {
  /** Oldest first. */
  states: readonly DatedState[]
  meter: MeterInUse | null
  history: readonly StoredReading[]
  opening: number | null
  openedIn: BsMonth | null
  meteredOn: string | null
  /** Of the organisation: which months it charges. */
  policy: MonthPolicy
}

export const maxNote = 300
/** Of a name, as of the names of staff. */
export const maxReaderName = 120
export const maxReading = 999_999_999
