// Tests of reading days that staff edit: places, problems beside other rows, copies of a month.

import { expect, test } from 'vitest'
import type { ReadingDayEntry } from '../contract/admin.ts'
import { copiedTo, isOver, issueOf, monthAfter, placeOf } from './entries.ts'

const tols = [{ code: 'shanti', name: { en: 'Shanti', ne: 'शान्ति' }, ward: 5, zone: 'zone-1' }]
const row: ReadingDayEntry = {
  year: 2083,
  month: 8,
  ward: 5,
  tol: null,
  fromDay: 28,
  toDay: 29,
  readerEn: 'Ram',
  readerNe: 'राम',
  sample: false,
}

test.each([
  ['ward:5', { ward: 5, tol: null }],
  ['tol:shanti', { ward: 5, tol: 'shanti' }],
  ['ward:6', undefined],
  ['tol:other', undefined],
])('the place %s is %j', (place, expected) => {
  expect(placeOf(place, tols)).toEqual(expected)
})

test.each<[string, Partial<ReadingDayEntry>, string | undefined]>([
  ['a row of another month', { month: 9, fromDay: 1, toDay: 2 }, undefined],
  ['a row of a tol of the ward', { tol: 'shanti' }, undefined],
  ['the same ward and month', {}, 'readings.taken'],
  ['a day that the month does not have', { month: 9, toDay: 31 }, 'readings.day_wrong'],
  ['a last day before the first', { month: 9, toDay: 27 }, 'readings.days_reversed'],
  ['a year beyond the calendar', { year: 2190 }, 'readings.year_unknown'],
])('%s', (_, more, key) => {
  expect(issueOf({ ...row, ...more }, [row])?.key).toBe(key)
})

test('a month is copied with the days that the other month has', () => {
  const to = { year: 2083, month: 9 }
  const entries = [{ ...row, month: 1, fromDay: 30, toDay: 31 }, row]
  expect(copiedTo(entries, { year: 2083, month: 1 }, to)).toEqual([{ ...row, month: 9, fromDay: 30, toDay: 30 }])
  expect(copiedTo(entries, { year: 2082, month: 1 }, to)).toEqual([])
  expect(monthAfter({ year: 2083, month: 12 })).toEqual({ year: 2084, month: 1 })
})

test('a row is over when its last day is', () => {
  expect(isOver({ ...row, month: 8, fromDay: 5, toDay: 6 }, '2026-11-22')).toBe(false)
  expect(isOver({ ...row, month: 8, fromDay: 4, toDay: 5 }, '2026-11-22')).toBe(true)
})
