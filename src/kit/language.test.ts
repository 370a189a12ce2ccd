// Language of a typed text, for the lang attribute.

import { expect, test } from 'vitest'
import { writtenIn } from './language.ts'

test.each([
  ['हरि तामाङ', 'ne'],
  ['Hari Tamang', 'en'],
  ['०४-०१-७५-०१२३४', 'ne'],
  ['04-01-75-01234', undefined],
  ['', undefined],
  ['नागरिकता.png', 'ne'],
  ['मिटर reading photograph', 'en'],
])('%s is written in %s', (text, language) => {
  expect(writtenIn(text)).toBe(language)
})
