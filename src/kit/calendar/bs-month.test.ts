// Tests of months of Bikram Sambat.

import { expect, test } from 'vitest'
import { addDays } from './civil-date.ts'
import { addMonths, bsMonthOf, firstDayOf, lastDayOf, lastKnownMonth, monthsBetween, parseBsMonth } from './bs-month.ts'

test.each([
  ['2083/07', '2083/07'],
  ['२०८३/०७', '2083/07'],
  [' 2083-7 ', '2083/07'],
  ['2083/13', undefined],
  ['2083/00', undefined],
  ['1999/01', undefined],
  ['83/07', undefined],
])('%s is read as %s', (typed, month) => expect(parseBsMonth(typed)).toBe(month))

test('a month has a first and a last day, and its days are its own', () => {
  expect([firstDayOf('2083/08'), lastDayOf('2083/08')]).toEqual(['2026-11-17', '2026-12-15'])
  expect(bsMonthOf('2026-11-16')).toBe('2083/07')
  expect(bsMonthOf('2026-11-17')).toBe('2083/08')
})

test('each month of the calendar begins on the day after the one before it', () => {
  let month = '2000/01'
  let count = 1
  for (; month !== lastKnownMonth(); count++) {
    const next = addMonths(month, 1)
    expect([firstDayOf(next), monthsBetween('2000/01', next)]).toEqual([addDays(lastDayOf(month), 1), count])
    expect(addMonths(next, -count)).toBe('2000/01')
    month = next
  }
  expect(count).toBeGreaterThan(1_000)
})

test('outside the calendar there is no day', () => {
  expect(() => firstDayOf(addMonths(lastKnownMonth(), 1))).toThrow(RangeError)
  expect(() => bsMonthOf('1900-01-01')).toThrow(RangeError)
})
