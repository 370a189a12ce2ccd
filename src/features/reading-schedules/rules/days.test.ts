// Tests of reading days across month and year ends, in both calendars.

import { expect, test } from 'vitest'
import type { Reading } from '../contract/api.ts'
import { datesOf, daysInAd, daysInBs, isReadingDay, nextReading, readingKey } from './days.ts'

const tol = { code: 'a', ward: 5, zone: 'north', name: { en: 'A', ne: 'क' } }
const reader = { en: 'Ram', ne: 'राम' }

function reading(year: number, month: number, fromDay: number, toDay: number, of: Partial<Reading> = {}): Reading {
  return { year, month, fromDay, toDay, ward: 5, tol: null, reader, sample: false, ...of }
}

const rows = [
  reading(2083, 8, 5, 7),
  reading(2083, 9, 1, 3),
  reading(2083, 9, 10, 10, { tol: 'a' }),
  reading(2083, 9, 11, 11, { tol: 'b' }),
  reading(2083, 12, 28, 30),
  reading(2084, 1, 2, 3),
  reading(2083, 8, 1, 30, { ward: 6 }),
]

test.each<[string, string, string | undefined]>([
  ['before it', '2026-11-19T06:00:00Z', '2083-8-5'],
  ['on its last day', '2026-11-23T18:14:59Z', '2083-8-5'],
  [
    'after its last midnight, 18:15 UTC: the tol’s own row takes precedence over its ward’s',
    '2026-11-23T18:15:00Z',
    '2083-9-10',
  ],
  ['on the last day of the year', '2027-04-13T10:00:00Z', '2083-12-28'],
  ['on New Year’s Day', '2027-04-13T18:15:00Z', '2084-1-2'],
  ['after the last', '2027-04-20T00:00:00Z', undefined],
])('the reading day %s', (_, now, expected) => {
  const next = nextReading(rows, tol, new Date(now))
  expect(next && `${next.year}-${next.month}-${next.fromDay}`).toBe(expected)
})

test('a reading day lasts from midnight to midnight in Nepal', () => {
  const row = rows[0]!
  const at = (now: string) => isReadingDay(row, new Date(now))
  expect([
    at('2026-11-20T18:14:59Z'),
    at('2026-11-20T18:15:00Z'),
    at('2026-11-23T18:14:59Z'),
    at('2026-11-23T18:15:00Z'),
  ]).toEqual([false, true, true, false])
})

test('formats days in both calendars', () => {
  expect(daysInBs(rows[0]!, 'ne')).toBe('२०८३ मङ्सिर ५–७ गते')
  expect(daysInBs(rows[2]!, 'en')).toBe('10 Poush 2083')
  expect(daysInAd(rows[0]!, 'en')).toBe('21–23 November 2026')
  expect(datesOf(reading(2083, 12, 30, 30))).toEqual({ fromDate: '2027-04-13', toDate: '2027-04-13' })
  expect(daysInAd(reading(2095, 1, 1, 1), 'en')).toBe('')
  expect(readingKey(rows[2]!)).toBe('2083-09 ward 5 a')
})
