// Tests that recorded fields and targets are shown in both languages, without names of the code.

import { expect, test } from 'vitest'
import { languages, type Language } from '#kit/language.ts'
import { fieldLabel } from './field-labels.ts'
import { targetText } from './rows.tsx'
import { valueText } from './changes.tsx'

test.each([
  ['titleNe', 'Title (in Nepali)', 'शीर्षक (नेपालीमा)'],
  ['reason', 'Reason', 'कारण'],
  ['unheardOf', 'Other detail', 'अन्य विवरण'],
])('the field %s is labelled %s and %s', (name, en, ne) => {
  expect(inBoth((language) => fieldLabel(name, language))).toEqual([en, ne])
})

test.each([
  ['2026-11-21', '21 November 2026', '२०८३ मङ्सिर ५ गते'],
  ['2026-11-20T23:45:00.000Z', '21 November 2026, 5:30 AM', '२०८३ मङ्सिर ५ गते, बिहान ५:३० बजे'],
  ['2026-13-45T99:99:99Z', '2026-13-45T99:99:99Z', '2026-13-45T99:99:99Z'],
  ['clerk', 'Clerk (prepares)', 'फाँटवाला (तयार गर्ने)'],
  [true, 'yes', 'हो'],
  [1234, '1,234', '१,२३४'],
  ['', '(empty)', '(खाली)'],
  ['पानी', 'पानी', 'पानी'],
])('the value %s is shown as %s and %s', (value, en, ne) => {
  expect(inBoth((language) => valueText(value, language))).toEqual([en, ne])
})

test.each([
  ['/admin/documents/487/12', 'No. 12', 'नं. १२'],
  ['/admin/documents/487/12/withdrawals', 'No. 12', 'नं. १२'],
  ['person 7', 'No. 7', 'नं. ७'],
  ['/admin/people/487', '/admin/people/487', '/admin/people/487'],
])('the target %s is shown as %s and %s', (target, en, ne) => {
  expect(inBoth((language) => targetText(target, language))).toEqual([en, ne])
})

function inBoth(shown: (language: Language) => string): string[] {
  return languages.map(shown)
}
