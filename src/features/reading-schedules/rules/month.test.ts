// Tests of the days of a month with their holidays and reading days.

import { expect, test } from 'vitest'
import type { ReadingDayEntry } from '../contract/admin.ts'
import { daysOfMonth } from './month.ts'

const entry: ReadingDayEntry = {
  year: 2083,
  month: 8,
  ward: 5,
  tol: null,
  fromDay: 29,
  toDay: 30,
  readerEn: 'Reader',
  readerNe: 'मिटर रिडर',
  sample: false,
}
const tihar = { day: '2026-11-20', name: { en: 'Holiday', ne: 'बिदा' } }

test('Mangsir 2083 has 29 days from 17 November on, each with its holiday and readings', () => {
  const days = daysOfMonth('2083/08', [entry, { ...entry, year: 2082 }, { ...entry, fromDay: 1, toDay: 2 }], [tihar])
  expect(days).toHaveLength(29)
  expect(days[0]).toMatchObject({ day: '2026-11-17', number: 1, holiday: null, readings: [{ toDay: 2 }] })
  expect(days[3]).toMatchObject({ number: 4, holiday: { en: 'Holiday' }, readings: [] })
  expect(days[28]).toMatchObject({ day: '2026-12-15', number: 29, readings: [{ fromDay: 29 }] })
})
