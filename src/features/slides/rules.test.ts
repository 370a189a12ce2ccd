import { expect, test } from 'vitest'
import { isShown } from './rules.ts'

test.each([
  [null, null, true],
  ['2026-11-22', null, true],
  ['2026-11-23', null, false],
  [null, '2026-11-22', true],
  [null, '2026-11-21', false],
  ['2026-11-01', '2026-11-30', true],
])('a slide shown from %s until %s is shown on 22 November: %s', (shownFrom, shownUntil, shown) => {
  expect(isShown({ shownFrom, shownUntil }, '2026-11-22')).toBe(shown)
})
