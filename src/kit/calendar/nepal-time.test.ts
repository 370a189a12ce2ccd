// Civil date and time in Nepal, across the offset change of 1986.

import { expect, test } from 'vitest'
import {
  clockTime,
  inNepal,
  minutesOfDay,
  nepalInstant,
  nepalMidnight,
  nextNepalMidnight,
  parseTime,
} from './nepal-time.ts'

test.each([
  ['2026-11-20T18:14:59.999Z', '2026-11-20', '23:59'],
  ['2026-11-20T18:15:00Z', '2026-11-21', '00:00'],
  ['2026-11-21T05:26:00Z', '2026-11-21', '11:11'],
  ['1985-12-31T18:29:59Z', '1985-12-31', '23:59'],
  ['1985-12-31T18:30:00Z', '1986-01-01', '00:15'],
  ['1969-12-31T18:30:00Z', '1970-01-01', '00:00'],
])('at %s the date in Nepal is %s and the time %s', (instant, date, time) => {
  expect(inNepal(new Date(instant))).toEqual({ date, time })
})

test('it agrees with the zone database from 1920 on', () => {
  const zone = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kathmandu', dateStyle: 'short', timeStyle: 'short' })
  const step = 29.7 * 86_400_000
  for (let ms = Date.UTC(1920, 1, 1); ms < Date.UTC(2040, 0, 1); ms += step) {
    const { date, time } = inNepal(new Date(ms))
    expect(`${date} ${time}`).toBe(zone.format(ms))
  }
})

test.each([
  ['2026-11-21', '2026-11-20T18:15:00.000Z'],
  ['1986-01-02', '1986-01-01T18:15:00.000Z'],
  ['1986-01-01', '1985-12-31T18:30:00.000Z'],
  ['1985-12-31', '1985-12-30T18:30:00.000Z'],
])('%s begins in Nepal at %s', (date, instant) => {
  expect(nepalMidnight(date).toISOString()).toBe(instant)
  expect(inNepal(new Date(nepalMidnight(date).getTime() - 1)).date < date).toBe(true)
})

test('the next midnight is strictly later', () => {
  expect(nextNepalMidnight(new Date('2026-11-20T18:14:59Z')).toISOString()).toBe('2026-11-20T18:15:00.000Z')
  expect(nextNepalMidnight(new Date('2026-11-20T18:15:00Z')).toISOString()).toBe('2026-11-21T18:15:00.000Z')
})

test('a Nepali date and time is one instant', () => {
  expect(nepalInstant('2026-11-21', '05:30').toISOString()).toBe('2026-11-20T23:45:00.000Z')
})

test.each([
  ['5:30', '05:30'],
  ['05:30', '05:30'],
  ['१७:०५', '17:05'],
  ['५.३०', '05:30'],
  ['दिउँसो २:३०', '14:30'],
  ['दिउँसो १२:०० बजे', '12:00'],
  ['बिहान ५:३० बजे', '05:30'],
  ['बेलुका ५:००', '17:00'],
  ['राति ८:१५ बजे', '20:15'],
  ['राति १२:३०', '00:30'],
  ['2:30 PM', '14:30'],
  ['12:05 am', '00:05'],
  ['दिउँसो १४:३०', undefined],
  ['24:00', undefined],
  ['5:60', undefined],
  ['5', undefined],
  ['', undefined],
])('%j typed is %s', (text, time) => {
  expect(parseTime(text)).toBe(time)
})

test('minutes of the day and clock time are inverse', () => {
  expect(minutesOfDay('05:30')).toBe(330)
  expect(minutesOfDay('23:59:00')).toBe(1439)
  expect(clockTime(0)).toBe('00:00')
  expect(clockTime(1439)).toBe('23:59')
  expect(() => minutesOfDay('5:30')).toThrow(RangeError)
})
