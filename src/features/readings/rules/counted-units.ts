// Units that a meter counted between two readings, with rollover, reset and replacement of the meter.

import { allow, deny, type Answered, type Verdict } from '#kit/refusal.ts'
import type { PastReading, Reading, ReadStatus } from '../contract/reading.ts'
import { readStatuses } from '../contract/reading.ts'

export type DialReading = Extract<Reading, { value: number }>

/** What the meter showed before, its dial, and the units that the connection uses in a month, where they are known. */
export type MeterBefore = { last: number; dialDigits: number; usualUnits?: number | undefined; months?: number }

/** Units below which a rollover is plausible whatever the usual use. */
const smallUse = 30

/** Units above this multiple of the usual use are not proposed as a rollover. */
const plausibleMultiple = 3

export function isDialReading(reading: Reading): reading is DialReading
export function isDialReading(reading: PastReading): reading is DialReading & PastReading
export function isDialReading({ status }: Reading): boolean {
  return readStatuses.includes(status as ReadStatus)
}

/**
 * The units counted since the last value; denied when the values contradict each other. A value below the last needs a status
 * that says why: the reason proposes a rollover where it is plausible and suspects a reversed meter elsewhere.
 * @example countedUnits({ period: '2083/07', status: 'rollover', value: 15 }, { last: 9_990, dialDigits: 4 }) // 25
 */
export function countedUnits(reading: DialReading, before: MeterBefore): Answered<number> {
  const onDial = isOnDial(reading.value, before.dialDigits)
  if (!onDial.ok) return onDial
  const { last } = before
  switch (reading.status) {
    case 'normal':
      return reading.value < last ? belowLast(reading.value, before) : counted(reading.value - last)
    case 'rollover':
      return reading.value < last
        ? counted(unitsOverEnd(reading.value, before))
        : deny('meter_readings.no_rollover', { before: last, value: reading.value })
    case 'replaced':
    case 'reset':
      return countedByTwo(reading, last)
  }
}

/** Whether the dial can show the value. */
export function isOnDial(value: number, dialDigits: number): Verdict {
  if (!Number.isInteger(value) || value < 0) return deny('meter_readings.value_whole')
  return value < 10 ** dialDigits ? allow : deny('meter_readings.value_beyond_dial', { digits: dialDigits })
}

/** Whether a value below the last is more likely a dial that passed its end than a reversed meter or an input error. */
export function isPlausibleRollover(value: number, before: MeterBefore): boolean {
  const { last, dialDigits, usualUnits, months = 1 } = before
  const units = unitsOverEnd(value, before)
  if (usualUnits !== undefined) return units <= Math.max(plausibleMultiple * usualUnits * months, smallUse)
  return last >= 0.9 * 10 ** dialDigits && value < 0.1 * 10 ** dialDigits
}

function belowLast(value: number, before: MeterBefore): Answered<number> {
  const { last } = before
  if (!isPlausibleRollover(value, before)) return deny('meter_readings.below_last', { before: last, value })
  return deny('meter_readings.below_last_rollover', { before: last, value, units: unitsOverEnd(value, before) })
}

function countedByTwo(reading: Extract<Reading, { oldFinal?: number }>, last: number): Answered<number> {
  const { value, oldFinal = last, newStart = 0 } = reading
  if (oldFinal < last) return deny('meter_readings.final_below_last', { before: last, value: oldFinal })
  if (value < newStart) return deny('meter_readings.below_start', { start: newStart, value })
  return counted(oldFinal - last + value - newStart)
}

function unitsOverEnd(value: number, { last, dialDigits }: MeterBefore): number {
  return 10 ** dialDigits - last + value
}

function counted(units: number): Answered<number> {
  return { ok: true, value: units }
}
