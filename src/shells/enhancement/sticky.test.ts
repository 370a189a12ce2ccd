// Tests of the sticky menu's threshold.

import { expect, test } from 'vitest'
import { isSticky } from './sticky.ts'

test.each([
  [0, false, false],
  [100, false, false],
  [101, false, true],
  [5000, true, false],
])('scrolled %d px on a page with a still menu %s: sticky %s', (scrolled, still, sticky) => {
  expect(isSticky(scrolled, still)).toBe(sticky)
})
