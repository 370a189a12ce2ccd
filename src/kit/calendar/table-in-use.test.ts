// The active month table: conversions with corrections, and the corrected years for the browser.

import { afterEach, expect, test } from 'vitest'
import { formatDate } from '#kit/format/dates.ts'
import { toAd, toBs } from './bikram-sambat.ts'
import { fiscalYear } from './fiscal-year.ts'
import { bundledMonthTable, type BsYear } from './month-table.ts'
import { correctedTable, correctedYears, setMonthTable } from './table-in-use.ts'

const published: BsYear = { year: 2084, months: [30, 32, 31, 32, 31, 30, 30, 30, 29, 30, 30, 31], status: 'verified' }

afterEach(() => setMonthTable(bundledMonthTable))

test('conversions, fiscal years and written dates use the active table', () => {
  expect(toAd({ year: 2084, month: 2, day: 1 })).toBe('2027-05-15')
  setMonthTable(correctedTable([published]))
  expect(toAd({ year: 2084, month: 2, day: 1 })).toBe('2027-05-14')
  expect(toBs('2027-05-14')?.estimated).toBe(false)
  expect(fiscalYear('2026-11-21')?.estimated).toBe(false)
  expect(formatDate('2027-05-14', 'ne', 'numeric')).toBe('२०८४/०२/०१')
})

test('only the corrected years are sent, and they give the same table elsewhere', () => {
  expect(correctedYears()).toEqual([])
  setMonthTable(correctedTable([published]))
  expect(correctedYears()).toEqual([published])
  expect(correctedTable(JSON.parse(JSON.stringify(correctedYears())) as BsYear[])).toEqual(correctedTable([published]))
})
