// Tests of keys and swipes in the album viewer.

import { expect, test } from 'vitest'
import { relOfKey, relOfSwipe } from './viewer.ts'

test.each([
  ['ArrowLeft', 'prev'],
  ['ArrowRight', 'next'],
  ['Escape', 'up'],
  ['Enter', undefined],
])('%s leads %s', (key, rel) => {
  expect(relOfKey(key)).toBe(rel)
})

test.each([
  [-80, 10, 'next'],
  [80, -10, 'prev'],
  [-40, 0, undefined],
  [-80, 60, undefined],
])('a finger moving %d sideways and %d down leads %s', (sideways, upDown, rel) => {
  expect(relOfSwipe(sideways, upDown)).toBe(rel)
})
