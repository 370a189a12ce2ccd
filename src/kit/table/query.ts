// State of a table (page, size, order, search, filters, columns) and its transitions.

import { pageSizes } from '#kit/page-sizes.ts'
import { hiddenByDefault, mayHide, type Column, type RangeType } from './columns.ts'

/** Civil dates 'YYYY-MM-DD' (AD), or bytes; both ends included, either may be missing. */
export type ValueRange = { from?: string; to?: string }
export type FilterValue = string | ValueRange
export type Filters = Readonly<Record<string, FilterValue>>
export type SortOrder = 'asc' | 'desc'

export type TableState = {
  page: number
  limit: number
  sortBy?: string
  sortOrder: SortOrder
  search: string
  filters: Filters
  hidden: readonly string[]
}

/** The state of a table without parameters in its address. */
export type TableDefaults = { limit?: number; sortBy?: string; sortOrder?: SortOrder }

/** The maximum length of a search or filter text, in characters. */
export const textLimit = 200
export const lastPage = 1_000_000

export function startState<Row>(columns: readonly Column<Row>[], defaults: TableDefaults = {}): TableState {
  return {
    page: 1,
    limit: nearestSize(defaults.limit ?? 10),
    ...(defaults.sortBy ? { sortBy: defaults.sortBy } : {}),
    sortOrder: defaults.sortOrder ?? 'asc',
    search: '',
    filters: {},
    hidden: hiddenByDefault(columns),
  }
}

/** The same column alternates ascending and descending; another starts ascending. Page 1 of the new order is shown. */
export function toggleSort(state: TableState, key: string): TableState {
  const descending = state.sortBy === key && state.sortOrder === 'asc'
  return { ...state, page: 1, sortBy: key, sortOrder: descending ? 'desc' : 'asc' }
}

export function setSearch(state: TableState, search: string): TableState {
  return { ...state, page: 1, search: search.trim().slice(0, textLimit) }
}

/** Sets one filter; an empty value clears it. */
export function setFilter(state: TableState, key: string, value: FilterValue | undefined): TableState {
  const { [key]: _old, ...others } = state.filters
  const wanted = typeof value === 'string' ? value.trim().slice(0, textLimit) : value
  return { ...state, page: 1, filters: isActive(wanted) ? { ...others, [key]: wanted } : others }
}

export function resetFilters(state: TableState): TableState {
  return { ...state, page: 1, filters: {} }
}

export function setLimit(state: TableState, limit: number): TableState {
  return { ...state, page: 1, limit: nearestSize(limit) }
}

export function setPage(state: TableState, page: number): TableState {
  return { ...state, page: clamp(Math.trunc(page) || 1, 1, lastPage) }
}

/** Shows or hides a column; hiding the last visible one changes nothing (`mayHide` gives the reason). */
export function toggleColumn<Row>(state: TableState, columns: readonly Column<Row>[], key: string): TableState {
  if (state.hidden.includes(key)) return { ...state, hidden: state.hidden.filter((one) => one !== key) }
  return mayHide(columns, state.hidden, key).ok ? { ...state, hidden: [...state.hidden, key] } : state
}

export function activeFilterCount(state: Pick<TableState, 'filters'>): number {
  return Object.values(state.filters).filter(isActive).length
}

/** A range with its ends in order: days are compared as texts, sizes as numbers. Empty ends are left out. */
export function rangeOf(
  type: RangeType,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): ValueRange {
  const isReversed = Boolean(from && to && (type === 'sizerange' ? Number(from) > Number(to) : from > to))
  const [low, high] = isReversed ? [to, from] : [from, to]
  return { ...(low ? { from: low } : {}), ...(high ? { to: high } : {}) }
}

/** How many pages there are; an empty table has one. */
export function pageCount(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit))
}

/** The page numbers to show, five by default, around the current one. @example pageWindow(9, 10) // [6, 7, 8, 9, 10] */
export function pageWindow(page: number, pages: number, size = 5): number[] {
  const length = Math.min(size, pages)
  const first = clamp(page - Math.floor(size / 2), 1, pages - length + 1)
  return Array.from({ length }, (_, index) => first + index)
}

/** The rows of the page, counted from 1; 0 to 0 when there are none. */
export function rowsShown(state: Pick<TableState, 'page' | 'limit'>, total: number): { from: number; to: number } {
  const from = (state.page - 1) * state.limit
  return total <= from ? { from: 0, to: 0 } : { from: from + 1, to: Math.min(from + state.limit, total) }
}

/** Whether the filter has a value. */
export function isActive(value: FilterValue | undefined): value is FilterValue {
  return typeof value === 'string' ? value.trim() !== '' : Boolean(value?.from || value?.to)
}

/** The page size nearest to a number. @example nearestSize(37) // 50 */
export function nearestSize(limit: number): number {
  return pageSizes.reduce<number>(
    (best, size) => (Math.abs(size - limit) < Math.abs(best - limit) ? size : best),
    pageSizes[0],
  )
}

/** @example clamp(12, 1, 10) // 10 */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
