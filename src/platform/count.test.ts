// Tests of counted pages, and of reading a page from the nearer end of its list.

import { expect, test } from 'vitest'
import { listFromNearerEnd, maxCounted, pageFound } from './count.server.ts'

const neverRead = () => Promise.reject(new Error('read'))
const rows = Array.from({ length: 10 }, (_, index) => index)

test.each([
  ['the first page', 0, 3, [0, 1, 2], 0],
  ['a page in the first half', 3, 3, [3, 4, 5], 3],
  ['a page in the second half', 6, 3, [6, 7, 8], 1],
  ['the last page, which is shorter', 9, 3, [9], 0],
])('%s is read past as few rows as possible', async (_, offset, limit, expected, skipped) => {
  const offsets: number[] = []
  const list = async (request: { direction: 'asc' | 'desc'; offset: number; limit: number }) => {
    offsets.push(request.offset)
    const ordered = request.direction === 'asc' ? rows : rows.toReversed()
    return ordered.slice(request.offset, request.offset + request.limit)
  }
  expect(await listFromNearerEnd({ direction: 'asc', offset, limit }, rows.length, list)).toEqual(expected)
  expect(offsets).toEqual([skipped])
  const reversed = await listFromNearerEnd({ direction: 'desc', offset, limit }, rows.length, list)
  expect(reversed).toEqual(rows.toReversed().slice(offset, offset + limit))
})

test('nothing is read beyond the end', async () => {
  expect(await listFromNearerEnd({ direction: 'asc', offset: 10, limit: 3 }, 10, neverRead)).toEqual([])
})

test('a page says when counting stopped', () => {
  expect(pageFound(['a'], maxCounted)).toEqual({ data: ['a'], total: maxCounted })
  expect(pageFound(['a'], maxCounted + 1)).toEqual({ data: ['a'], total: maxCounted, totalIsLeast: true })
})
