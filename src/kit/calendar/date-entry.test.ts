// Typed dates in a stated calendar.

import { expect, test } from 'vitest'
import { readTypedDate, typedDate } from './date-entry.ts'

test.each([
  ['2026-11-21', 'ad', '2026-11-21'],
  ['2026/1/2', 'ad', '2026-01-02'],
  ['२०२६।११।२१', 'ad', '2026-11-21'],
  ['2026-02-29', 'ad', 'calendar.unreadable_ad'],
  ['21/11/2026', 'ad', 'calendar.unreadable_ad'],
  ['2083/08/05', 'bs', '2026-11-21'],
  ['२०८३।८।५', 'bs', '2026-11-21'],
  ['2083/13/01', 'bs', 'calendar.month_unknown'],
  ['2083/08/30', 'bs', 'calendar.day_unknown'],
  ['1/2/2083', 'bs', 'calendar.unreadable'],
] as const)('%s in %s is %s', (text, calendar, wanted) => {
  const read = readTypedDate(text, calendar)
  expect(read.ok ? read.isoDate : read.key).toBe(wanted)
})

test('a day is written in the form in which it is read', () => {
  expect(typedDate('2026-11-21', 'bs', 'ne')).toBe('२०८३/०८/०५')
  expect(typedDate('2026-11-21', 'ad', 'en')).toBe('2026-11-21')
  expect(typedDate('1900-01-01', 'bs', 'en')).toBe('')
})
