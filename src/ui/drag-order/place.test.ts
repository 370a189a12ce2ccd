// Tests of the place of a dragged row.

import { expect, test } from 'vitest'
import { placeOf, withinList } from './place.ts'

/** Rows of 40, 100 and 60 px. */
const rows = [
  { top: 10, bottom: 50 },
  { top: 50, bottom: 150 },
  { top: 150, bottom: 210 },
]

test.each([
  [0, 0, 0],
  [0, 50, 0],
  [0, 51, 1],
  [0, 130, 1],
  [0, 131, 2],
  [2, -49, 2],
  [2, -51, 1],
  [2, -140, 0],
  [1, -19, 1],
  [1, -21, 0],
  [1, 31, 2],
])('the row at %d, dragged by %d px, is at %d', (from, by, place) => {
  expect(placeOf(rows, from, by)).toBe(place)
})

test.each([
  [0, -30, 0],
  [0, 500, 160],
  [1, -500, -40],
  [1, 20, 20],
  [2, 1, 0],
])('the row at %d, dragged by %d px, stays within the list: %d px', (from, by, expected) => {
  expect(withinList(rows, from, by)).toBe(expected)
})
