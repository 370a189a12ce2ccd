// Tests of import rows of reading days: reading, writing back, and refusals with reasons.

import { expect, test } from 'vitest'
import { tolsMessages } from '#features/tols/messages.ts'
import type { Reading } from '../contract/api.ts'
import { readingSchedulesMessages } from '../messages.ts'
import { readReadingRow, readingCells } from './rows.ts'

const reading: Reading = {
  year: 2083,
  month: 8,
  ward: 5,
  tol: null,
  fromDay: 5,
  toDay: 7,
  reader: { en: 'Ram', ne: 'राम' },
  sample: false,
}

const row = {
  year: '२०८३',
  month: 'Mangsir',
  ward: '५',
  tol: '',
  from_day: '५',
  to_day: '7',
  reader_en: 'Ram',
  reader_ne: 'राम',
}

test('a row is read and written back', () => {
  expect(readReadingRow(row)).toEqual({ ok: true, value: reading })
  expect(readReadingRow(readingCells(reading))).toEqual({ ok: true, value: reading })
  expect(readReadingRow({ ...row, month: 'मङ्सिर', to_day: '' })).toMatchObject({ value: { month: 8, toDay: 5 } })
})

test.each([
  ['readings.number_wrong', { year: 'x' }],
  ['readings.year_unknown', { year: '2095' }],
  ['readings.month_unknown', { month: '13' }],
  ['readings.month_unknown', { month: 'May' }],
  ['readings.day_wrong', { to_day: '30' }],
  ['readings.day_wrong', { from_day: '0' }],
  ['readings.order_wrong', { to_day: '4' }],
  ['tols.ward_wrong', { ward: '40' }],
  ['tols.code_wrong', { tol: 'A B' }],
  ['readings.reader_lacking', { reader_ne: '' }],
])('%s refuses %o', (key, cells) => {
  expect(readReadingRow({ ...row, ...cells })).toMatchObject({ ok: false, key })
  expect({ ...readingSchedulesMessages, ...tolsMessages }).toHaveProperty([key])
})
