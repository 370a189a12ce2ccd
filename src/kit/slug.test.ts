// Address names made from titles.

import { expect, test } from 'vitest'
import { isSlug, slugFrom } from './slug.ts'

test.each([
  ['New tank: 2,000 m³', 'new-tank-2-000-m'],
  ['  The Office’s day ', 'the-office-s-day'],
  ['२०८३', 'album-2026'],
  ['2083', 'album-2026'],
  [`${'long '.repeat(15)}word after word`, `${'long-'.repeat(15)}word`],
])('the title %s is addressed as %s', (title, slug) => {
  expect(slugFrom(title, 'album-2026')).toBe(slug)
})

test.each([
  ['works', true],
  ['new-tank-2', true],
  ['New', false],
  ['-a', false],
  ['a--b', false],
  ['', false],
  ['a/b', false],
  ['a'.repeat(121), false],
])('%j may be an address name: %s', (slug, may) => {
  expect(isSlug(slug)).toBe(may)
})
