// Tests of the numbers of records.

import { expect, test } from 'vitest'
import { readRecordId } from './record-id.ts'

test.each([
  ['1', 1],
  ['17', 17],
  ['2147483647', 2_147_483_647],
  ['2147483648', undefined],
  ['999999999999999', undefined],
  ['0', undefined],
  ['01', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['', undefined],
  ['१', undefined],
])('%j is read as %j', (typed, expected) => {
  expect(readRecordId(typed)).toBe(expected)
})
