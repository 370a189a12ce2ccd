// Tests of customer numbers that are easily taken for one another.

import { expect, test } from 'vitest'
import { similarNumbers } from './similar-numbers.ts'

test.each([
  ['12345678901', ['012345678901']],
  ['00012345678901', ['12345678901', '012345678901']],
  ['123456789012345', []],
  ['a-1', ['A-1']],
  ['A-b', ['A-B', 'a-b']],
  ['A-01', ['a-01']],
])('%s is similar to %j', (number, similar) => {
  expect(similarNumbers(number)).toEqual(similar)
})

test('zero is a number, too', () => {
  expect(similarNumbers('000').slice(0, 3)).toEqual(['0', '00', '0000'])
})
