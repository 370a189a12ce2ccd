// Props of a table: its definition, its address and its rows.

import type { ReactNode } from 'react'
import type { Language, MessageValues } from '#kit/language.ts'
import type { TableDefaults, TableState } from '#kit/table/query.ts'
import type { Column } from '#kit/table/columns.ts'
import type { Batches } from '#kit/table/export/options.ts'
import type { PrintFacts, PrintOptions } from '#kit/table/print.ts'
import type { TableTheme } from './stored-theme.ts'

/** What every table needs, whatever the source of its rows. */
export type TableDefinition<Row> = {
  /** Unique on the page. */
  id: string
  /** Accessible name of the table; also the title of prints. */
  caption: string
  language: Language
  /** 'YYYY-MM-DD' in Nepal: for file names, prints and date pickers. */
  today: string
  /** Must keep its identity between renders. */
  columns: readonly Column<Row>[]
  /** Custom content of a column's cells, by column key. Exports and prints use the value. */
  cells?: Record<string, (row: Row) => ReactNode>
  rowKey: (row: Row) => string
  /** The column whose cells are the row headers. */
  rowHeader?: string
  defaults?: TableDefaults
  /** Prefix of each parameter in the address, when a page has two tables. */
  prefix?: string
  /** Fixed for this table; without it the reader's choice applies. */
  theme?: TableTheme
  /** On a phone: each column on a line with its name, or all but the row's name on one quiet line (then the values say what they are). */
  records?: 'labelled' | 'compact'
  /** The base name of exported files. */
  fileName: string
  /** The heading of prints. */
  organisation: PrintOptions['organisation']
  /** Printed below the title, from all rows of the print; a preview has only some of them and leaves it out. */
  printFacts?: (rows: readonly Row[]) => PrintFacts
  searchHint?: string
  /** Shown when the list is empty without any search or filter. */
  emptyText?: string
}

export type DataTableProps<Row> = TableDefinition<Row> & { address: TableAddress; rows: TableRows<Row> }

/** The table's state in the address, and the address of each change. */
export type TableAddress = {
  state: TableState
  /** The address of another state, for links. */
  href: (state: TableState) => string
  go: (state: TableState) => void
  /** The state that a submitted form requests. */
  read: (sent: URLSearchParams) => TableState
}

/** The rows of the requested state, or those of the previous one while they load. */
export type TableRows<Row> = {
  rows: readonly Row[]
  total: number
  totalIsLeast: boolean
  /** undefined until the first rows have loaded. */
  known: boolean
  loading: boolean
  failure: { key: string; values: MessageValues } | undefined
  retry: () => void
  /** Every matching row, for exports and prints. */
  all: (options: AllRowsOptions) => Batches<Row>
}

export type AllRowsOptions = {
  signal: AbortSignal
  /** The rows read so far, and the total where it is known. */
  onProgress: (done: number, total: number | undefined) => void
}
