// Seasons across the end of the year; typed months, days and dates in both calendars.

import { expect, test } from 'vitest'
import { parseMonthDay, inSeason } from './season.ts'
import { parseImportedDate } from './imported-date.ts'

test.each([
  ['2026-11-21', '07-16', '10-15', true],
  ['2026-11-21', '08-05', '08-05', true],
  ['2026-11-21', '08-06', '08-04', false],
  ['2027-04-13', '12-01', '01-15', true],
  ['2027-04-14', '12-01', '01-15', true],
  ['2027-04-29', '12-01', '01-15', false],
  ['2026-12-15', '08-30', '08-32', false],
  ['1940-01-01', '01-01', '12-32', false],
])('%s in %s to %s: %s', (date, from, to, expected) => {
  expect(inSeason(date, { from, to })).toBe(expected)
})

test.each([
  ['7-16', '07-16'],
  ['७/१६', '07-16'],
  ['12-32', '12-32'],
  ['13-1', undefined],
  ['0-1', undefined],
  ['1-33', undefined],
  ['Magh 1', undefined],
])('%j typed is %s', (text, monthDay) => {
  expect(parseMonthDay(text)).toBe(monthDay)
})

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026/11/2', '2026-11-02'],
  ['2083-08-05', '2026-11-21'],
  ['२०८३।८।५', '2026-11-21'],
])('%s is %s', (text, value) => {
  expect(parseImportedDate(text)).toEqual({ ok: true, value })
})

test.each([
  ['2026-02-30', 'calendar.unreadable_ad'],
  ['21/11/2026', 'calendar.unreadable_ad'],
  ['2083-08-30', 'calendar.day_unknown'],
  ['2095-01-01', 'calendar.year_unknown'],
])('%s is refused with %s', (text, key) => {
  expect(parseImportedDate(text)).toMatchObject({ ok: false, key })
})
