// Options of every export format, and Bikram Sambat dates in exports.

import type { MonthTable } from '#kit/calendar/month-table.ts'
import { inDigits, type Language } from '#kit/language.ts'
import { bsDayOf, type Moment } from '../cell-values.ts'

/** Rows in batches: an array of arrays, a generator, or `allRows`. */
export type Batches<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>

/** The language of headings and of texts that exist in both; `months` when the organisation corrected the table of months. */
export type ExportOptions = { language: Language; title: string; months?: MonthTable }

/**
 * A Bikram Sambat date in a spreadsheet: it must not look like a Gregorian date, which 2083-08-05 does, so Nepali has its own
 * digits and English says BS. @example bsText({ date: '2026-11-21' }, { language: 'en', title: '' }) // '2083-08-05 BS'
 */
export function bsText({ date, time }: Moment, { language, months }: ExportOptions): string {
  const day = bsDayOf(date, months)
  if (!day) return ''
  const text = time ? `${day} ${time}` : day
  return language === 'ne' ? inDigits(text, 'ne') : `${text} BS`
}
