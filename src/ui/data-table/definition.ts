// Props of a table: what a page says to show one, and what its address and rows are.

import type { ReactNode } from 'react'
import type { Language, MessageValues } from '#kit/language.ts'
import type { TableDefaults, TableState } from '#kit/table/query.ts'
import type { Column } from '#kit/table/columns.ts'
import type { Batches } from '#kit/table/export/options.ts'
import type { PrintOptions } from '#kit/table/print.ts'
import type { TableTheme } from './theme.ts'

/** What every table needs, wherever its rows come from. */
export type TableDefinition<Row> = {
  /** Unique on the page. */
  id: string
  /** Read first by screen readers; also the title of prints. */
  caption: string
  language: Language
  /** 'YYYY-MM-DD' in Nepal: for file names, prints and date pickers. */
  today: string
  /** Keep the same value between renders. */
  columns: readonly Column<Row>[]
  /** What stands in a column's cells instead of its value, by key. Exports and prints keep the value. */
  cells?: Record<string, (row: Row) => ReactNode>
  rowKey: (row: Row) => string
  /** The column that names its row. */
  rowHeader?: string
  defaults?: TableDefaults
  /** Set before each name in the address, when a page has two tables. */
  prefix?: string
  /** Fixed for this table; without it the reader's choice. */
  theme?: TableTheme
  /** The base name of exported files. */
  fileName: string
  /** The head of prints. */
  organisation: PrintOptions['organisation']
  searchHint?: string
  /** Said where nothing is listed and nothing was asked for. */
  emptyText?: string
}

export type DataTableProps<Row> = TableDefinition<Row> & { address: TableAddress; rows: TableRows<Row> }

/** Where the table stands in the address, and what each change makes of it. */
export type TableAddress = {
  state: TableState
  /** The address of another state, for links. */
  href: (state: TableState) => string
  go: (state: TableState) => void
  /** What a sent form asks for. */
  read: (sent: URLSearchParams) => TableState
}

/** The rows of the state asked for, or of the one before while they are on their way. */
export type TableRows<Row> = {
  rows: readonly Row[]
  total: number
  totalIsLeast: boolean
  /** undefined until the first rows are there. */
  known: boolean
  loading: boolean
  failure: { key: string; values: MessageValues } | undefined
  retry: () => void
  /** Every matching row, for exports and prints. */
  all: (options: TakeOutOptions) => Batches<Row>
}

export type TakeOutOptions = {
  signal: AbortSignal
  /** The rows read so far, and the number of all where it is known. */
  onProgress: (done: number, total: number | undefined) => void
}
