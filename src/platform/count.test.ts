// Tests of counted pages, and of reading a page from the nearer end of its list.

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { listFromNearerEnd, maxCounted, maxFoundCounted, pageFound, readOfficePage } from './count.server.ts'

const { db } = await freshDatabase()

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

test.each([
  ['no rows', 0, { total: 0 }, ['ids']],
  ['as many rows as are counted', maxFoundCounted, { total: maxFoundCounted }, ['ids']],
  ['one row more', maxFoundCounted + 1, { total: maxFoundCounted, totalIsLeast: true }, ['words']],
])('a search that finds %s looks for them once, and has the first of them', async (_, rows, counted, sortedBy) => {
  const { page, read } = await officePage({ search: 'pump' }, rows)
  expect(page).toEqual({ ...counted, data: numbers(Math.min(rows, 10)) })
  expect(read).toEqual(sortedBy)
})

test('a list without a search is counted further, and read from its order', async () => {
  const { page, read } = await officePage({}, maxFoundCounted + 1)
  expect(page).toEqual({ total: maxFoundCounted + 1, data: numbers(10) })
  expect(read).toEqual(['words'])
})

/** The first ten of `rows` numbers, and by what the page was read. */
async function officePage(search: { search?: string }, rows: number) {
  const read: string[] = []
  const request: { search?: string; ids?: readonly number[] } = search
  const page = await readOfficePage({ db }, request, {
    query: () => sql`select id from generate_series(1, ${rows}::int) as id`,
    list: async ({ ids }) => {
      read.push(ids ? 'ids' : 'words')
      const within = ids ? sql`id = any(${[...ids]}::int[])` : sql`true`
      const found = await sql<{ id: number }>`
        select id from generate_series(1, ${rows}::int) as id where ${within} order by id limit 10`.execute(db)
      return found.rows.map(({ id }) => id)
    },
  })
  return { page, read }
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}
