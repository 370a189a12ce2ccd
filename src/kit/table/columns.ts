// Columns of a table: types, visibility, and the spans and ids of grouped headers.

import { allow, deny, type Verdict } from '#kit/refusal.ts'
import type { Bilingual } from '#kit/language.ts'

/**
 * What a column's values are; decides alignment, digits, calendar, sorting and export.
 * text: string or both languages · number: number · code: string whose digits are the reader's, such as a customer number · date: 'YYYY-MM-DD' or an ISO moment · size: bytes · money: integer paisa.
 */
export type ColumnKind = 'text' | 'number' | 'code' | 'date' | 'size' | 'money'

export type CellValue = string | number | Bilingual | null | undefined

/** Two ends, sent as `…From` and `…To`. */
export type RangeType = 'daterange' | 'sizerange'

/** sizerange: typed in kilobytes or megabytes, sent in bytes. */
export type FilterType = 'text' | 'select' | 'date' | RangeType

/** The filter a column offers. `name` is its name in addresses and requests when the key will not do. */
export type ColumnFilter = {
  type: FilterType
  options?: readonly { value: string; label: Bilingual }[]
  name?: string
}

/**
 * One column, or a group of columns when it has `children`. `width`, `minWidth` and `maxWidth` are CSS pixels; a
 * column is never narrower than its `minWidth`, or its `width` where that is not given. A leaf's `colspan` lets its header
 * cover the next siblings too; `rowspan` is the minimum number of header rows to cover.
 * `calendar` fixes a date column's calendar; without it the reader's is used. Without `value`, the row's property named `key` is read.
 */
export type Column<Row> = {
  key: string
  label: Bilingual
  kind?: ColumnKind
  sortable?: boolean
  width?: number
  minWidth?: number
  maxWidth?: number
  children?: readonly Column<Row>[]
  colspan?: number
  rowspan?: number
  filter?: ColumnFilter
  hidden?: boolean
  exportable?: boolean
  /** Cut off where a compact record has no space for it. */
  quiet?: boolean
  /** Its name is before the value in a compact record too, where the value alone would not say what it is. */
  named?: boolean
  /** Left out of a compact record where it is 0, because most of its kind are. */
  skipsZero?: boolean
  calendar?: 'ad' | 'bs'
  value?: (row: Row) => CellValue
}

/** One header cell. `keys` are the leaves under it; `column` is the one whose label (and, on a leaf, sorting) it shows. */
export type HeaderCell<Row> = {
  id: string
  column: Column<Row>
  colspan: number
  rowspan: number
  start: number
  scope: 'col' | 'colgroup'
  keys: string[]
}

export function isRange(type: FilterType): type is RangeType {
  return type === 'daterange' || type === 'sizerange'
}

/** The columns that hold values, left to right. @example leafColumns([{ key: 'a', label, children: [{ key: 'b', label }] }]) // [b] */
export function leafColumns<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  return columns.flatMap((column) => (column.children ? leafColumns(column.children) : [column]))
}

/** The keys that start hidden. */
export function hiddenByDefault<Row>(columns: readonly Column<Row>[]): string[] {
  return leafColumns(columns)
    .filter((column) => column.hidden)
    .map((column) => column.key)
}

/** The same tree without the hidden leaves and the groups they leave empty. */
export function visibleColumns<Row>(columns: readonly Column<Row>[], hidden: readonly string[]): Column<Row>[] {
  return uncovered(columns, hidden).flatMap((column) => {
    if (!column.children) return hidden.includes(column.key) ? [] : [column]
    const children = visibleColumns(column.children, hidden)
    return children.length > 0 ? [{ ...column, children }] : []
  })
}

/** May this column be hidden too? At least one stays visible. */
export function mayHide<Row>(columns: readonly Column<Row>[], hidden: readonly string[], key: string): Verdict {
  const left = leafColumns(columns).filter((column) => column.key !== key && !hidden.includes(column.key))
  return left.length > 0 ? allow : deny('table.oneColumnMin')
}

/** The value of a row in a column. */
export function valueOf<Row>(column: Column<Row>, row: Row): CellValue {
  return column.value ? column.value(row) : (row as Record<string, CellValue>)[column.key]
}

/** The value as shown: the label of a select's option for it, else the value itself. */
export function shownOf<Row>(column: Column<Row>, row: Row): CellValue {
  const value = valueOf(column, row)
  return column.filter?.options?.find((option) => option.value === value)?.label ?? value
}

/**
 * The header as rows of cells, every place covered once. Ids are unique within `tableId`, for the `headers` attribute of cells.
 * @example headerRows(columns, 'bills').map((row) => row.map((cell) => [cell.column.key, cell.colspan, cell.rowspan]))
 */
export function headerRows<Row>(columns: readonly Column<Row>[], tableId = 'table'): HeaderCell<Row>[][] {
  const depth = depthOf(columns)
  const rows: HeaderCell<Row>[][] = Array.from({ length: depth }, () => [])
  place(columns, { level: 0, start: 0, depth, path: tableId, rows })
  return rows
}

/** For each leaf key, the ids of the header cells above it, outermost first. */
export function headerIds<Row>(rows: readonly HeaderCell<Row>[][]): Map<string, string[]> {
  const ids = new Map<string, string[]>()
  for (const cell of rows.flat()) {
    for (const key of cell.keys) ids.set(key, [...(ids.get(key) ?? []), cell.id])
  }
  return ids
}

/** Each leaf with its labels from the outermost group down. */
export function labelPaths<Row>(
  columns: readonly Column<Row>[],
  above: readonly Bilingual[] = [],
): Map<string, Bilingual[]> {
  const paths = new Map<string, Bilingual[]>()
  for (const column of columns) {
    const path = [...above, column.label]
    if (!column.children) paths.set(column.key, path)
    else for (const [key, labels] of labelPaths(column.children, path)) paths.set(key, labels)
  }
  return paths
}

type Place<Row> = { level: number; start: number; depth: number; path: string; rows: HeaderCell<Row>[][] }

function place<Row>(columns: readonly Column<Row>[], at: Place<Row>): void {
  let start = at.start
  for (let index = 0; index < columns.length;) {
    const column = columns[index]!
    const covered = column.children ? [column] : coveredBy(columns, index)
    const keys = leafColumns(covered).map((leaf) => leaf.key)
    const rowspan = column.children ? Math.max(1, column.rowspan ?? 1) : at.depth - at.level
    const id = `${at.path}-${idPart(column.key)}`
    const scope = keys.length > 1 || column.children ? 'colgroup' : 'col'
    at.rows[at.level]!.push({ id, column, colspan: keys.length, rowspan, start, scope, keys })
    if (column.children) place(column.children, { ...at, level: at.level + rowspan, start, path: id })
    start += keys.length
    index += covered.length
  }
}

/** A leaf and the leaves its `colspan` covers; a group is never covered. */
function coveredBy<Row>(columns: readonly Column<Row>[], index: number): Column<Row>[] {
  const reach = columns.slice(index, index + Math.max(1, columns[index]!.colspan ?? 1))
  const group = reach.findIndex((column) => column.children)
  return group === -1 ? reach : reach.slice(0, group)
}

/** Spans reduced to the visible columns; the label and span of a hidden first column move to the next one it covers. */
function uncovered<Row>(columns: readonly Column<Row>[], hidden: readonly string[]): Column<Row>[] {
  const out: Column<Row>[] = []
  for (let index = 0; index < columns.length;) {
    const column = columns[index]!
    const covered = column.children ? [column] : coveredBy(columns, index)
    const visible = covered.filter((one) => one.children || !hidden.includes(one.key))
    if (covered.length === 1) out.push(...covered)
    else
      out.push(...visible.map((one, at) => (at === 0 ? { ...one, label: column.label, colspan: visible.length } : one)))
    index += covered.length
  }
  return out
}

function depthOf<Row>(columns: readonly Column<Row>[]): number {
  return Math.max(1, ...columns.map((column) => Math.max(1, column.rowspan ?? 1) + below(column)))
}

function below<Row>(column: Column<Row>): number {
  return column.children ? depthOf(column.children) : 0
}

function idPart(key: string): string {
  return key.replace(/[^\p{L}\p{M}\p{N}_-]/gu, (sign) => `_${sign.codePointAt(0)!.toString(16)}_`)
}
