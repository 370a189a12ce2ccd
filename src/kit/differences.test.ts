// Comparison of rows: added, changed, unchanged and absent.

import { expect, test } from 'vitest'
import { differencesOf, type Cells } from './differences.ts'

test('rows are compared by key, cell by cell', () => {
  const current = [
    { code: 'a', starts: '05:30' },
    { code: 'b', starts: '06:00' },
    { code: 'c', starts: '07:00' },
  ]
  const incoming = [
    { code: 'd', starts: '08:00' },
    { code: 'b', starts: '06:30' },
    { code: 'a', starts: '05:30' },
  ]
  const found = differencesOf<Cells>(
    current,
    incoming,
    ({ code }) => code!,
    (row) => row,
  )
  expect(found).toEqual({
    added: [incoming[0]],
    changed: [{ row: incoming[1], differences: [{ column: 'starts', from: '06:00', to: '06:30' }] }],
    same: 1,
    absent: [current[2]],
  })
})
