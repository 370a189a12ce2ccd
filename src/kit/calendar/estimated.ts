// The approach of the years whose months are estimated until the official calendar is published.

import { toBs, type BsDate } from './bikram-sambat.ts'
import { addDays } from './civil-date.ts'
import type { MonthTable } from './month-table.ts'
import { monthTable } from './table-in-use.ts'

/** The official calendar appears shortly before its year; staff are reminded this many days before. */
const noticeDays = 120

/**
 * The first day of the estimated year that begins within the next 120 days, or has begun; undefined while none does.
 * @example estimatedSoon('2027-03-01') // { year: 2084, month: 1, day: 1 }
 */
export function estimatedSoon(
  today: string,
  table: MonthTable = monthTable(),
): Pick<BsDate, 'year' | 'month' | 'day'> | undefined {
  const then = toBs(addDays(today, noticeDays), table)
  const now = toBs(today, table)
  const estimated = now?.estimated ? now : then
  return estimated?.estimated ? { year: estimated.year, month: 1, day: 1 } : undefined
}
