// Tables of cases of office hours, hosts, sample facts and picture types.

import { expect, test } from 'vitest'
import { nepalInstant } from '#kit/calendar/nepal-time.ts'
import {
  hoursToday,
  mayRemoveHost,
  officeSeasons,
  openNow,
  pictureType,
  sampleFactsAfter,
  standardHours,
} from './rules.ts'

// 2026-11-02 is 16 Kartik 2083 and 2027-01-29 is 15 Magh; both ends belong to the winter.
test.each([
  ['2026-11-01', '17:00', 'Sunday before winter'],
  ['2026-11-02', '16:00', 'first day of winter'],
  ['2027-01-29', '16:00', 'last day of winter'],
  ['2027-01-31', '17:00', 'Sunday after winter'],
])('on %s the office closes at %s (%s)', (date, closes) => {
  expect(hoursToday(standardHours, nepalInstant(date, '12:00'))).toEqual([{ opens: '10:00', closes }])
})

test.each([
  ['2026-11-20', '09:59', false],
  ['2026-11-20', '10:00', true],
  ['2026-11-20', '15:59', true],
  ['2026-11-20', '16:00', false],
  ['2026-11-21', '12:00', false],
  ['2026-10-23', '16:30', true],
])('at %s %s in Nepal the office is open: %s', (date, time, open) => {
  expect(openNow(standardHours, nepalInstant(date, time))).toBe(open)
})

test('the day is the one in Nepal, not in Greenwich', () => {
  expect(openNow(standardHours, new Date('2026-11-20T04:15:00Z'))).toBe(true)
  expect(hoursToday(standardHours, new Date('2026-11-20T18:20:00Z'))).toEqual([])
})

test('the narrowest season takes precedence, also across the end of the year and without opening hours', () => {
  const festival = { fromBs: '07-20', toBs: '07-24', weekdays: [], opens: '10:00', closes: '11:00' }
  const spring = { fromBs: '12-25', toBs: '01-10', weekdays: [0], opens: '07:00', closes: '11:00' }
  const hours = [...standardHours, festival, spring]
  expect(hoursToday(hours, nepalInstant('2026-11-08', '12:00'))).toEqual([])
  expect(hoursToday(hours, nepalInstant('2027-04-11', '12:00'))).toEqual([{ opens: '07:00', closes: '11:00' }])
  expect(hoursToday(hours, nepalInstant('2027-04-18', '12:00'))).toEqual([{ opens: '07:00', closes: '11:00' }])
  expect(hoursToday(hours, nepalInstant('2027-04-19', '12:00'))).toEqual([])
})

const line = (closes: string) => ({ first: 0, last: 5, times: [{ opens: '10:00', closes }] })

test('consecutive days with the same hours are grouped, the whole year before its seasons', () => {
  const saturday = { first: 6, last: 6, times: [] }
  const winter = { from: '2026-11-02', to: '2027-01-29' }
  expect(officeSeasons(standardHours, '2026-11-20')).toEqual([
    { fromBs: null, toBs: null, week: [line('17:00'), saturday] },
    { fromBs: '07-16', toBs: '10-15', days: winter, week: [line('16:00'), saturday] },
  ])
  expect(officeSeasons([], '2026-11-20')).toEqual([
    { fromBs: null, toBs: null, week: [{ first: 0, last: 6, times: [] }] },
  ])
})

test.each([
  ['2026-11-01', '2026-11-02', '2027-01-29', 'before it'],
  ['2027-01-29', '2026-11-02', '2027-01-29', 'on its last day'],
  ['2027-01-30', '2027-11-02', '2028-01-29', 'after it'],
])('on %s the winter is from %s to %s (%s)', (today, from, to) => {
  expect(officeSeasons(standardHours, today)[1]!.days).toEqual({ from, to })
})

test('a season over the new year has its dates on both sides of it', () => {
  const spring = [{ fromBs: '12-20', toBs: '01-10', weekdays: [0], opens: '09:00', closes: '12:00' }]
  for (const [today, from, to] of [
    ['2026-04-20', '2026-04-03', '2026-04-23'],
    ['2026-11-20', '2027-04-03', '2027-04-23'],
  ])
    expect(officeSeasons(spring, today!)[0]!.days).toEqual({ from, to })
})

test('a lunch break is preserved', () => {
  const paused = [
    { fromBs: null, toBs: null, weekdays: [5], opens: '13:00', closes: '15:00' },
    { fromBs: null, toBs: null, weekdays: [5], opens: '10:00', closes: '12:00' },
  ]
  expect(officeSeasons(paused, '2026-11-20')[0]!.week[1]!.times).toEqual([
    { opens: '10:00', closes: '12:00' },
    { opens: '13:00', closes: '15:00' },
  ])
})

test('neither the last host nor an unknown host can be removed', () => {
  expect(mayRemoveHost(['a.np', 'b.np'], 'a.np').ok).toBe(true)
  expect(mayRemoveHost(['a.np'], 'a.np')).toMatchObject({ key: 'organisations.last_host' })
  expect(mayRemoveHost(['a.np', 'b.np'], 'c.np')).toMatchObject({ key: 'organisations.host_unknown' })
})

test('an entered fact is no longer a sample', () => {
  expect(sampleFactsAfter(['address', 'email', 'map'], { addressEn: 'Damak-5', latitude: 26.6 })).toEqual(['email'])
})

test.each([
  [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0], 'image/png'],
  [[0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
  [Buffer.from('RIFF\0\0\0\0WEBPVP8 '), 'image/webp'],
  [Buffer.from('<?xml version="1.0"?>\n<svg xmlns="">'), 'image/svg+xml'],
  [Buffer.from('<svg viewBox="0 0 1 1"/>'), 'image/svg+xml'],
  [Buffer.from('<html><svg>'), undefined],
  [Buffer.from('%PDF-1.7'), undefined],
  [[], undefined],
])('the picture type is detected from the first bytes: %#', (bytes, type) => {
  expect(pictureType(Uint8Array.from(bytes))).toBe(type)
})
