// Tests of the periods of the numbers.

import { expect, test } from 'vitest'
import { monthsUntil, periodOf } from './rules.ts'

test.each([
  ['bs', ['2083/08 2026-11-17 2026-12-15', '2083/07 2026-10-18 2026-11-16']],
  ['ad', ['2026/11 2026-11-01 2026-11-30', '2026/10 2026-10-01 2026-10-31']],
] as const)('the months until 21 November 2026 in the calendar %s', (calendar, expected) => {
  const months = monthsUntil('2026-11-21', calendar, 2)
  expect(months.map(({ key, from, to }) => `${key} ${from} ${to}`)).toEqual(expected)
})

test('months before January are of the year before', () => {
  expect(monthsUntil('2027-01-15', 'ad', 3).map(({ key }) => key)).toEqual(['2027/01', '2026/12', '2026/11'])
  expect(monthsUntil('2026-04-20', 'bs', 2).map(({ key, month }) => [key, month])).toEqual([
    ['2083/01', 1],
    ['2082/12', 12],
  ])
})

test.each([
  [{}, { from: '2026-10-23', to: '2026-11-21' }],
  [
    { from: '2026-10-18', to: '2026-11-16' },
    { from: '2026-10-18', to: '2026-11-16' },
  ],
  [
    { from: '2026-11-17', to: '2026-12-15' },
    { from: '2026-11-17', to: '2026-11-21' },
  ],
  [
    { from: '2027-01-01', to: '2027-01-31' },
    { from: '2026-10-23', to: '2026-11-21' },
  ],
  [{ from: '1990-01-01' }, { from: '2025-11-21', to: '2026-11-21' }],
  [
    { from: '2026-11-10', to: '2026-11-01' },
    { from: '2026-10-03', to: '2026-11-01' },
  ],
])('%j means %j', (sent, period) => {
  expect(periodOf(sent, '2026-11-21')).toEqual(period)
})
