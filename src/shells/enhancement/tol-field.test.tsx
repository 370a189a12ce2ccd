// Test of the terms by which the field finds a tol: the same as on the server, from what the page has.

import { expect, test } from 'vitest'
import { tolKey } from '#features/tols/rules.ts'
import { tolLabel } from '#features/tols/screens/tol-field.tsx'
import { keyOfTol } from './tol-field.ts'

const terms = (key: string) => key.split(' ').toSorted()

test.each([
  { name: { en: 'Siddhartha Tol', ne: 'सिद्धार्थ टोल' }, ward: 10 },
  { name: { en: 'Shanti Tole', ne: '' }, ward: 1 },
  { name: { en: '', ne: 'मिलन चोक' }, ward: 5 },
])('$name.en $name.ne', (tol) => {
  expect(terms(keyOfTol(tolLabel(tol, 'en'), tol.name.ne))).toEqual(terms(tolKey(tol)))
  expect(terms(keyOfTol(tolLabel(tol, 'ne'), tol.name.en))).toEqual(terms(tolKey(tol)))
})
