// State of a table's rows: loading, loaded, failed, retried.

import { TableLoadError, type LoadedPage } from '#kit/table/data-source.ts'
import { matchKey } from '#kit/table/address.ts'
import type { Column } from '#kit/table/columns.ts'
import type { TableState } from '#kit/table/query.ts'

/** `shown` belongs to the request of its key; `failure` to the newest request. */
export type RowsState<Row> = {
  shown?: { key: string; page: LoadedPage<Row> }
  failure?: { key: string; error: TableLoadError }
}

export type RowsEvent<Row> =
  | { kind: 'loaded'; key: string; page: LoadedPage<Row> }
  | { kind: 'failed'; key: string; error: unknown }
  | { kind: 'again' }

/** The key of a request: two states with the same key have the same rows. Hidden columns do not count. */
export function requestKey<Row>(state: TableState, columns: readonly Column<Row>[]): string {
  return JSON.stringify([state.page, state.limit, state.sortBy, state.sortOrder, matchKey(state, columns)])
}

export function rowsAfter<Row>(state: RowsState<Row>, event: RowsEvent<Row>): RowsState<Row> {
  if (event.kind === 'loaded') return { shown: { key: event.key, page: event.page } }
  const { failure: _failure, ...rest } = state
  if (event.kind === 'again') return rest
  const error = event.error instanceof TableLoadError ? event.error : new TableLoadError()
  return { ...rest, failure: { key: event.key, error } }
}

/** Whether the rows of this key must be requested. */
export function needsLoading<Row>(state: RowsState<Row>, key: string): boolean {
  return state.shown?.key !== key && state.failure?.key !== key
}
