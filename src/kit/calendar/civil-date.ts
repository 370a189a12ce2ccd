// Civil Gregorian dates 'YYYY-MM-DD' without clock or time zone.

const shape = /^(\d{4})-(\d{2})-(\d{2})$/

/** Later typed years are typing errors; before the end of four digits, days can still be added. */
const maxTypedDay = '8999-12-31'

/** A day that exists, written 'YYYY-MM-DD'. @example isIsoDate('2026-02-29') // false */
export function isIsoDate(text: string): boolean {
  return readDayNumber(text) !== undefined && text <= maxTypedDay
}

/**
 * Days since 1970-01-01. Throws a RangeError for text that is no date: check typed text with `isIsoDate`.
 * @example dayNumber('1970-01-02') // 1
 */
export function dayNumber(isoDate: string): number {
  const day = readDayNumber(isoDate)
  if (day === undefined) throw new RangeError(`Not a civil date: ${isoDate}`)
  return day
}

/** @example isoDateOf(1) // '1970-01-02' */
export function isoDateOf(day: number): string {
  // Years begin in March, so that the leap day is the last of its year; an era is 400 of them.
  // The arithmetic is that of Howard Hinnant, chrono-compatible low-level date algorithms, civil_from_days.
  const fromMarch = day + 719_468
  const era = Math.floor(fromMarch / 146_097)
  const dayOfEra = fromMarch - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const date = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${String(year).padStart(4, '0')}-${month < 10 ? '0' : ''}${month}-${date < 10 ? '0' : ''}${date}`
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
  const [, years, months, days] = shape.exec(text) ?? []
  const [year, month, day] = [Number(years), Number(months), Number(days)]
  // No date here is older than the second century; a year like 0026 is a typing error.
  if (!years || year < 100 || month < 1 || month > 12 || day < 1 || day > daysOf(year, month)) return undefined
  const marchYear = month <= 2 ? year - 1 : year
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400)
  return 365 * marchYear + leapDays + dayOfYear - 719_468
}

function daysOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}
