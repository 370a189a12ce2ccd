// Tables of cases of quarters and their fiscal years.

import { expect, test } from 'vitest'
import { byFiscalYear, runningQuarter } from './rules.ts'

test.each([
  ['2026-07-16', 2082, 4, '2026-07-16'],
  ['2026-07-17', 2083, 1, '2026-10-17'],
  ['2026-10-18', 2083, 2, '2027-01-14'],
  ['2026-11-21', 2083, 2, '2027-01-14'],
  ['2027-01-15', 2083, 3, '2027-04-13'],
  ['2027-04-14', 2083, 4, '2027-07-16'],
] as const)('%s is in %i, quarter %i, which ends on %s', (day, fiscalYear, quarter, endsOn) => {
  expect(runningQuarter(day)).toEqual({ fiscalYear, quarter, endsOn })
})

test('a day beyond the calendar has no quarter', () => {
  expect(runningQuarter('2100-01-01')).toBeUndefined()
})

test('quarters are grouped by fiscal year in the given order', () => {
  const both = { en: 'a', ne: '' }
  const of = (fiscalYear: number, quarter: 1 | 2) => {
    return {
      slug: `${fiscalYear}-${quarter}`,
      fiscalYear,
      quarter,
      publishedOn: '2026-01-01',
      title: both,
      entries: [],
    }
  }
  const years = byFiscalYear([of(2083, 2), of(2083, 1), of(2082, 1)])
  expect(years.map(({ year, quarters }) => [year, quarters.length])).toEqual([
    [2083, 2],
    [2082, 1],
  ])
})
