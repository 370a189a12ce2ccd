// Srcset of a picture by its own width.

import { expect, test } from 'vitest'
import { sourceSet } from './pictures.ts'

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
