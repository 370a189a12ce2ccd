// How does a table get every matching row of a server, whatever page it is on?

import {
  failed,
  isObject,
  loadPage,
  matching,
  request,
  TableLoadError,
  type LoadOptions,
  type ServerSource,
} from './data-source.ts'
import type { TableState } from './query.ts'

export type AllRowsOptions<Row> = LoadOptions<Row> & {
  /** Called after each batch with the rows read so far, and the total where it is known. */
  onProgress?: (done: number, total: number | undefined) => void
}

/**
 * Every matching row in batches, whatever page the state is on: streamed when the source offers it, else (or when the stream cannot
 * be opened) page by page, 100 at a time. An answer that ends before its total is a failed load, never a short export.
 */
export async function* allRows<Row>(
  source: ServerSource,
  state: TableState,
  options: AllRowsOptions<Row>,
): AsyncGenerator<Row[]> {
  const stream = source.stream ? await openStream(source, state, options) : undefined
  const batches = stream ? streamed<Row>(stream, options.signal) : walked(source, state, options)
  const expected = { total: stream ? totalHeader(stream) : undefined }
  let done = 0
  for await (const batch of batches) {
    options.signal?.throwIfAborted()
    done += batch.rows.length
    expected.total = batch.total ?? expected.total
    options.onProgress?.(done, expected.total)
    if (batch.rows.length > 0) yield batch.rows
  }
  if (done < (expected.total ?? 0)) throw new TableLoadError()
}

type Batch<Row> = { rows: Row[]; total?: number }

const walkLimit = 100
const streamBatch = 500

async function* walked<Row>(
  source: ServerSource,
  state: TableState,
  options: AllRowsOptions<Row>,
): AsyncGenerator<Batch<Row>> {
  let done = 0
  for (let page = 1; ; page++) {
    const loaded = await loadPage<Row>(source, { ...state, page, limit: walkLimit }, options)
    done += loaded.rows.length
    yield loaded
    if (loaded.rows.length === 0 || (done >= loaded.total && !loaded.totalIsLeast)) return
  }
}

async function openStream<Row>(
  source: ServerSource,
  state: TableState,
  { columns, send, signal }: AllRowsOptions<Row>,
): Promise<Response | undefined> {
  const asked = request(source.stream!, source.method ?? 'GET', matching(state, columns), 'application/x-ndjson')
  try {
    const response = await send(asked, signal)
    return response.ok && response.body ? response : undefined
  } catch {
    signal?.throwIfAborted()
    return undefined
  }
}

async function* streamed<Row>(response: Response, signal?: AbortSignal): AsyncGenerator<Batch<Row>> {
  let rows: Row[] = []
  try {
    for await (const line of linesOf(response.body!)) {
      rows.push(readRow<Row>(line))
      if (rows.length < streamBatch) continue
      yield { rows }
      rows = []
    }
  } catch (error) {
    failed(error, signal)
  }
  yield { rows }
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const lines = (rest + decoder.decode(read.value, { stream: true })).split('\n')
      rest = lines.pop()!
      for (const line of lines) if (line.trim()) yield line
    }
    if (rest.trim()) yield rest
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function readRow<Row>(line: string): Row {
  const row: unknown = JSON.parse(line)
  if (!isObject(row)) throw new TableLoadError()
  return row as Row
}

function totalHeader(response: Response): number | undefined {
  const total = Number(response.headers.get('x-total-count') ?? Number.NaN)
  return Number.isSafeInteger(total) && total >= 0 ? total : undefined
}
