// State of a table: address, sorting, filters, columns and pages.

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { civilDateOf, filterEntries, matchKey, readState, writeState } from './address.ts'
import type { Column } from './columns.ts'
import * as table from './query.ts'

const label = { en: 'Label', ne: 'लेबल' }
const columns: Column<unknown>[] = [
  { key: 'title', label, sortable: true, filter: { type: 'text' } },
  {
    key: 'kind',
    label,
    filter: {
      type: 'select',
      options: [
        { value: 'audit', label },
        { value: 'annual', label },
      ],
    },
  },
  {
    key: 'period',
    label,
    children: [
      { key: 'published', label, kind: 'date', sortable: true, filter: { type: 'daterange' } },
      { key: 'signed', label, kind: 'date', filter: { type: 'date', name: 'signedOn' } },
    ],
  },
  { key: 'size', label, kind: 'size', sortable: true, hidden: true, filter: { type: 'sizerange' } },
]
const read = (address: string, options = {}) => readState(new URLSearchParams(address), columns, options)
const start = table.startState(columns)

test('an empty address shows the first ten rows and hides columns hidden by default', () => {
  expect(read('')).toEqual({ page: 1, limit: 10, sortOrder: 'asc', search: '', filters: {}, hidden: ['size'] })
})

test.each<[string, Partial<table.TableState>]>([
  ['page=-3', { page: 1 }],
  ['page=2.9', { page: 2 }],
  ['page=1e99', { page: 1_000_000 }],
  ['page=abc', { page: 1 }],
  ['page=१२', { page: 12 }],
  ['limit=0', { limit: 10 }],
  ['limit=37', { limit: 50 }],
  ['limit=99999', { limit: 100 }],
  ['sortBy=kind', { sortOrder: 'asc' }],
  ['sortBy=title&sortOrder=sideways', { sortBy: 'title', sortOrder: 'asc' }],
  ['kind=nothing', { filters: {} }],
  ['kind=audit&title=+', { filters: { kind: 'audit' } }],
  ['signedOn=2026-02-30', { filters: {} }],
  ['signedOn=२०२६-११-२१', { filters: { signed: '2026-11-21' } }],
  [
    'publishedFrom=2026-12-01&publishedTo=2026-01-01',
    { filters: { published: { from: '2026-01-01', to: '2026-12-01' } } },
  ],
  ['publishedTo=2026-01-01', { filters: { published: { to: '2026-01-01' } } }],
  ['sizeFrom=1024&sizeTo=900', { filters: { size: { from: '900', to: '1024' } } }],
  ['sizeFrom=१०२४', { filters: { size: { from: '1024' } } }],
  ['sizeFrom=-1&sizeTo=1e9', { filters: {} }],
  ['hide=title,kind,published,signed,size', { hidden: ['kind', 'published', 'signed', 'size'] }],
  ['hide=', { hidden: [] }],
  ['hide=nobody', { hidden: [] }],
])('the address %s is read as %o', (address, expected) => {
  expect(read(address)).toEqual({ ...start, ...expected })
})

test('a date that a form without script sends, calendar first, is read', () => {
  expect(read('signedOn=bs&signedOn=२०८३/०८/५').filters).toEqual({ signed: '2026-11-21' })
  expect(read('publishedFrom=ad&publishedFrom=&publishedTo=bs&publishedTo=2083/8/5').filters).toEqual({
    published: { to: '2026-11-21' },
  })
})

test('a size that a form without script sends, unit first, is read', () => {
  const sent = 'sizeFrom=kb&sizeFrom=५००&sizeTo=kb&sizeTo=1.5 MB'
  expect(read(sent).filters).toEqual({ size: { from: '512000', to: '1572864' } })
  expect(read('sizeFrom=mb&sizeFrom=&sizeTo=mb&sizeTo=many').filters).toEqual({})
})

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))
const text = fc.string({ unit: 'grapheme', maxLength: 12 }).map((value) => value.trim())
const anyState = fc
  .record({
    page: fc.integer({ min: 1, max: 1_000_000 }),
    limit: fc.constantFrom(10, 20, 50, 100),
    sort: fc.option(
      fc.record({
        sortBy: fc.constantFrom('title', 'published', 'size'),
        sortOrder: fc.constantFrom('asc' as const, 'desc' as const),
      }),
    ),
    search: text,
    hidden: fc.subarray(['title', 'kind', 'published', 'size']),
    title: text,
    kind: fc.constantFrom('', 'audit', 'annual'),
    signed: fc.option(day),
    range: fc.option(fc.tuple(day, day)),
  })
  .map(({ sort, title, kind, signed, range, ...rest }): table.TableState => {
    const [from, to] = range?.toSorted() ?? []
    const filters = {
      ...(title && { title }),
      ...(kind && { kind }),
      ...(signed && { signed }),
      ...(from && to && { published: { from, to } }),
    }
    return { sortOrder: 'asc', ...rest, ...sort, filters }
  })

test('every state is read back from its address', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const back = readState(new URLSearchParams(writeState(state, columns).toString()), columns)
      expect({ ...back, hidden: back.hidden.toSorted() }).toEqual({ ...state, hidden: state.hidden.toSorted() })
    }),
  )
})

test('the initial state needs no parameters, also with the table’s own defaults', () => {
  expect(writeState(start, columns).toString()).toBe('')
  const options = { sortBy: 'published', sortOrder: 'desc' as const, limit: 50 }
  expect(writeState(read('', options), columns, options).toString()).toBe('')
  const toggled = table.toggleSort(read('', options), 'published')
  expect(writeState(toggled, columns, options).toString()).toBe('sortBy=published&sortOrder=asc')
})

test('other parameters stay in the address and two tables do not interfere', () => {
  const params = writeState(
    { ...start, page: 3 },
    columns,
    { prefix: 'a-' },
    new URLSearchParams('tab=2&a-search=old&page=9'),
  )
  expect(params.toString()).toBe('tab=2&page=9&a-page=3')
})

test('a filter may not have the name of a table’s own parameter', () => {
  expect(() => readState(new URLSearchParams(), [{ key: 'page', label, filter: { type: 'text' } }])).toThrow('"page"')
})

test('the same column sorts ascending, descending, ascending; another starts ascending', () => {
  const orders = ['title', 'title', 'title', 'size'].reduce<table.TableState[]>(
    (states, key) => [...states, table.toggleSort(states.at(-1)!, key)],
    [start],
  )
  expect(orders.slice(1).map((state) => `${state.sortBy} ${state.sortOrder}`)).toEqual([
    'title asc',
    'title desc',
    'title asc',
    'size asc',
  ])
})

test.each<[string, (state: table.TableState) => table.TableState]>([
  ['search', (state) => table.setSearch(state, 'पानी')],
  ['filter', (state) => table.setFilter(state, 'kind', 'audit')],
  ['clearing a filter', (state) => table.setFilter(state, 'kind', '')],
  ['reset', (state) => table.resetFilters(state)],
  ['page size', (state) => table.setLimit(state, 50)],
  ['sort', (state) => table.toggleSort(state, 'title')],
])('%s returns to page 1', (_name, change) => expect(change({ ...start, page: 7 }).page).toBe(1))

test('active filters are counted, and a range is one', () => {
  let state = table.setFilter(start, 'published', { from: '2026-01-01', to: '2026-02-01' })
  state = table.setFilter(state, 'title', ' x ')
  expect(table.activeFilterCount(state)).toBe(2)
  expect(filterEntries(columns, state.filters)).toEqual([
    ['title', 'x'],
    ['publishedFrom', '2026-01-01'],
    ['publishedTo', '2026-02-01'],
  ])
  expect(table.activeFilterCount(table.setFilter(state, 'published', {}))).toBe(1)
})

test('the match key does not depend on page, size, order and columns', () => {
  const state = { ...start, search: 'a', filters: { kind: 'audit', title: 'b' } }
  const other = { ...state, page: 4, limit: 50, sortBy: 'title', hidden: [], filters: { title: 'b', kind: 'audit' } }
  expect(matchKey(state, columns)).toBe(matchKey(other, columns))
  expect(matchKey(state, columns)).not.toBe(matchKey({ ...state, search: 'c' }, columns))
})

test('hiding the last column changes nothing', () => {
  const state = { ...start, hidden: ['kind', 'published', 'signed', 'size'] }
  expect(table.toggleColumn(state, columns, 'title')).toBe(state)
  expect(table.toggleColumn(state, columns, 'size').hidden).toEqual(['kind', 'published', 'signed'])
})

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, 3, 4, 5]],
  [3, 10, [1, 2, 3, 4, 5]],
  [4, 10, [2, 3, 4, 5, 6]],
  [9, 10, [6, 7, 8, 9, 10]],
  [10, 10, [6, 7, 8, 9, 10]],
  [99, 10, [6, 7, 8, 9, 10]],
])('page %i of %i offers %o', (page, pages, expected) => expect(table.pageWindow(page, pages)).toEqual(expected))

test.each([
  [1, 10, 0, { from: 0, to: 0 }],
  [1, 10, 4, { from: 1, to: 4 }],
  [2, 10, 14, { from: 11, to: 14 }],
  [9, 10, 14, { from: 0, to: 0 }],
])('page %i of %i rows out of %i shows %o', (page, limit, total, expected) => {
  expect(table.rowsShown({ page, limit }, total)).toEqual(expected)
})

test('pages are at least one', () => {
  expect([0, 1, 10, 11].map((total) => table.pageCount(total, 10))).toEqual([1, 1, 1, 2])
})

test.each([
  ['2026-11-21', '2026-11-21'],
  ['२०२४-०२-२९', '2024-02-29'],
  ['2026-02-29', undefined],
  ['21-11-2026', undefined],
])('%s is the day %s', (typed, expected) => expect(civilDateOf([typed])).toBe(expected))
