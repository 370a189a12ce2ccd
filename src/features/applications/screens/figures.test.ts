// Table of cases of numbers in the reader's digits.

import { expect, test } from 'vitest'
import { figuresIn } from './figures.ts'

test.each([
  ['१२३४', 'en', '1234'],
  [6, 'ne', '६'],
  ['04-01/75', 'ne', '०४-०१/७५'],
  ['D-1203', 'ne', 'D-1203'],
  ['वडा ५', 'en', 'वडा ५'],
] as const)('%s for a reader of %s', (value, language, shown) => {
  expect(figuresIn(value, language)).toBe(shown)
})
