// Instants written as text: ISO 8601 with a time zone, as JSON and the API have them.

import { isIsoDate } from './civil-date.ts'

const shape =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/**
 * The instant that a text names; undefined for anything else, also for a day that does not exist or a time without a zone, which
 * would be read by the clock of whichever machine reads it.
 * @example readInstant('2026-11-20T18:15:00Z') // a Date · readInstant('2026-02-30T00:00:00Z') // undefined
 */
export function readInstant(text: string): Date | undefined {
  const [, date] = shape.exec(text) ?? []
  return date !== undefined && isIsoDate(date) ? new Date(text) : undefined
}

/** The same for text that the product wrote itself: a RangeError for what is no instant. A Date is returned as it is. */
export function instantOf(instant: Date | string): Date {
  if (typeof instant !== 'string') return instant
  const read = readInstant(instant)
  if (!read) throw new RangeError(`Not an instant: ${instant}`)
  return read
}
