// Tables of cases of the search that forgives spellings.

import { expect, test } from 'vitest'
import { looseKey, looselyMatches } from './loose-match.ts'

test.each([
  ['Shanti Tol', 'santi tole'],
  ['Bazar Tol', 'Bajaar tol'],
  ['Siddhartha Chowk', 'sidhartha chowk'],
  ['Bishnu Tol', 'Vishnoo Tol'],
  ['Milan Tol, Ward 2', 'milan tol ward २'],
  ['शान्ति टोल, वडा नं. १', 'सांती टोल बडा नं 1'],
])('%s and %s have one key', (name, other) => expect(looseKey(other)).toBe(looseKey(name)))

test.each([
  ['Shanti Tol', 'sant', true],
  ['Shanti Tol', 'tol shanti', true],
  ['Shanti Tol', 'sh', true],
  ['Pashupati Tol', 'sh', false],
  ['Pashupati Tol', 'shup', true],
  ['Shanti Tol ward 10', '1', false],
  ['Shanti Tol ward 10', 'ward १०', true],
  ['Shanti Tol', 'milan', false],
  ['Shanti Tol', ' , ', false],
])('in %s typing %j matches: %s', (name, typed, found) => expect(looselyMatches(looseKey(name), typed)).toBe(found))
