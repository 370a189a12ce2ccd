// Tests of the notice before dates become estimates.

import { expect, test } from 'vitest'
import { bundledMonthTable } from './month-table.ts'
import { correctedTable } from './table-in-use.ts'
import { estimatedSoon } from './estimated.ts'

const year = bundledMonthTable.years.find((row) => row.year === 2084)!
const entered = correctedTable([{ ...year, status: 'verified' }])

test.each([
  ['2026-11-21', undefined],
  ['2026-12-14', undefined],
  ['2026-12-20', 2084],
  ['2027-04-14', 2084],
  ['2027-05-01', 2084],
])('on %s the estimated year is %s', (today, from) => {
  expect(estimatedSoon(today, bundledMonthTable)?.year).toBe(from)
})

test('after the calendar of the year was entered, the notice is gone until the next one', () => {
  expect(estimatedSoon('2027-04-14', entered)).toBeUndefined()
  expect(estimatedSoon('2028-03-01', entered)?.year).toBe(2085)
})
