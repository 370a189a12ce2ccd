// Tests of instants written as text.

import { expect, test } from 'vitest'
import { instantOf, readInstant } from './instant.ts'

test.each([
  ['2026-11-20T18:15:00Z', '2026-11-20T18:15:00.000Z'],
  ['2026-11-20T18:15:00.123Z', '2026-11-20T18:15:00.123Z'],
  ['2026-11-21T00:00:00+05:45', '2026-11-20T18:15:00.000Z'],
  ['2024-02-29T23:59Z', '2024-02-29T23:59:00.000Z'],
])('%s is an instant', (text, expected) => {
  expect(readInstant(text)?.toISOString()).toBe(expected)
  expect(instantOf(text).toISOString()).toBe(expected)
})

test.each([
  '2026-02-30T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-11-20T24:00:00Z',
  '2026-11-20T18:60:00Z',
  '2026-11-20T18:15:00',
  '2026-11-20 18:15:00Z',
  '2026-11-20',
  '20 November 2026',
  '+275760-09-14T00:00:00Z',
  '1',
  '',
  'NaN',
])('%j is none', (text) => {
  expect(readInstant(text)).toBeUndefined()
  expect(() => instantOf(text)).toThrow(RangeError)
})

test('a Date is returned as it is', () => {
  const now = new Date('2026-11-20T18:15:00Z')
  expect(instantOf(now)).toBe(now)
})
