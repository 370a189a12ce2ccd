// Canonical addresses in each language.

import { expect, test } from 'vitest'
import { canonicalOf } from './canonical.ts'

const origin = 'https://damak.example'

test.each([
  ['/news', '', '/news'],
  ['/news', '?lang=en', '/news'],
  ['/news', '?lang=ne', '/news?lang=ne'],
  ['/news', '?lang=ne&page=2', '/news?page=2&lang=ne'],
  ['/news', '?lang=xx', '/news'],
])('%s%s has the canonical address %s', (pathname, search, own) => {
  expect(canonicalOf(origin, pathname, search).own).toBe(origin + own)
})

test('each language has its own address, with the other parameters', () => {
  const { plain, inTheLanguage } = canonicalOf(origin, '/news', '?page=2&lang=ne')
  expect([plain, inTheLanguage('en'), inTheLanguage('ne')]).toEqual([
    `${origin}/news?page=2`,
    `${origin}/news?page=2&lang=en`,
    `${origin}/news?page=2&lang=ne`,
  ])
})
