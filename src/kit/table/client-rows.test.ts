// Rows of a fixed array: filters, search, order and pages.

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { batchesOf, clientRows, prepare, queryRows } from './client-rows.ts'
import type { Column } from './columns.ts'
import { startState, type TableState } from './query.ts'

type Report = { title: { en: string; ne: string }; kind: string; size: number | null; published: string | null }

const label = { en: 'Label', ne: 'लेबल' }
const columns: Column<Report>[] = [
  { key: 'title', label, sortable: true, filter: { type: 'text' } },
  {
    key: 'kind',
    label,
    filter: { type: 'select', options: [{ value: 'audit', label: { en: 'Audit', ne: 'लेखापरीक्षण' } }] },
  },
  { key: 'size', label, kind: 'size', sortable: true, filter: { type: 'sizerange' } },
  { key: 'published', label, kind: 'date', sortable: true, filter: { type: 'daterange' } },
]
const report = (en: string, ne: string, size: number | null, published: string | null, kind = 'audit'): Report => ({
  title: { en, ne },
  kind,
  size,
  published,
})
const reports = [
  report('Water 10', 'पानी १०', 300, '2026-11-21'),
  report('Water 2', 'पानी २', null, '2026-11-20T18:15:00Z'),
  report('Budget', 'बजेट', 300, null, 'annual'),
  report('Annual', 'वार्षिक प्रतिवेदन', 5, '2025-01-01', 'annual'),
]
const start = startState(columns)
const titles = (state: Partial<TableState>) =>
  queryRows(clientRows(reports, columns), { ...start, ...state }).rows.map((row) => row.title.en)

test.each<[string, Partial<TableState>, string[]]>([
  ['everything in its own order', {}, ['Water 10', 'Water 2', 'Budget', 'Annual']],
  ['a search in Nepali, spelt otherwise', { search: 'पानि' }, ['Water 10', 'Water 2']],
  ['a search needs every word', { search: 'प्रतिवेदन annual' }, ['Annual']],
  ['a search finds a code by its label', { search: 'लेखापरीक्षण' }, ['Water 10', 'Water 2']],
  ['text orders its numbers by amount', { sortBy: 'title' }, ['Annual', 'Budget', 'Water 2', 'Water 10']],
  ['blanks stand last ascending, equals as they came', { sortBy: 'size' }, ['Annual', 'Water 10', 'Budget', 'Water 2']],
  ['and descending', { sortBy: 'size', sortOrder: 'desc' }, ['Water 10', 'Budget', 'Annual', 'Water 2']],
  ['a text filter', { filters: { title: 'बजेट' } }, ['Budget']],
  ['a select', { filters: { kind: 'annual' } }, ['Budget', 'Annual']],
  [
    'a range has both its ends, in Nepal’s day',
    { filters: { published: { from: '2026-11-21', to: '2026-11-21' } } },
    ['Water 10', 'Water 2'],
  ],
  ['an open range leaves blanks out', { filters: { published: { to: '2026-01-01' } } }, ['Annual']],
  ['a range of sizes compares numbers', { filters: { size: { from: '5', to: '40' } } }, ['Annual']],
  ['an open range of sizes leaves blanks out', { filters: { size: { from: '40' } } }, ['Water 10', 'Budget']],
  [
    'a filter, a search and an order',
    { filters: { kind: 'audit' }, search: 'water', sortBy: 'title' },
    ['Water 2', 'Water 10'],
  ],
])('%s', (_name, state, expected) => expect(titles(state)).toEqual(expected))

test('a page past the end is the last one', () => {
  const rows = Array.from({ length: 23 }, (_, index) => report(String(index), '', index, null))
  const found = queryRows(clientRows(rows, columns), { ...start, page: 9 })
  expect([found.page, found.total, found.rows.map((row) => row.size)]).toEqual([3, 23, [20, 21, 22]])
})

test('an order computed in slices equals the engine’s stable sort, both ways', () => {
  const anyRow = fc.record({ size: fc.option(fc.integer({ min: 0, max: 9 })), number: fc.nat() })
  const sizes: Column<{ size: number | null; number: number }>[] = [
    { key: 'size', label, kind: 'number', sortable: true },
  ]
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 30 }), fc.integer({ min: 0, max: 300 }), (some, copies) => {
      const rows = Array.from({ length: copies }, () => some).flat()
      const table = clientRows(rows, sizes)
      for (const _slice of prepare(table));
      const filled = rows.filter((row) => row.size !== null)
      const blank = rows.filter((row) => row.size === null)
      for (const sortOrder of ['asc', 'desc'] as const) {
        const turn = sortOrder === 'asc' ? 1 : -1
        const found = queryRows(table, { ...start, sortBy: 'size', sortOrder })
        const expected = [...filled.toSorted((a, b) => turn * (a.size! - b.size!)), ...blank]
        expect(Array.from(found.all, (at) => rows[at])).toEqual(expected)
      }
    }),
    { numRuns: 40 },
  )
})

test('batches carry all rows in their order', () => {
  const found = queryRows(clientRows(reports, columns), { ...start, sortBy: 'title' })
  expect([...batchesOf(reports, found.all, 3)].map((batch) => batch.map((row) => row.title.en))).toEqual([
    ['Annual', 'Budget', 'Water 2'],
    ['Water 10'],
  ])
  expect([...batchesOf(reports, undefined, 3)].map((batch) => batch.length)).toEqual([3, 1])
})
