// Tests of the rules of staff administration.

import { expect, test } from 'vitest'
import { mayChangeAddress, recordedSignature } from './rules.ts'

test.each([
  [{ own: true, active: true }, 'staff.own_address'],
  [{ own: false, active: false }, 'staff.invited_address'],
  [{ own: false, active: true }, true],
])('%j: the address may be changed: %s', (at, expected) => {
  const verdict = mayChangeAddress(at)
  expect(verdict.ok || verdict.key).toBe(expected)
})

test('who acted is a person by their number, or the system', () => {
  expect(recordedSignature('Rajendra Karki (7)')).toEqual({ byId: 7, byName: 'Rajendra Karki' })
  expect(recordedSignature('people')).toEqual({ byId: null, byName: 'people' })
})
