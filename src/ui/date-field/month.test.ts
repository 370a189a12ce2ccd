// Tests of months in both calendars.

import { expect, test } from 'vitest'
import { dayByKey, monthAfter, monthOf, weeksOf, yearsOf } from './month.ts'

test('Mangsir 2083 begins on a Tuesday and has 29 days', () => {
  const weeks = weeksOf(monthOf('2026-11-21', 'bs'))
  expect(weeks[0]!.map((day) => day?.day)).toEqual([undefined, undefined, 1, 2, 3, 4, 5])
  expect(weeks[0]![2]!.isoDate).toBe('2026-11-17')
  expect(weeks.flat().filter(Boolean)).toHaveLength(29)
})

test('November 2026 begins on a Sunday and has 30 days', () => {
  const weeks = weeksOf(monthOf('2026-11-21', 'ad'))
  expect(weeks[0]![0]).toEqual({ isoDate: '2026-11-01', day: 1 })
  expect(weeks.flat().filter(Boolean)).toHaveLength(30)
})

test('months continue into the next year and stop at the end of the table', () => {
  expect(monthAfter({ calendar: 'bs', year: 2083, month: 12 }, 1)).toEqual({ calendar: 'bs', year: 2084, month: 1 })
  expect(monthAfter({ calendar: 'ad', year: 2026, month: 1 }, -1)).toEqual({ calendar: 'ad', year: 2025, month: 12 })
  const last = { calendar: 'bs', year: yearsOf('bs').at(-1)!, month: 12 } as const
  expect(monthAfter(last, 1)).toEqual(last)
})

test.each([
  ['ArrowLeft', '2026-11-20'],
  ['ArrowDown', '2026-11-28'],
  ['Home', '2026-11-15'],
  ['End', '2026-11-21'],
  ['Enter', undefined],
])('%s leads to %s', (key, wanted) => {
  expect(dayByKey(key, '2026-11-21')).toBe(wanted)
})
