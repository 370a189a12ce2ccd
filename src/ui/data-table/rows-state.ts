// Which rows does a table show while others are asked for, arrive, fail or are asked for again?

import { TableLoadError, type LoadedPage } from '#kit/table/data-source.ts'
import { matchKey } from '#kit/table/address.ts'
import type { Column } from '#kit/table/columns.ts'
import type { TableState } from '#kit/table/query.ts'

/** `shown` belongs to the request named by its key; `failure` to the newest one. */
export type RowsState<Row> = {
  shown?: { key: string; page: LoadedPage<Row> }
  failure?: { key: string; error: TableLoadError }
}

export type RowsEvent<Row> =
  | { kind: 'loaded'; key: string; page: LoadedPage<Row> }
  | { kind: 'failed'; key: string; error: unknown }
  | { kind: 'again' }

/** Names a request: two states with the same name have the same rows. Hidden columns do not count. */
export function requestKey<Row>(state: TableState, columns: readonly Column<Row>[]): string {
  return JSON.stringify([state.page, state.limit, state.sortBy, state.sortOrder, matchKey(state, columns)])
}

export function rowsAfter<Row>(state: RowsState<Row>, event: RowsEvent<Row>): RowsState<Row> {
  if (event.kind === 'loaded') return { shown: { key: event.key, page: event.page } }
  const { failure: _gone, ...kept } = state
  if (event.kind === 'again') return kept
  const error = event.error instanceof TableLoadError ? event.error : new TableLoadError()
  return { ...kept, failure: { key: event.key, error } }
}

/** What has to be done for the request named: nothing, or load it. */
export function needsLoading<Row>(state: RowsState<Row>, key: string): boolean {
  return state.shown?.key !== key && state.failure?.key !== key
}
