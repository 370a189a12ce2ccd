// Tests of the state of a table's rows.

import { expect, test } from 'vitest'
import { TableLoadError } from '#kit/table/data-source.ts'
import type { Column } from '#kit/table/columns.ts'
import { setPage, startState, toggleColumn, type TableState } from '#kit/table/query.ts'
import { needsLoading, requestKey, rowsAfter, type RowsState } from './rows-state.ts'

type Row = { id: number }
const label = { en: 'Label', ne: 'लेबल' }
const columns: Column<Row>[] = [
  { key: 'id', label, filter: { type: 'text' } },
  { key: 'name', label },
]
const page = { rows: [{ id: 1 }], total: 1 }
const start = startState(columns)

test('hiding a column needs no request, every other change does', () => {
  const key = requestKey(start, columns)
  expect(requestKey(toggleColumn(start, columns, 'name'), columns)).toBe(key)
  const others: TableState[] = [
    setPage(start, 2),
    { ...start, limit: 20 },
    { ...start, sortBy: 'id' },
    { ...start, sortOrder: 'desc' },
    { ...start, search: 'x' },
    { ...start, filters: { id: 'x' } },
  ]
  expect(new Set([key, ...others.map((state) => requestKey(state, columns))]).size).toBe(7)
})

test('the previous rows stay while others load, and after a failure', () => {
  const shown: RowsState<Row> = rowsAfter({}, { kind: 'loaded', key: 'a', page })
  expect(needsLoading(shown, 'a')).toBe(false)
  expect(needsLoading(shown, 'b')).toBe(true)
  const failed = rowsAfter(shown, { kind: 'failed', key: 'b', error: new TableLoadError(503) })
  expect(failed.shown?.page).toEqual(page)
  expect(failed.failure?.error.message).toBe('API request failed with status 503')
  expect(needsLoading(failed, 'b')).toBe(false)
  expect(needsLoading(failed, 'c')).toBe(true)
})

test('after Retry the request is made again, and what loads ends the failure', () => {
  const failed = rowsAfter<Row>({}, { kind: 'failed', key: 'a', error: new TypeError('offline') })
  expect(failed.failure?.error.message).toBe('Failed to load data. Please try again.')
  expect(needsLoading(rowsAfter(failed, { kind: 'again' }), 'a')).toBe(true)
  expect(rowsAfter(failed, { kind: 'loaded', key: 'a', page })).toEqual({ shown: { key: 'a', page } })
})
