// Srcset of a picture by its own width, and its focal point.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { focalStep, focusClass, nearestFocus, sourceSet } from './pictures.ts'

test.each([
  [200, '/p/320.avif 200w'],
  [320, '/p/320.avif 320w'],
  [700, '/p/320.avif 320w, /p/640.avif 640w, /p/960.avif 700w'],
  [960, '/p/320.avif 320w, /p/640.avif 640w, /p/960.avif 960w'],
  [1200, '/p/320.avif 320w, /p/640.avif 640w, /p/960.avif 960w, /p/1600.avif 1200w'],
  [4000, '/p/320.avif 320w, /p/640.avif 640w, /p/960.avif 960w, /p/1600.avif 1600w'],
])('the srcset of a picture %d pixels wide states no width beyond its own', (width, set) => {
  expect(sourceSet('/p', width, 'avif')).toBe(set)
})

test.each([
  [
    { x: 33, y: 12 },
    { x: 30, y: 20 },
  ],
  [
    { x: -5, y: 49 },
    { x: 0, y: 100 },
  ],
  [
    { x: 140, y: 60 },
    { x: 100, y: 100 },
  ],
  [
    { x: 50, y: 25 },
    { x: 50, y: 50 },
  ],
])('the place %j in a picture of 100 × 50 is the focal point %j', (place, focus) => {
  expect(nearestFocus(place, { width: 100, height: 50 })).toEqual(focus)
})

test('a focal point is two classes; the style sheet has a rule for each step but the middle', () => {
  expect(focusClass(null)).toBe('')
  expect(focusClass({ x: 30, y: 100 })).toBe('focused focus-x-30 focus-y-100')
  const sheet = readFileSync(new URL('../ui/picture/focal-point.css', import.meta.url), 'utf8')
  for (let place = 0; place <= 100; place += focalStep)
    for (const axis of ['x', 'y'])
      if (place !== 50) expect(sheet).toContain(`.focus-${axis}-${place} {\n  --focus-${axis}: ${place}%;`)
})
