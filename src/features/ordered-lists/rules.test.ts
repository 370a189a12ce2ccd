// Tests of the rules of ordered lists.

import { expect, test } from 'vitest'
import { mayBeAdded, mayBeOrdered, putBack } from './rules.ts'

test.each([
  [0, [9, 1, 2]],
  [1, [1, 9, 2]],
  [2, [1, 2, 9]],
  [7, [1, 2, 9]],
])('a row that was at position %d is put back to %j', (position, expected) => {
  expect(putBack([1, 2], 9, position)).toEqual(expected)
})

test('a full list takes no row, and a list that changed meanwhile no order', () => {
  expect(mayBeAdded(2, 3).ok).toBe(true)
  expect(mayBeAdded(3, 3)).toEqual({ ok: false, key: 'lists.full', values: { max: 3 } })
  expect(mayBeOrdered([1, 2], [1, 2]).ok).toBe(true)
  expect(mayBeOrdered([2, 1], [1, 2])).toEqual({ ok: false, key: 'lists.order_changed' })
})
