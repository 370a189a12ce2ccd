// Dates of imported files: the year tells the calendar.

import type { Answered } from '#kit/refusal.ts'
import { parseBsMonth, type BsMonth } from './bs-month.ts'
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

/**
 * The same of a day that is past: no year after the present one is Gregorian. `today` is an ISO date.
 * @example parsePastDate('२०३५/०४/०१', '2026-11-21') // { ok: true, value: '1978-07-16' }
 */
export function parsePastDate(text: string, today: string): Answered<string> {
  return parseImportedDate(text, Number(today.slice(0, 4)) + 1)
}

/**
 * A month of Bikram Sambat as numbers, as it is printed, or as the first day that Excel makes of a typed `2083/07`; undefined where it
 * cannot be read.
 * @example parseImportedMonth('मङ्सिर २०८३') // '2083/08'
 * @example parseImportedMonth('2083-07-01') // '2083/07'
 */
export function parseImportedMonth(text: string): BsMonth | undefined {
  const [, month] = /^(\d{4}-\d{2})-01$/.exec(text) ?? []
  if (month !== undefined) return Number(month.slice(0, 4)) >= firstBsYear ? parseBsMonth(month) : undefined
  const known = parseBsMonth(text)
  if (known !== undefined || text.trim() === '') return known
  const days = [`1 ${text.trim()}`, `${text.trim()} 1`].map(plainDate)
  const named = days.find(({ calendar }) => calendar === 'bs')
  return named && parseBsMonth(named.text.replace(/-1$/, ''))
}
