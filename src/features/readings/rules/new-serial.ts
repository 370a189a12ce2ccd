// Whether a meter with this number may be fitted: one meter is at one connection.

import { allow, deny, type Verdict } from '#kit/refusal.ts'

/** Customer numbers that have a meter with a number, by that number in capital letters. */
export type SerialHolders = ReadonlyMap<string, readonly string[]>

/** `serial`: '' or null where the new meter has no number. */
export function mayFitSerial(serial: string | null, customerNumber: string, holders: SerialHolders): Verdict {
  if (!serial) return allow
  const number = holders.get(serial.toUpperCase())?.find((holder) => holder !== customerNumber)
  return number === undefined ? allow : deny('meter_readings.serial_taken', { typed: serial, number })
}
