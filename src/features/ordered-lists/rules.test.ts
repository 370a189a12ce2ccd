// Tests of the rules of ordered lists.

import { expect, test } from 'vitest'
import { isOrderOf, mayBeAdded, mayBeOrdered, moved, putBack } from './rules.ts'

test.each([
  [3, 'up', [1, 3, 2]],
  [1, 'up', [1, 2, 3]],
  [1, 'down', [2, 1, 3]],
  [3, 'down', [1, 2, 3]],
  [9, 'down', [1, 2, 3]],
] as const)('row %d moved %s gives %j', (id, direction, expected) => {
  expect(moved([1, 2, 3], id, direction)).toEqual(expected)
})

test.each([
  [0, [9, 1, 2]],
  [1, [1, 9, 2]],
  [2, [1, 2, 9]],
  [7, [1, 2, 9]],
])('a row that was at position %d is put back to %j', (position, expected) => {
  expect(putBack([1, 2], 9, position)).toEqual(expected)
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

test('a full list takes no row, and a list that changed meanwhile no order', () => {
  expect(mayBeAdded(2, 3).ok).toBe(true)
  expect(mayBeAdded(3, 3)).toEqual({ ok: false, key: 'lists.full', values: { max: 3 } })
  expect(mayBeOrdered([1, 2], [1, 2]).ok).toBe(true)
  expect(mayBeOrdered([2, 1], [1, 2])).toEqual({ ok: false, key: 'lists.order_changed' })
})
