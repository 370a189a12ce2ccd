// State of a table in the address: reading, also of invalid values, and writing.

import { readTypedDate } from '#kit/calendar/date-entry.ts'
import { readFileSize } from '#kit/format/file-size.ts'
import { toAsciiDigits } from '#kit/language.ts'
import { isRange, leafColumns, type Column, type ColumnFilter } from './columns.ts'
import {
  clamp,
  isActive,
  lastPage,
  nearestSize,
  rangeOf,
  startState,
  textLimit,
  type Filters,
  type FilterValue,
  type TableDefaults,
  type TableState,
} from './query.ts'

const ownNames = ['page', 'limit', 'sortBy', 'sortOrder', 'search', 'hide']

export type AddressOptions = TableDefaults & {
  /** Set before each name when two tables share an address. */
  prefix?: string
}

/**
 * The state in an address; values out of range become the nearest allowed one, unknown ones are ignored.
 * @example readState(new URLSearchParams('page=-3&limit=37'), columns) // page 1, limit 50
 */
export function readState<Row>(
  params: URLSearchParams,
  columns: readonly Column<Row>[],
  options: AddressOptions = {},
): TableState {
  const start = startState(columns, options)
  const get = (name: string) => (params.get(`${options.prefix ?? ''}${name}`) ?? '').trim()
  const sortBy = leafColumns(columns).find((column) => column.sortable && column.key === get('sortBy'))?.key
  return {
    ...start,
    page: wholeNumber(get('page'), start.page),
    limit: get('limit') ? nearestSize(wholeNumber(get('limit'), start.limit)) : start.limit,
    ...(sortBy ? { sortBy, sortOrder: get('sortOrder') === 'desc' ? 'desc' : 'asc' } : {}),
    search: get('search').slice(0, textLimit),
    filters: readFilters(columns, (name) => params.getAll(`${options.prefix ?? ''}${name}`)),
    hidden: params.has(`${options.prefix ?? ''}hide`) ? readHidden(get('hide'), columns) : start.hidden,
  }
}

/** The state as an address without defaults. Parameters in `others` that are not the table's own are preserved. */
export function writeState<Row>(
  state: TableState,
  columns: readonly Column<Row>[],
  options: AddressOptions = {},
  others?: URLSearchParams,
): URLSearchParams {
  const start = startState(columns, options)
  const params = new URLSearchParams(others)
  const prefix = options.prefix ?? ''
  for (const name of tableParameters(columns, prefix)) params.delete(name)
  const set = (name: string, value: string, otherwise = '') =>
    value === otherwise ? undefined : params.set(prefix + name, value)
  set('page', String(state.page), '1')
  set('limit', String(state.limit), String(start.limit))
  for (const [name, value] of sortParameters(state, start)) set(name, value)
  set('search', state.search)
  for (const [name, value] of filterEntries(columns, state.filters)) set(name, value)
  set('hide', [...state.hidden].toSorted().join(','), [...start.hidden].toSorted().join(','))
  return params
}

/** The names of a table's parameters in an address. @example tableParameters(columns, 'bills-') // ['bills-page', …] */
export function tableParameters<Row>(columns: readonly Column<Row>[], prefix = ''): string[] {
  return [...ownNames, ...filterColumns(columns).flatMap(filterParameters)].map((name) => prefix + name)
}

/** Search and filters as one text, the identity of "all results" in a selection. */
export function matchKey<Row>(state: TableState, columns: readonly Column<Row>[]): string {
  return new URLSearchParams([
    ['search', state.search],
    ...filterEntries(columns, state.filters).toSorted(byName),
  ]).toString()
}

/** The columns that offer a filter. Throws when a filter is named like one of the table's own parameters. */
export function filterColumns<Row>(columns: readonly Column<Row>[]): (Column<Row> & { filter: ColumnFilter })[] {
  const found = leafColumns(columns).filter((column) => column.filter) as (Column<Row> & { filter: ColumnFilter })[]
  const conflict = found.flatMap(filterParameters).find((name) => ownNames.includes(name))
  if (conflict) throw new Error(`A table filter cannot be named "${conflict}": give the column's filter another name`)
  return found
}

/** The active filters as name and value pairs; a range is two, `…From` and `…To`. */
export function filterEntries<Row>(columns: readonly Column<Row>[], filters: Filters): [string, string][] {
  return filterColumns(columns).flatMap((column) => {
    const value = filters[column.key]
    if (!isActive(value)) return []
    if (typeof value === 'string') return [[filterName(column), value] as [string, string]]
    const ends: [string, string][] = [
      [`${filterName(column)}From`, value.from ?? ''],
      [`${filterName(column)}To`, value.to ?? ''],
    ]
    return ends.filter(([, end]) => end)
  })
}

/**
 * The day a date's parameter names: 'YYYY-MM-DD' (AD) as an address has it, or what a form without script sends: the calendar, then
 * the typed text, in either script's digits. @example civilDateOf(['bs', '२०८३/८/५']) // '2026-11-21'
 */
export function civilDateOf(given: readonly string[]): string | undefined {
  const [calendar, typed = ''] = given.length > 1 ? given : ['ad', given[0]]
  const read = readTypedDate(typed, calendar === 'bs' ? 'bs' : 'ad')
  return read.ok ? read.isoDate : undefined
}

/**
 * The bytes a size's parameter names: a number of bytes as an address has it, or what a form without script sends: the unit, then
 * the typed text. @example bytesOf(['mb', '१.५']) // '1572864'
 */
export function bytesOf(given: readonly string[]): string | undefined {
  const [unit, typed = ''] = given.length > 1 ? given : ['bytes', given[0]]
  return readFileSize(typed, unit === 'kb' || unit === 'mb' ? unit : 'bytes')?.toString()
}

function filterName<Row>(column: Column<Row> & { filter: ColumnFilter }): string {
  return column.filter.name ?? column.key
}

function filterParameters<Row>(column: Column<Row> & { filter: ColumnFilter }): string[] {
  const name = filterName(column)
  return isRange(column.filter.type) ? [`${name}From`, `${name}To`] : [name]
}

function readFilters<Row>(columns: readonly Column<Row>[], given: (name: string) => string[]): Filters {
  const filters: Record<string, FilterValue> = {}
  for (const column of filterColumns(columns)) {
    const [first = [], second = []] = filterParameters(column).map(given)
    const value = readFilter(column.filter, first, second)
    if (isActive(value)) filters[column.key] = value
  }
  return filters
}

function readFilter(filter: ColumnFilter, first: string[], second: string[]): FilterValue | undefined {
  const text = (first[0] ?? '').trim()
  if (filter.type === 'text') return text.slice(0, textLimit)
  if (filter.type === 'select') return filter.options?.find((option) => option.value === text)?.value
  if (filter.type === 'date') return civilDateOf(first)
  const read = filter.type === 'sizerange' ? bytesOf : civilDateOf
  return rangeOf(filter.type, { from: read(first), to: read(second) })
}

function readHidden<Row>(text: string, columns: readonly Column<Row>[]): string[] {
  const keys = leafColumns(columns).map((column) => column.key)
  const hidden = [...new Set(text.split(','))].filter((key) => keys.includes(key))
  return hidden.length < keys.length ? hidden : hidden.filter((key) => key !== keys[0])
}

function wholeNumber(text: string, otherwise: number): number {
  const number = Math.trunc(Number(toAsciiDigits(text) || Number.NaN))
  return Number.isNaN(number) ? otherwise : clamp(number, 1, lastPage)
}

function sortParameters(state: TableState, start: TableState): [string, string][] {
  if (!state.sortBy || (state.sortBy === start.sortBy && state.sortOrder === start.sortOrder)) return []
  return [
    ['sortBy', state.sortBy],
    ['sortOrder', state.sortOrder],
  ]
}

function byName([a]: [string, string], [b]: [string, string]): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
