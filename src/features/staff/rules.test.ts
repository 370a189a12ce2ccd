// Tests of the rules of staff administration.

import { expect, test } from 'vitest'
import { mayChangeAddress, recordedName } from './rules.ts'

test.each([
  [{ own: true, active: true }, 'staff.own_address'],
  [{ own: false, active: false }, 'staff.invited_address'],
  [{ own: false, active: true }, true],
])('%j: the address may be changed: %s', (at, expected) => {
  const verdict = mayChangeAddress(at)
  expect(verdict.ok || verdict.key).toBe(expected)
})

test('a recorded name is shown without its number', () => {
  expect(recordedName('Rajendra Karki (7)')).toBe('Rajendra Karki')
  expect(recordedName('people')).toBe('people')
})
