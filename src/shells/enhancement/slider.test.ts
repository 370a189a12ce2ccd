// Tests of the slider's positions.

import { expect, test } from 'vitest'
import { slideAfter, slideInView } from './slider.ts'

test('after the last slide comes the first', () => {
  expect([0, 1, 2].map((index) => slideAfter(index, 3))).toEqual([1, 2, 0])
  expect(slideAfter(0, 0)).toBe(0)
})

test.each([
  [0, 400, 3, 0],
  [199, 400, 3, 0],
  [201, 400, 3, 1],
  [800, 400, 3, 2],
  [-30, 400, 3, 0],
  [1600, 400, 3, 2],
  [0, 0, 3, 0],
])('scrolled %d in a strip of slides %d wide and %d long shows slide %d', (left, width, count, slide) => {
  expect(slideInView(left, width, count)).toBe(slide)
})
