// Tables of cases of the complaint clock: office minutes, deadlines, pauses, buckets.

import { expect, test } from 'vitest'
import { weekday } from '#kit/calendar/civil-date.ts'
import { inNepal, nepalInstant } from '#kit/calendar/nepal-time.ts'
import type { EventKind } from '../contract/form.ts'
import { afterOfficeMinutes, bucketOf, clockAfter, officeMinutesBetween, type Opening } from './clock.ts'

/** Sunday to Friday, ten to five. */
const office: Opening = (date) => (weekday(date) === 6 ? [] : [{ opens: '10:00', closes: '17:00' }])
const split: Opening = () => [
  { opens: '06:00', closes: '08:00' },
  { opens: '16:00', closes: '18:00' },
]
const never: Opening = () => []

// 2026-11-22 is a Sunday.
const at = (text: string) => nepalInstant(text.slice(0, 10), text.slice(11))
const nepalTime = (instant: Date) => Object.values(inNepal(instant)).join(' ')

test.each([
  ['2026-11-22 11:00', 60, office, '2026-11-22 12:00'],
  ['2026-11-22 11:00', 360, office, '2026-11-22 17:00'],
  ['2026-11-22 11:00', 361, office, '2026-11-23 10:01'],
  ['2026-11-22 08:00', 60, office, '2026-11-22 11:00'],
  ['2026-11-22 20:00', 60, office, '2026-11-23 11:00'],
  ['2026-11-27 16:00', 120, office, '2026-11-29 11:00'],
  ['2026-11-21 12:00', 420, office, '2026-11-22 17:00'],
  ['2026-11-22 07:00', 120, split, '2026-11-22 17:00'],
  ['2026-11-22 11:00', 90, never, '2026-11-22 12:30'],
])('from %s, %d minutes', (start, minutes, opening, wanted) => {
  expect(nepalTime(afterOfficeMinutes(at(start), minutes, opening))).toBe(wanted)
})

test.each([
  ['2026-11-22 11:00', '2026-11-22 12:00', 60],
  ['2026-11-22 16:00', '2026-11-23 11:00', 120],
  ['2026-11-27 18:00', '2026-11-29 09:00', 0],
  ['2026-11-22 12:00', '2026-11-22 11:00', 0],
])('from %s to %s the office is open %d minutes', (start, end, minutes) => {
  expect(officeMinutesBetween(at(start), at(end), office)).toBe(minutes)
})

type Recorded = [EventKind, string]
const clock = (recorded: Recorded[], hours: number) =>
  clockAfter(
    recorded.map(([kind, when]) => ({ kind, at: at(when) })),
    hours,
    office,
  )

test.each<[string, Recorded[], number, string | undefined]>([
  ['runs from the receipt', [['received', '2026-11-22 11:00']], 7, '2026-11-23 11:00'],
  [
    'runs while the complaint is worked on',
    [
      ['received', '2026-11-22 11:00'],
      ['assigned', '2026-11-22 12:00'],
      ['answered', '2026-11-22 13:00'],
      ['commented', '2026-11-22 14:00'],
    ],
    7,
    '2026-11-23 11:00',
  ],
  [
    'pauses while the reporter is asked',
    [
      ['received', '2026-11-22 11:00'],
      ['asked', '2026-11-22 12:00'],
    ],
    7,
    undefined,
  ],
  [
    'resumes with the remaining time',
    [
      ['received', '2026-11-22 11:00'],
      ['asked', '2026-11-22 12:00'],
      ['commented', '2026-11-24 10:00'],
    ],
    7,
    '2026-11-24 16:00',
  ],
  [
    'stays overdue after a pause',
    [
      ['received', '2026-11-22 11:00'],
      ['asked', '2026-11-26 12:00'],
      ['commented', '2026-11-29 10:00'],
    ],
    7,
    '2026-11-29 10:00',
  ],
  [
    'stops when the complaint is resolved',
    [
      ['received', '2026-11-22 11:00'],
      ['resolved', '2026-11-22 12:00'],
      ['rated', '2026-11-22 13:00'],
    ],
    7,
    undefined,
  ],
  [
    'restarts when the complaint is reopened',
    [
      ['received', '2026-11-22 11:00'],
      ['resolved', '2026-11-22 12:00'],
      ['reopened', '2026-11-24 10:00'],
    ],
    7,
    '2026-11-24 17:00',
  ],
])('the clock %s', (_, recorded, hours, due) => {
  const running = clock(recorded, hours)
  expect(running && nepalTime(running.dueAt)).toBe(due)
})

test('the bucket changes from within to approaching to breached', () => {
  const running = clock([['received', '2026-11-22 10:00']], 5)!
  expect(nepalTime(running.warnAt)).toBe('2026-11-22 14:00')
  const bucket = (when: string) => bucketOf(running, at(when))
  expect(['2026-11-22 13:59', '2026-11-22 14:00', '2026-11-22 15:00', '2026-11-22 15:01'].map(bucket)).toEqual([
    'within',
    'approaching',
    'approaching',
    'breached',
  ])
  expect(bucketOf(undefined, at('2026-11-22 13:00'))).toBe('stopped')
})
