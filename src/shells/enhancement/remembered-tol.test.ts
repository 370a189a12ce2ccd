// Tests of the redirect to a stored tol.

import { expect, test } from 'vitest'
import { addressFor } from './remembered-tol.ts'

const tols = ['', 'ward-1-pipal', 'ward-2-bazar']

test.each([
  ['a bare address', '/water-schedule', 'ward-1-pipal', '/water-schedule?tol=ward-1-pipal'],
  ['a language in the address', '/water-schedule?lang=ne', 'ward-2-bazar', '/water-schedule?lang=ne&tol=ward-2-bazar'],
  ['a reader who changes', '/water-schedule?change=1', 'ward-1-pipal', undefined],
  ['a reader who searches', '/water-schedule?place=b', 'ward-1-pipal', undefined],
  ['a tol in the address', '/water-schedule?tol=ward-2-bazar', 'ward-1-pipal', undefined],
  ['a tol that no longer exists', '/water-schedule', 'ward-9-none', undefined],
])('%s', (_, path, tol, expected) => {
  const next = addressFor(tol, `https://damak.example${path}`, tols)
  expect(next).toBe(expected && `https://damak.example${expected}`)
})
