// Typed dates in a stated calendar.

import { expect, test } from 'vitest'
import { validationMessages } from '#kit/validation/messages.ts'
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
  ['२०८३ मङ्सिर ५ गते', 'bs', '2026-11-21'],
  ['२०८३ मंसिर ५', 'ad', '2026-11-21'],
  ['शनिबार, २०८३ मङ्सिर ५ गते', 'bs', '2026-11-21'],
  ['२०८४ वैशाख ५ गते (अनुमानित)', 'bs', '2027-04-18'],
  ['5 Mangsir 2083', 'bs', '2026-11-21'],
  ['5 Mangsir 2083 BS', 'ad', '2026-11-21'],
  ['21 November 2026', 'bs', '2026-11-21'],
  ['Saturday, 21 November 2026', 'ad', '2026-11-21'],
  ['२१ नोभेम्बर २०२६', 'ad', '2026-11-21'],
  ['२०८३–०८–०५', 'bs', '2026-11-21'],
  ['२०८३ श्रावण ३३ गते', 'bs', 'calendar.day_unknown'],
  ['५ अज्ञात २०८३', 'bs', 'calendar.unreadable'],
] as const)('%s in %s is %s', (text, calendar, wanted) => {
  const read = readTypedDate(text, calendar)
  expect(read.ok ? read.isoDate : read.key).toBe(wanted)
  // Every form has its message.
  if (!read.ok) expect(validationMessages).toHaveProperty([read.key])
})

test('a day is written in the form in which it is read', () => {
  expect(typedDate('2026-11-21', 'bs', 'ne')).toBe('२०८३/०८/०५')
  expect(typedDate('2026-11-21', 'ad', 'en')).toBe('2026-11-21')
  expect(typedDate('1900-01-01', 'bs', 'en')).toBe('')
})
