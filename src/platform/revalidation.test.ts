// Revalidation of loaders on navigation.

import { expect, test } from 'vitest'
import { whenThePathChanges } from './revalidation.ts'

const moved = (from: string, to: string, formMethod?: 'GET' | 'POST') =>
  whenThePathChanges({
    currentUrl: new URL(from, 'https://damak.test'),
    nextUrl: new URL(to, 'https://damak.test'),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
    ...(formMethod ? { formMethod } : {}),
  })

test.each([
  ['/news', '/members', undefined, true],
  ['/news', '/news?page=2', undefined, false],
  ['/news?page=2', '/news', undefined, false],
  ['/news', '/news?search=x', 'GET', false],
  ['/news', '/news', 'POST', true],
  ['/news?page=2', '/news?page=2', undefined, true],
] as const)('from %s to %s by %s: revalidates %s', (from, to, method, again) => {
  expect(moved(from, to, method)).toBe(again)
})
