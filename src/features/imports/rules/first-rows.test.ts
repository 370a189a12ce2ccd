// Tests of the rows that an answer names, of more than it names.

import { expect, test } from 'vitest'
import type { ImportedFileRow } from '../contract/rows.ts'
import { firstRows } from './first-rows.ts'

function entry(kind: 'fee' | 'waiver', takesTwo: boolean) {
  return { kind, takesTwo, customerNumber: '1', amountPaisa: 1 }
}

test('the first rows by what they are and by line, whatever the order in which they come', () => {
  const { add, rows } = firstRows(5)
  for (let line = 1_000; line > 1; line -= 1) {
    const row: ImportedFileRow = { kind: 'added', line, name: 'R', entry: entry('fee', false) }
    add(line === 700 ? { ...row, entry: entry('waiver', true) } : row)
  }
  add({ kind: 'changed', line: 9, name: 'C', differences: [] })
  add({ kind: 'refused', line: 900, column: 'on', reason: 'x' })
  expect(rows().map(({ kind, line }) => [kind, line])).toEqual([
    ['refused', 900],
    ['changed', 9],
    ['added', 700],
    ['added', 2],
    ['added', 3],
  ])
})
