// Table of a list on a server: one request per state of the address, of which only the newest counts.

import { useEffect, useReducer, useState } from 'react'
import type { AllRowsOptions } from '#kit/table/all-rows.ts'
import { latestOnly, loadNearestPage, type LoadedPage, type Send, type ServerSource } from '#kit/table/data-source.ts'
import type { TableState } from '#kit/table/query.ts'
import { DataTable } from './data-table.tsx'
import type { TableDefinition, TableRows } from './definition.ts'
import { needsLoading, requestKey, rowsAfter, type RowsState } from './rows-state.ts'
import { useTableAddress } from './use-address.ts'

export type TableSource<Row> = ServerSource & {
  /** Adds credentials, language and base path to each request. */
  send: Send
  /** The rows the page was rendered with: no request is made until the state of the address changes. */
  first?: LoadedPage<Row>
}

/** `source` must keep its identity between renders. */
export function ServerTable<Row>({ source, ...table }: TableDefinition<Row> & { source: TableSource<Row> }) {
  const address = useTableAddress(table)
  return <DataTable {...table} address={address} rows={useLoadedRows(source, table.columns, address.state)} />
}

function useLoadedRows<Row>(
  source: TableSource<Row>,
  columns: TableDefinition<Row>['columns'],
  state: TableState,
): TableRows<Row> {
  const key = requestKey(state, columns)
  const [{ shown, failure }, dispatch] = useReducer(rowsAfter<Row>, undefined, (): RowsState<Row> =>
    source.first ? { shown: { key, page: source.first } } : {},
  )
  const [latest] = useState(latestOnly)
  const wanted = needsLoading({ shown, failure } as RowsState<Row>, key)
  useEffect(() => {
    if (!wanted) return
    const load = async () => {
      try {
        const page = await latest.run((signal) =>
          loadNearestPage<Row>(source, state, { columns, send: source.send, signal }),
        )
        if (!page.stale) dispatch({ kind: 'loaded', key, page: page.value })
      } catch (error) {
        dispatch({ kind: 'failed', key, error })
      }
    }
    void load()
    return latest.stop
  }, [wanted, key, source, latest, state, columns])
  const failed = failure?.key === key ? failure.error : undefined
  const page = shown?.page
  return {
    rows: page?.rows ?? none,
    total: page?.total ?? 0,
    totalIsLeast: page?.totalIsLeast ?? false,
    known: page !== undefined,
    loading: wanted,
    failure: failed && { key: failed.key, values: failed.values },
    retry: () => dispatch({ kind: 'again' }),
    all: (options) => everyRow(source, state, { columns, send: source.send, ...options }),
  }
}

/** Loaded with the dialogs that use it. */
async function* everyRow<Row>(
  source: ServerSource,
  state: TableState,
  options: AllRowsOptions<Row>,
): AsyncGenerator<readonly Row[]> {
  const { allRows } = await import('#kit/table/all-rows.ts')
  yield* allRows(source, state, options)
}

const none: readonly never[] = []
