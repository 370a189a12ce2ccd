// Nepali fiscal years and their quarters.

import { toAsciiDigits } from '#kit/language.ts'
import { monthLength, toAd, toBs } from './bikram-sambat.ts'
import type { MonthTable } from './month-table.ts'
import { monthTable } from './table-in-use.ts'

/**
 * From 1 Shrawan of `startYear` to the last day of Ashadh after it; `label` in ASCII digits, '2083/84'.
 * `estimated`: a boundary is in a provisional year, so that date may still change.
 */
export type FiscalYear = { startYear: number; label: string; startsOn: string; endsOn: string; estimated: boolean }

export type Quarter = 1 | 2 | 3 | 4

const shrawan = 4
const ashadh = 3

/** The fiscal year of an ISO date, or undefined outside the table. @example fiscalYear('2026-11-21')?.label // '2083/84' */
export function fiscalYear(isoDate: string, table: MonthTable = monthTable()): FiscalYear | undefined {
  const bs = toBs(isoDate, table)
  return bs && fiscalYearFrom(bs.month >= shrawan ? bs.year : bs.year - 1, table)
}

/** The fiscal year that starts in this BS year, or undefined when the table does not hold all of it. */
export function fiscalYearFrom(startYear: number, table: MonthTable = monthTable()): FiscalYear | undefined {
  const startsOn = toAd({ year: startYear, month: shrawan, day: 1 }, table)
  const lastDay = monthLength(startYear + 1, ashadh, table)
  const endsOn = lastDay && toAd({ year: startYear + 1, month: ashadh, day: lastDay }, table)
  if (!startsOn || !endsOn) return undefined
  return { startYear, label: fiscalYearLabel(startYear), startsOn, endsOn, estimated: toBs(endsOn, table)!.estimated }
}

/** The fiscal year of an ISO date and those before it, newest first. */
export function latestFiscalYears(isoDate: string, count: number, table: MonthTable = monthTable()): FiscalYear[] {
  const current = fiscalYear(isoDate, table)
  if (!current) return []
  return Array.from({ length: count }, (_, back) => fiscalYearFrom(current.startYear - back, table)).filter(
    (year) => year !== undefined,
  )
}

/** @example fiscalYearLabel(2083) // '2083/84' */
export function fiscalYearLabel(startYear: number): string {
  return `${startYear}/${String((startYear + 1) % 100).padStart(2, '0')}`
}

/**
 * The start year of a written fiscal year: 2083/84, २०८३/०८४, 2083-2084. Undefined when the second year does not follow.
 * @example parseFiscalYear('२०८३/८४') // 2083
 */
export function parseFiscalYear(text: string): number | undefined {
  const [, first, second] = /^(\d{4})\s*[/\-।]\s*(\d{2,4})$/.exec(toAsciiDigits(text.trim())) ?? []
  if (!first || !second) return undefined
  return String(Number(first) + 1).endsWith(second.replace(/^0(?=\d\d$)/, '')) ? Number(first) : undefined
}

/** 1 = Shrawan to Ashwin … 4 = Baisakh to Ashadh. @example fiscalQuarter('2026-11-21') // 2 */
export function fiscalQuarter(isoDate: string, table: MonthTable = monthTable()): Quarter | undefined {
  const month = toBs(isoDate, table)?.month
  return month === undefined ? undefined : ((Math.floor(((month + 8) % 12) / 3) + 1) as Quarter)
}
