// What is counted of a search without a result.

import { expect, test } from 'vitest'
import { countedQuery } from './failures.ts'

test.each([
  ['  Fire  Hydrant? ', 'fire hydrant'],
  ['अग्नि नियन्त्रण २०८३', 'अग्नि नियंत्रण 2083'],
  ['sita@example.com', undefined],
  ['९८४१२३४५६७', undefined],
  ['?!', undefined],
])('%s is counted as %s', (query, counted) => {
  expect(countedQuery(query)).toBe(counted)
})

test('a long query is cut', () => {
  expect(countedQuery('a'.repeat(100))).toHaveLength(60)
})
