// Tests of the count of functions between API rows and SQL.

import { expect, test } from 'vitest'
import { chainOf, countedPaths, maxCallDepth } from './call-depth.ts'

const fixture = (name: string) => `tests/fixtures/call-depth/${name}`

test('the longest chain counts: over imports, renamed exports, callbacks and the definition of a kind, up to the first query', () => {
  const rows = { file: fixture('api.ts'), kind: fixture('definition.ts') }
  expect(chainOf({ name: 'direct', row: 'direct', ...rows })).toEqual(['readDirectly'])
  expect(chainOf({ name: 'over files', row: 'long', ...rows })).toEqual(['readLong', 'prepare', 'listRows'])
  expect(chainOf({ name: 'by a kind', row: 'ofKind', ...rows })).toEqual(['ofKind', 'find', 'listRows'])
})

test('a row that is not there, or reaches no query, is an error and not a short path', () => {
  expect(() => chainOf({ name: '', file: fixture('api.ts'), row: 'missing' })).toThrow('no row called missing')
  expect(() => chainOf({ name: '', file: fixture('api.ts'), row: 'pure' })).toThrow('leads to no query')
})

test.each(countedPaths)('$name is no longer than the limit', (path) => {
  expect(chainOf(path).length).toBeLessThanOrEqual(path.max ?? maxCallDepth)
})
