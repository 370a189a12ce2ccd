// Tests of the order of items.

import { expect, test } from 'vitest'
import { isOrderOf, movedTo } from './order.ts'

test.each([
  [2, 1, [1, 3, 2]],
  [2, 0, [3, 1, 2]],
  [0, 2, [2, 3, 1]],
  [0, 1, [2, 1, 3]],
  [1, 1, [1, 2, 3]],
  [0, -1, [1, 2, 3]],
  [2, 3, [1, 2, 3]],
  [-1, 1, [1, 2, 3]],
  [9, 1, [1, 2, 3]],
] as const)('the item at %d moved to %d gives %j', (from, to, expected) => {
  expect(movedTo([1, 2, 3], from, to)).toEqual(expected)
})

test.each([
  [[3, 1, 2], true],
  [[1, 2], false],
  [[1, 2, 2], false],
  [[1, 2, 4], false],
  [[1, 2, 3, 3], false],
])('%j is an order of three rows: %s', (ids, expected) => {
  expect(isOrderOf(ids, [1, 2, 3])).toBe(expected)
})
