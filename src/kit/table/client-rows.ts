// Search, filters, order and pages of rows held in the browser, fast enough for 100,000 of them.

import { isFoundIn, listKey, listSearch } from '#kit/list-search.ts'
import { leafColumns, shownOf, valueOf, type CellValue, type Column } from './columns.ts'
import { dayOf } from './cell-values.ts'
import { pageCount, type FilterValue, type SortOrder, type TableState, type ValueRange } from './query.ts'
import { sortKey } from './sort-key.ts'
import { mergeSort } from './merge-sort.ts'

/** A fixed array with its search and sort keys, computed once. Make a new one when the rows change. */
export type ClientRows<Row> = {
  rows: readonly Row[]
  columns: Map<string, Column<Row>>
  searched: string[]
  values: Map<string, string[]>
  orders: Map<string, Order>
  found?: { key: string; rows: Uint32Array }
}

/** Row numbers in ascending order; rows of equal rank are adjacent in their first order; blank ones follow from `blanksAt` on. */
type Order = { rows: Uint32Array; ranks: Uint32Array; blanksAt: number }

/** The rows without computed keys; `prepare` computes them in slices, else the first use of a key does. */
export function clientRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): ClientRows<Row> {
  const leaves = leafColumns(columns)
  return {
    rows,
    columns: new Map(leaves.map((column) => [column.key, column])),
    searched: [],
    values: new Map(),
    orders: new Map(),
  }
}

/**
 * Computes every key in slices of a few milliseconds: call `next()` while the browser is idle until it is done.
 * @example for (const _slice of prepare(table)) await idle()
 */
export function* prepare<Row>(table: ClientRows<Row>): Generator<undefined, void> {
  yield* prepareSearch(table)
  for (const column of table.columns.values()) if (column.sortable) yield* prepareOrder(table, column)
}

/**
 * The page of `state`, the total, and every matching row in order (`all`, for export and print).
 * A page past the end is the last one. Blank values are last in both orders; equal ones have the order of the array.
 * @example queryRows(table, { ...state, search: 'दमक' }) // { rows: […10], total: 31, page: 1, all: Uint32Array }
 */
export function queryRows<Row>(
  table: ClientRows<Row>,
  state: TableState,
): { rows: Row[]; total: number; page: number; all: Uint32Array } {
  const all = foundIn(table, state)
  const page = Math.min(state.page, pageCount(all.length, state.limit))
  const numbers = all.subarray((page - 1) * state.limit, page * state.limit)
  return { rows: Array.from(numbers, (number) => table.rows[number]!), total: all.length, page, all }
}

/** Rows by their numbers, a batch at a time, for export and print. */
export function* batchesOf<Row>(rows: readonly Row[], numbers?: Uint32Array, size = 1000): Generator<Row[]> {
  const length = numbers?.length ?? rows.length
  for (let from = 0; from < length; from += size) {
    if (numbers) yield Array.from(numbers.subarray(from, from + size), (number) => rows[number]!)
    else yield rows.slice(from, from + size)
  }
}

/** The last result is cached, so that paging only takes another slice of it. */
function foundIn<Row>(table: ClientRows<Row>, state: TableState): Uint32Array {
  const key = JSON.stringify([state.search, state.filters, state.sortBy, state.sortOrder])
  if (table.found?.key !== key) table.found = { key, rows: find(table, state) }
  return table.found.rows
}

/** Rows are tested in memory order, then those that passed are collected in the requested order. */
function find<Row>(table: ClientRows<Row>, state: TableState): Uint32Array {
  const column = state.sortBy ? table.columns.get(state.sortBy) : undefined
  const inOrder = column ? ordered(orderOf(table, column), state.sortOrder) : allOf(table.rows.length)
  const tests = testsFor(table, state)
  if (tests.length === 0) return inOrder
  const passed = new Uint8Array(inOrder.length).fill(1)
  for (const test of tests) {
    for (let number = 0; number < passed.length; number++) if (passed[number] && !test(number)) passed[number] = 0
  }
  let length = 0
  for (const number of inOrder) if (passed[number]) inOrder[length++] = number
  return inOrder.subarray(0, length)
}

type Test = (number: number) => boolean

/** Filters first: they are cheaper than the search and reduce its rows. */
function testsFor<Row>(table: ClientRows<Row>, state: TableState): Test[] {
  const tests: Test[] = []
  for (const [key, value] of Object.entries(state.filters)) {
    const column = table.columns.get(key)
    if (column?.filter) tests.push(filterTest(table, column, value))
  }
  const search = listSearch(state.search)
  if (!search) return tests
  const searched = searchedOf(table)
  return [...tests, (number) => isFoundIn(searched[number]!, search)]
}

function filterTest<Row>(table: ClientRows<Row>, column: Column<Row>, value: FilterValue): Test {
  const values = valuesOf(table, column)
  if (typeof value !== 'string') {
    const isInside = column.filter?.type === 'sizerange' ? isSizeWithin : isDayWithin
    return (number) => values[number] !== '' && isInside(values[number]!, value)
  }
  if (column.filter?.type !== 'text') return (number) => values[number] === value
  const search = listSearch(value)
  return (number) => search === undefined || isFoundIn(values[number]!, search)
}

function isDayWithin(day: string, { from, to }: ValueRange): boolean {
  return (!from || day >= from) && (!to || day <= to)
}

function isSizeWithin(bytes: string, { from, to }: ValueRange): boolean {
  return (!from || Number(bytes) >= Number(from)) && (!to || Number(bytes) <= Number(to))
}

/** A column's values as its filter compares them: a folded text, a day, bytes, or the value as it is. */
function valuesOf<Row>(table: ClientRows<Row>, column: Column<Row>): string[] {
  const known = table.values.get(column.key)
  if (known) return known
  const values = table.rows.map((row) => comparable(column, valueOf(column, row)))
  table.values.set(column.key, values)
  return values
}

function comparable<Row>(column: Column<Row>, value: CellValue): string {
  if (value === null || value === undefined) return ''
  if (column.filter?.type === 'text') return listKey(textOf(value))
  if (column.filter?.type === 'select') return typeof value === 'object' ? value.en : String(value)
  if (column.filter?.type === 'sizerange') return String(value)
  return dayOf(value) ?? ''
}

function searchedOf<Row>(table: ClientRows<Row>): string[] {
  if (table.searched.length < table.rows.length) finish(prepareSearch(table))
  return table.searched
}

function* prepareSearch<Row>(table: ClientRows<Row>): Generator<undefined, void> {
  const columns = [...table.columns.values()]
  while (table.searched.length < table.rows.length) {
    const from = table.searched.length
    for (const row of table.rows.slice(from, from + 250)) {
      table.searched.push(listKey(columns.map((column) => textOf(shownOf(column, row))).join(' ')))
    }
    yield
  }
}

function orderOf<Row>(table: ClientRows<Row>, column: Column<Row>): Order {
  if (!table.orders.has(column.key)) finish(prepareOrder(table, column))
  return table.orders.get(column.key)!
}

function* prepareOrder<Row>(table: ClientRows<Row>, column: Column<Row>): Generator<undefined, void> {
  if (table.orders.has(column.key)) return
  const keys: (string | number)[] = []
  const filled: number[] = []
  const blank: number[] = []
  for (const batch of batchesOf(table.rows)) {
    for (const row of batch) {
      const key = orderKey(column, shownOf(column, row))
      ;(key === '' ? blank : filled).push(keys.push(key) - 1)
    }
    yield
  }
  const sorted = yield* mergeSort(Uint32Array.from(filled), (a, b) => compare(keys[a]!, keys[b]!))
  const rows = new Uint32Array(keys.length)
  rows.set(sorted)
  rows.set(blank, sorted.length)
  const ranks = yield* ranksOf(rows, keys)
  table.orders.set(column.key, { rows, ranks, blanksAt: sorted.length })
}

/** A blank sorts as the empty text, which no value's key is. */
function orderKey<Row>(column: Column<Row>, value: CellValue): string | number {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'number') return Number.isNaN(value) ? '' : value
  if (column.kind === 'date') return typeof value === 'string' ? value : ''
  return sortKey(textOf(value))
}

function compare(a: string | number, b: string | number): number {
  if (a === b) return 0
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
  return a < b ? -1 : 1
}

function* ranksOf(rows: Uint32Array, keys: readonly (string | number)[]): Generator<undefined, Uint32Array> {
  const ranks = new Uint32Array(rows.length)
  for (let at = 1; at < rows.length; at++) {
    ranks[at] = ranks[at - 1]! + (keys[rows[at]!] === keys[rows[at - 1]!] ? 0 : 1)
    if (at % 8192 === 0) yield
  }
  return ranks
}

function ordered({ rows, ranks, blanksAt }: Order, sortOrder: SortOrder): Uint32Array {
  if (sortOrder === 'asc') return rows.slice()
  const out = rows.slice()
  let at = 0
  for (let end = blanksAt; end > 0;) {
    let start = end - 1
    while (start > 0 && ranks[start - 1] === ranks[end - 1]) start--
    out.set(rows.subarray(start, end), at)
    at += end - start
    end = start
  }
  return out
}

function allOf(length: number): Uint32Array {
  const numbers = new Uint32Array(length)
  for (let number = 0; number < length; number++) numbers[number] = number
  return numbers
}

function textOf(value: CellValue): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? `${value.en} ${value.ne}` : String(value)
}

function finish(steps: Generator<undefined, void>): void {
  while (!steps.next().done);
}
