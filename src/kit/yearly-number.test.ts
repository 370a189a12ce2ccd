// Tests of numbers within a fiscal year: written in one way, read in every way that people write them.

import { expect, test } from 'vitest'
import { parseYearlyNumber, yearlyNumberText } from './yearly-number.ts'

const number = { fiscalYear: '2083/84', number: 12 }

test.each(['2083-84-12', ' 2083-84-12 ', '2083/84-12', '2083/84:12', '2083-84:12'])('%j is read', (typed) => {
  expect(parseYearlyNumber(typed)).toEqual(number)
  expect(yearlyNumberText(number)).toBe('2083-84-12')
})

test.each(['', '12', '2083-84', '2083-84-0', '2083-84-012', '2083-84-1234567890', '10425'])(
  '%j is no such number',
  (typed) => {
    expect(parseYearlyNumber(typed)).toBeUndefined()
  },
)
