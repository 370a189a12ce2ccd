// Tests of checksums: equal for equal data, whatever the order of its properties.

import { expect, test } from 'vitest'
import { checksumOf } from './checksum.ts'

const rows = { data: [{ id: 7, title: 'पाइप', closesOn: null }], total: 1 }

test.each([
  [{ total: 1, data: [{ closesOn: null, title: 'पाइप', id: 7 }] }],
  [{ ...rows, totalIsLeast: undefined }],
  [JSON.parse(JSON.stringify(rows)) as object],
])('%j has the same', (same) => {
  expect(checksumOf(same)).toBe(checksumOf(rows))
})

test.each([
  [{ ...rows, total: 2 }],
  [{ ...rows, data: [{ id: 7, title: 'पाईप', closesOn: null }] }],
  [{ ...rows, data: [{ id: 7, title: 'पाइप', closesOn: '' }] }],
  [{ ...rows, data: [...rows.data, ...rows.data] }],
])('%j has another', (other) => {
  expect(checksumOf(other)).not.toBe(checksumOf(rows))
})
