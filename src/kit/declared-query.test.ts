// Tests of queries reduced to declared parameters.

import { expect, test } from 'vitest'
import { declaredQuery } from './declared-query.ts'

test.each([
  ['', ''],
  ['?', ''],
  ['?utm_source=facebook&fbclid=1', ''],
  ['?page=2&utm_source=facebook', '?page=2'],
  ['?utm_source=x&page=2&search=a+b', '?search=a+b&page=2'],
  ['?page=2&search=%E0%A4%AA', '?search=%E0%A4%AA&page=2'],
  ['?from=bs&from=2083%2F8%2F5&from=3', '?from=bs&from=2083%2F8%2F5'],
  ['?hide=', '?hide='],
  ['?lang=ne&page=2', '?page=2&lang=ne'],
  ['?lang=xx&lang=ne', ''],
  ['?lang=en&lang=ne', '?lang=en'],
])('%s is reduced to %s', (search, expected) => {
  expect(declaredQuery(search, ['search', 'page', 'from', 'hide'])).toBe(expected)
})
