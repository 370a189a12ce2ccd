// Reading days that staff edit: from the form to a row, problems beside other rows, and the copy of a month.

import { monthLength, toBs, bsKey } from '#kit/calendar/bikram-sambat.ts'
import type { FieldIssue } from '#kit/refusal.ts'
import type { Tol } from '#features/tols/contract/places.ts'
import type { ReadingDayEntry } from '../contract/admin.ts'
import type { SentReadingDay } from '../contract/form.ts'

type Month = Pick<ReadingDayEntry, 'year' | 'month'>

/** The ward and tol of a place of the form; undefined for an unknown one. @example placeOf('ward:5', []) // { ward: 5, tol: null } */
export function placeOf(place: string, tols: readonly Tol[]): Pick<ReadingDayEntry, 'ward' | 'tol'> | undefined {
  const [kind, value = ''] = place.split(':')
  if (kind === 'ward')
    return tols.some(({ ward }) => ward === Number(value)) ? { ward: Number(value), tol: null } : undefined
  const tol = tols.find(({ code }) => code === value)
  return tol && { ward: tol.ward, tol: tol.code }
}

export function entryFrom(sent: SentReadingDay, place: Pick<ReadingDayEntry, 'ward' | 'tol'>): ReadingDayEntry {
  const { year, month, fromDay, toDay, readerEn, readerNe, sample } = sent
  return { ...place, year, month: Number(month), fromDay, toDay, readerEn, readerNe, sample }
}

/** The first problem of a row: its days, or another row of the same place and month. */
export function issueOf(entry: ReadingDayEntry, others: readonly ReadingDayEntry[]): FieldIssue | undefined {
  const { year, month, ward, tol, fromDay, toDay } = entry
  const days = monthLength(year, month)
  if (days === undefined) return { field: 'year', key: 'readings.year_unknown', values: { year } }
  if (fromDay > days) return { field: 'fromDay', key: 'readings.day_wrong', values: { days } }
  if (toDay > days) return { field: 'toDay', key: 'readings.day_wrong', values: { days } }
  if (toDay < fromDay) return { field: 'toDay', key: 'readings.days_reversed' }
  const taken = others.some((row) => sameMonth(row, entry) && row.ward === ward && row.tol === tol)
  return taken ? { field: 'place', key: 'readings.taken' } : undefined
}

/** Whether all days of the row are before this civil day. */
export function isOver({ year, month, toDay }: ReadingDayEntry, today: string): boolean {
  const bs = toBs(today)
  return bs !== undefined && bsKey({ year, month, day: toDay }) < bsKey(bs)
}

/** The rows of a month as those of another one; a day that it does not have is its last. */
export function copiedTo(entries: readonly ReadingDayEntry[], from: Month, to: Month): ReadingDayEntry[] {
  const days = monthLength(to.year, to.month) ?? 0
  return entries
    .filter((entry) => sameMonth(entry, from))
    .map((entry) => {
      return { ...entry, ...to, fromDay: Math.min(entry.fromDay, days), toDay: Math.min(entry.toDay, days) }
    })
}

/** @example monthAfter({ year: 2083, month: 12 }) // { year: 2084, month: 1 } */
export function monthAfter({ year, month }: Month): Month {
  return month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }
}

export function sameMonth(one: Month, other: Month): boolean {
  return one.year === other.year && one.month === other.month
}
