// Test of pages of a person's own connections.

import { expect, test } from 'vitest'
import { pageOfOwn } from './own-page.ts'

const own = ['10425', '10426', 'A-20425'].map((customerNumber) => ({ customerNumber }))
const paging = { page: 1, limit: 100 }

test.each([
  [undefined, ['10425', '10426', 'A-20425'], 3],
  [{ ...paging, sortOrder: 'desc' }, ['A-20425', '10426', '10425'], 3],
  [{ ...paging, search: ' ०४२५ ' }, ['10425', 'A-20425'], 2],
  [{ ...paging, search: 'a-2' }, ['A-20425'], 1],
  [{ ...paging, search: '999' }, [], 0],
  [{ page: 2, limit: 2 }, ['A-20425'], 3],
  [{ page: 1 }, ['10425', '10426', 'A-20425'], 3],
] as const)('own connections, asked for by %j', (query, numbers, total) => {
  const page = pageOfOwn(own, query)
  expect([page.data.map(({ customerNumber }) => customerNumber), page.total]).toEqual([numbers, total])
})
