// What the rule of corrected readings needs of a connection: its readings, its meters and what a new reading is checked against.

import type { ReadConnection, StoredReading } from './reading.ts'

/** A meter with the days between which it was in use; `finalReading`: what it showed last, null of the one in use. */
export type DatedMeter = {
  fittedOn: string
  serial: string
  dialDigits: number
  openingReading: number
  finalReading: number | null
}

/** `readings` and `meters`: all, oldest first. */
export type CorrectedConnection = Omit<ReadConnection, 'history' | 'meter'> & {
  readings: readonly StoredReading[]
  meters: readonly DatedMeter[]
}

/** Readings of so many months are corrected; what is due for earlier ones is not computed from their readings any more. */
export const maxCorrectedMonths = 24
