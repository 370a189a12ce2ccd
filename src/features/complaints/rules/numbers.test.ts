// Tests of the numbers of complaints.

import { expect, test } from 'vitest'
import type { EventKind } from '../contract/form.ts'
import { median, numbersOf } from './numbers.ts'

const tenToFive = () => [{ opens: '10:00', closes: '17:00' }]
const at = (time: string) => new Date(`2026-11-${time}:00+05:45`)
const complaint = (...events: [EventKind, string][]) => events.map(([kind, time]) => ({ kind, at: at(time) }))

test.each([
  ['none', [], { received: 0, finished: 0, inTime: 0, medianHours: null }],
  ['an open one', [complaint(['received', '22T10:00'])], { received: 1, finished: 0, inTime: 0, medianHours: null }],
  [
    'in office hours, over a night',
    [complaint(['received', '22T16:00'], ['resolved', '23T11:00'])],
    { received: 1, finished: 1, inTime: 1, medianHours: 2 },
  ],
  [
    'without the time of waiting for the reporter',
    [complaint(['received', '22T10:00'], ['asked', '22T11:00'], ['commented', '24T10:00'], ['resolved', '24T12:30'])],
    { received: 1, finished: 1, inTime: 1, medianHours: 3.5 },
  ],
  [
    'one in time, one late, one reopened',
    [
      complaint(['received', '22T10:00'], ['resolved', '22T14:00']),
      complaint(['received', '22T10:00'], ['rejected', '22T14:06']),
      complaint(['received', '22T10:00'], ['resolved', '22T11:00'], ['reopened', '22T12:00']),
    ],
    { received: 3, finished: 2, inTime: 1, medianHours: 4.1 },
  ],
])('%s', (_, complaints, numbers) => {
  expect(numbersOf(complaints, 4, tenToFive)).toEqual(numbers)
})

test('the limit itself is in time', () => {
  const complaints = [complaint(['received', '22T10:00'], ['resolved', '22T12:00'], ['closed', '29T12:00'])]
  expect(numbersOf(complaints, 2, tenToFive).inTime).toBe(1)
})

test.each([
  [[], null],
  [[3], 3],
  [[1, 8, 3], 3],
  [[4, 1, 2, 3], 2.5],
])('the median of %j is %s', (values, expected) => {
  expect(median(values)).toBe(expected)
})
