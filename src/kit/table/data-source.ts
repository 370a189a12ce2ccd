// Rows of a table from a server: requests, checked responses, and stale results.

import type { MessageValues } from '#kit/language.ts'
import { filterEntries } from './address.ts'
import { pageCount, type TableState } from './query.ts'
import type { Column } from './columns.ts'

/**
 * A configurable list endpoint. `list` and `total` name the result's properties (dots for nested ones: `result.rows`).
 * `stream`, when offered, responds to the same query without pages, one JSON row a line (application/x-ndjson).
 */
export type ServerSource = {
  url: string
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH'
  list?: string
  total?: string
  stream?: string
}

/** Header of the requests of an export, which may be answered by a replica that is some seconds behind. */
export const exportHeader = { 'x-export': 'rows' }

export type ListRequest = { url: string; method: string; headers: Record<string, string>; body?: string }

/** Sends a request; the caller provides its own (with session, retries or a test's responses). */
export type Send = (request: ListRequest, signal?: AbortSignal) => Promise<Response>

/** `totalIsLeast`: the server stopped counting there, more rows may match. */
export type LoadedPage<Row> = { rows: Row[]; total: number; totalIsLeast?: boolean }

/** A load that failed, with the message to show beside Retry. */
export class TableLoadError extends Error {
  readonly key: 'table.apiFailed' | 'table.loadFailed'
  readonly values: MessageValues

  constructor(status?: number) {
    super(status ? `API request failed with status ${status}` : 'Failed to load data. Please try again.')
    this.name = 'TableLoadError'
    this.key = status ? 'table.apiFailed' : 'table.loadFailed'
    this.values = status ? { status } : {}
  }
}

export type LoadOptions<Row> = { columns: readonly Column<Row>[]; send: Send; signal?: AbortSignal }

/**
 * The request for one page: GET has the query in the address, any other method the same in a JSON body.
 * @example requestFor({ url: '/reports?type=audit' }, state, columns).url // '/reports?type=audit&page=1&limit=10'
 */
export function requestFor<Row>(source: ServerSource, state: TableState, columns: readonly Column<Row>[]): ListRequest {
  const paging: Entry[] = [
    ['page', state.page],
    ['limit', state.limit],
  ]
  return request(source.url, source.method ?? 'GET', [...paging, ...matching(state, columns)], 'application/json')
}

/** Loads one page; beyond the last one, the last one. Throws `TableLoadError`, or the abort's reason. */
export async function loadNearestPage<Row>(
  source: ServerSource,
  state: TableState,
  options: LoadOptions<Row>,
): Promise<LoadedPage<Row>> {
  const page = await loadPage(source, state, options)
  const last = pageCount(page.total, state.limit)
  if (page.rows.length > 0 || state.page <= last) return page
  return loadPage(source, { ...state, page: last }, options)
}

/** Loads one page. Throws `TableLoadError`, or the abort's reason. */
export async function loadPage<Row>(
  source: ServerSource,
  state: TableState,
  { columns, send, signal }: LoadOptions<Row>,
): Promise<LoadedPage<Row>> {
  const response = await sendChecked(send, requestFor(source, state, columns), signal)
  const body = await response.json().catch((error: unknown) => failed(error, signal))
  return readAnswer<Row>(body, source)
}

/** The rows and total of a response; anything but a list of objects and a whole total is a failed load. */
export function readAnswer<Row>(body: unknown, source: Pick<ServerSource, 'list' | 'total'> = {}): LoadedPage<Row> {
  const rows = propertyOf(body, source.list ?? 'data')
  const total = propertyOf(body, source.total ?? 'total')
  if (!Array.isArray(rows) || !rows.every(isObject)) throw new TableLoadError()
  if (typeof total !== 'number' || !Number.isSafeInteger(total) || total < 0) throw new TableLoadError()
  const totalIsLeast = propertyOf(body, 'totalIsLeast') === true
  return { rows: rows as Row[], total, ...(totalIsLeast ? { totalIsLeast } : {}) }
}

/** The result of one task: its value, or stale when a newer one has replaced it. */
export type Latest<T> = { stale: true } | { stale: false; value: T }

/**
 * Runs one task at a time: a newer one aborts the older, whose result is then stale.
 * @example const result = await latest.run((signal) => loadPage(source, state, { columns, send, signal })); if (result.stale) return
 */
export function latestOnly(): { run<T>(work: (signal: AbortSignal) => Promise<T>): Promise<Latest<T>>; stop(): void } {
  let current: AbortController | undefined
  return {
    async run(work) {
      current?.abort()
      const mine = (current = new AbortController())
      try {
        const value = await work(mine.signal)
        return current === mine ? { stale: false, value } : { stale: true }
      } catch (error) {
        if (current === mine) throw error
        return { stale: true }
      }
    },
    stop() {
      current?.abort()
      current = undefined
    },
  }
}

export type Entry = [string, string | number]
/** Search, filters and order as parameters. */
export function matching<Row>(state: TableState, columns: readonly Column<Row>[]): Entry[] {
  const entries: Entry[] = []
  if (state.sortBy) entries.push(['sortBy', state.sortBy], ['sortOrder', state.sortOrder])
  if (state.search) entries.push(['search', state.search])
  return [...entries, ...filterEntries(columns, state.filters)]
}

/** GET has the parameters in the address, any other method the same in a JSON body. */
export function request(url: string, method: string, entries: readonly Entry[], accept: string): ListRequest {
  if (method !== 'GET') {
    const headers = { accept, 'content-type': 'application/json' }
    return { url, method, headers, body: JSON.stringify(Object.fromEntries(entries)) }
  }
  const [path, query] = url.split('?', 2)
  const params = new URLSearchParams(query)
  for (const [name, value] of entries) params.set(name, String(value))
  return { url: `${path}?${params}`, method, headers: { accept } }
}

async function sendChecked(send: Send, listRequest: ListRequest, signal?: AbortSignal): Promise<Response> {
  const response = await send(listRequest, signal).catch((error: unknown) => failed(error, signal))
  if (!response.ok) throw new TableLoadError(response.status)
  return response
}

/** Rethrows an error as a failed load; an abort is rethrown as it is. */
export function failed(error: unknown, signal?: AbortSignal): never {
  signal?.throwIfAborted()
  throw error instanceof TableLoadError ? error : new TableLoadError()
}

function propertyOf(body: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, name) => (isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined), body)
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
