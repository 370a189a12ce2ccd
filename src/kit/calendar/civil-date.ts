// What day is it, as a plain Gregorian 'YYYY-MM-DD' without clock or zone?

const dayMs = 86_400_000
const shape = /^(\d{4})-(\d{2})-(\d{2})$/

/** A day that exists, written 'YYYY-MM-DD'. @example isIsoDate('2026-02-29') // false */
export function isIsoDate(text: string): boolean {
  return readDayNumber(text) !== undefined
}

/**
 * Days since 1970-01-01. Throws a RangeError for text that is no date: guard what people type with `isIsoDate`.
 * @example dayNumber('1970-01-02') // 1
 */
export function dayNumber(isoDate: string): number {
  const day = readDayNumber(isoDate)
  if (day === undefined) throw new RangeError(`Not a civil date: ${isoDate}`)
  return day
}

/** @example isoDateOf(1) // '1970-01-02' */
export function isoDateOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

/** @example addDays('2026-12-31', 1) // '2027-01-01' */
export function addDays(isoDate: string, days: number): string {
  return isoDateOf(dayNumber(isoDate) + days)
}

/** Days from the first date to the second. @example daysBetween('2026-11-21', '2026-11-24') // 3 */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from)
}

/** 0 = Sunday … 6 = Saturday. @example weekday('2026-11-21') // 6 */
export function weekday(isoDate: string): number {
  return (((dayNumber(isoDate) + 4) % 7) + 7) % 7
}

function readDayNumber(text: string): number | undefined {
  const [, year, month, day] = shape.exec(text) ?? []
  if (!year || !month || !day) return undefined
  // Date.UTC reads years 0-99 as 1900-1999; no date here is that old.
  if (Number(year) < 100) return undefined
  const days = Date.UTC(Number(year), Number(month) - 1, Number(day)) / dayMs
  return isoDateOf(days) === text ? days : undefined
}
