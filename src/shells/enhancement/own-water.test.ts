// Tests of which answer holds at an instant, and of where the line for now is.

import { expect, test } from 'vitest'
import { shareOfDay } from './now-lines.ts'
import { stepAt } from './own-water.ts'

test.each([
  ['before the first, for a clock that is late', 5, 0],
  ['as one begins', 20, 1],
  ['between two', 25, 1],
  ['after the last', 99, 2],
])('%s', (_, now, step) => expect(stepAt([10, 20, 30], now)).toBe(step))

test('noon in Nepal is the middle of the line', () => {
  expect(shareOfDay(Date.parse('2026-11-22T12:00:00+05:45'))).toBe(0.5)
  expect(shareOfDay(Date.parse('2026-11-22T00:00:00+05:45'))).toBe(0)
})
