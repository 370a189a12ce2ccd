// Cell values as text and days.

import { expect, test } from 'vitest'
import { bsDayOf, cellText, dayOf } from './cell-values.ts'
import type { CellValue, Column } from './columns.ts'

test.each<[Pick<Column<unknown>, 'kind' | 'calendar'>, CellValue, string, string]>([
  [{}, { en: 'Water', ne: 'पानी' }, 'Water', 'पानी'],
  [{}, { en: 'Water', ne: '' }, 'Water', 'Water'],
  [{}, null, '', ''],
  [{}, '0042', '0042', '0042'],
  [{ kind: 'number' }, 1_234_567, '12,34,567', '१२,३४,५६७'],
  [{ kind: 'number' }, Number.NaN, '', ''],
  [{ kind: 'code' }, '2083-00125', '2083-00125', '२०८३-००१२५'],
  [{ kind: 'money' }, 125_050, '1,250.50', '१,२५०.५०'],
  [{ kind: 'money' }, 125_000, '1,250.00', '१,२५०.००'],
  [{ kind: 'size' }, 1_572_864, '1.5 MB', '१.५ एमबी'],
  [{ kind: 'date' }, '2026-11-21', '2026-11-21', '२०८३/०८/०५'],
  [{ kind: 'date' }, '2026-11-20T18:15:00.000Z', '2026-11-21', '२०८३/०८/०५'],
  [{ kind: 'date', calendar: 'bs' }, '2026-11-21', '2083/08/05', '२०८३/०८/०५'],
  [{ kind: 'date', calendar: 'ad' }, '2026-11-21', '2026-11-21', '२०२६-११-२१'],
  [{ kind: 'date' }, 'soon', 'soon', 'soon'],
])('%j %j is written %s and %s', (column, value, english, nepali) => {
  expect([cellText(column, value, 'en'), cellText(column, value, 'ne')]).toEqual([english, nepali])
})

test.each([
  ['2026-02-30', undefined],
  ['2026', undefined],
  [20_261_121, undefined],
  ['1985-12-31T18:29:00Z', '1985-12-31'],
])('the day of %j is %s', (value, expected) => expect(dayOf(value)).toBe(expected))

test('a day outside the month table has no Bikram Sambat date', () => expect(bsDayOf('1900-01-01')).toBeUndefined())
