// Dates of imported files: the year tells the calendar.

import type { Answered } from '#kit/refusal.ts'
import { readTypedDate } from './date-entry.ts'
import { plainDate } from './printed-date.ts'

/** From this year on a typed year is Bikram Sambat: 2070 BS began in April 2013, and no office plans for 2070 AD. */
const firstBsYear = 2070

/**
 * The ISO date of a date written year first, or as it is printed, in either calendar and either language's digits.
 * `bsFrom`: the first year that is Bikram Sambat, where days long past are expected.
 * @example parseImportedDate('२०८३/०८/०५') // { ok: true, value: '2026-11-21' }
 * @example parseImportedDate('2026-11-21') // { ok: true, value: '2026-11-21' }
 */
export function parseImportedDate(text: string, bsFrom: number = firstBsYear): Answered<string> {
  const year = Number(plainDate(text).text.slice(0, 4))
  const read = readTypedDate(text, year >= bsFrom ? 'bs' : 'ad')
  return read.ok ? { ok: true, value: read.isoDate } : read
}
