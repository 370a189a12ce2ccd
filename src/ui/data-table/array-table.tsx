// Table of an array in the page, for up to some hundred thousand rows.

import { useEffect, useMemo } from 'react'
import { batchesOf, clientRows, prepare, queryRows } from '#kit/table/client-rows.ts'
import type { TableState } from '#kit/table/query.ts'
import { DataTable } from './data-table.tsx'
import type { TableDefinition, TableRows } from './definition.ts'
import { useTableAddress } from './use-address.ts'

/** `rows` must keep its identity between renders. Search and sort keys are computed while the page is idle. */
export function ArrayTable<Row>({ rows, ...table }: TableDefinition<Row> & { rows: readonly Row[] }) {
  const address = useTableAddress(table)
  return <DataTable {...table} address={address} rows={useArrayRows(rows, table.columns, address.state)} />
}

function useArrayRows<Row>(
  rows: readonly Row[],
  columns: TableDefinition<Row>['columns'],
  state: TableState,
): TableRows<Row> {
  const table = useMemo(() => clientRows(rows, columns), [rows, columns])
  useEffect(() => whenIdle(prepare(table)), [table])
  const found = useMemo(() => queryRows(table, state), [table, state])
  return {
    rows: found.rows,
    total: found.total,
    totalIsLeast: false,
    known: true,
    loading: false,
    failure: undefined,
    retry: nothing,
    all: () => batchesOf(rows, found.all),
  }
}

/** Runs the steps a few milliseconds at a time while the page is idle. Returns a function that stops it. */
function whenIdle(steps: Generator<undefined, void>): () => void {
  let waiting = idle(slice)
  function slice(): void {
    if (!steps.next().done) waiting = idle(slice)
  }
  return () => (hasIdle() ? cancelIdleCallback(waiting) : clearTimeout(waiting))
}

/** Safari has no `requestIdleCallback`: a timeout of one frame replaces it. */
function idle(run: () => void): number {
  return hasIdle() ? requestIdleCallback(run) : window.setTimeout(run, 16)
}

function hasIdle(): boolean {
  return typeof requestIdleCallback === 'function'
}

function nothing(): void {}
