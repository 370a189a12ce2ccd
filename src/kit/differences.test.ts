// Are added, changed, like and absent rows told apart?

import { expect, test } from 'vitest'
import { differencesOf, type Cells } from './differences.ts'

test('rows are compared by key, cell by cell', () => {
  const standing = [
    { code: 'a', starts: '05:30' },
    { code: 'b', starts: '06:00' },
    { code: 'c', starts: '07:00' },
  ]
  const coming = [
    { code: 'd', starts: '08:00' },
    { code: 'b', starts: '06:30' },
    { code: 'a', starts: '05:30' },
  ]
  const found = differencesOf<Cells>(
    standing,
    coming,
    ({ code }) => code!,
    (row) => row,
  )
  expect(found).toEqual({
    added: [coming[0]],
    changed: [{ row: coming[1], differences: [{ column: 'starts', from: '06:00', to: '06:30' }] }],
    same: 1,
    absent: [standing[2]],
  })
})
